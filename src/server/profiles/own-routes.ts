import { isExternalHref, isSafeHref } from '../../contract/rich-text-rules.ts'
import { IQ_SHOWN_AGE } from '../../contract/iq-rules.ts'
import { PRIVILEGES } from '../../contract/honor-rules.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import type { Text } from '../../contract/messages.ts'
import {
  getPrivacy,
  listStaleTranslations,
  listUploads,
  savePrivacy,
  setPinned,
  updateProfile,
} from '../../contract/profiles.ts'
import { listCards, listStaleTranslations as listStale } from '../articles/public.ts'
import { can } from '../content/can.ts'
import type { Site } from '../content/content-type.ts'
import { findObject } from '../content/objects.ts'
import { canLink } from '../lite-text/public.ts'
import { ownUploads } from '../media/public.ts'
import type { Db } from '../platform/db.ts'
import { fail, fill } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import type { Viewer } from '../platform/session.ts'
import { checkLines } from '../spam-checks/public.ts'
import { saveProfile, savePrivacyOf } from './actions.ts'
import { messages } from './messages.ts'
import { findProfile, type Pinned } from './queries.ts'
import { getSeen } from './visible-person.ts'

export function ownRoutes(site: Site): void {
  serve(site, updateProfile, async ({ db, viewer, body, now, request }) => {
    const links = body.links && judgeLinks(body.links, viewer)
    const { bio, languages } = body
    await checkLines(site, { viewer, request }, { bio })
    await saveProfile(db, viewer.id, {
      ...(bio !== undefined && { bio: bio.replace(/\n{3,}/g, '\n\n') }),
      ...(links !== undefined && { links }),
      ...(languages !== undefined && { languages }),
    })
    return getSeen(db, viewer, viewer.id, now)
  })

  serve(site, getPrivacy, async ({ db, viewer, now }) => (await getSeen(db, viewer, viewer.id, now)).privacy)

  serve(site, savePrivacy, async ({ db, viewer, body, now }) => {
    const { audience, showsJoined, showsActivity, showsFollows, isIndexed, isRanked, showsIq } = body
    const { whoMayMention } = body
    if (showsIq === true) await refuseYoung(db, viewer.id, now)
    const columns = {
      ...(audience !== undefined && { audience }),
      ...(showsJoined !== undefined && { shows_joined: showsJoined }),
      ...(showsActivity !== undefined && { shows_activity: showsActivity }),
      ...(showsFollows !== undefined && { shows_follows: showsFollows }),
      ...(isIndexed !== undefined && { is_indexed: isIndexed }),
      ...(isRanked !== undefined && { is_ranked: isRanked }),
      ...(showsIq !== undefined && { shows_iq: showsIq }),
      ...(whoMayMention !== undefined && { who_may_mention: whoMayMention }),
    }
    await savePrivacyOf(db, viewer.id, columns, body.takesGuildInvites)
    return (await getSeen(db, viewer, viewer.id, now)).privacy
  })

  serve(site, setPinned, async ({ db, viewer, body: { pinned } }) => {
    if (pinned !== null) await judgePinned(site, db, viewer, pinned)
    await saveProfile(db, viewer.id, {
      pinned_type: pinned?.objectType ?? null,
      pinned_id: pinned?.objectId ?? null,
    })
    return { done: true as const }
  })

  serve(site, listUploads, async ({ db, viewer, query: { cursor }, now, language }) => {
    const name = `uploads ${viewer.id}`
    const after = cursor === undefined ? undefined : placeOf(site.cursors.read(name, cursor))
    const page = { after, limit: LIST_SIZE + 1 }
    const found = await ownUploads.list(site, db, viewer.id, page, { now, language })
    const shown = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? shown.at(-1) : undefined
    const { quotaBytes } = await ownUploads.findOwner(db, viewer.id, now)
    return {
      items: shown.map((upload) => ({ ...upload, createdAt: upload.createdAt.toISOString() })),
      nextCursor: last ? site.cursors.make(name, [last.createdAt.toISOString(), last.id]) : null,
      usedBytes: await ownUploads.sumBytes(db, viewer.id),
      quotaBytes,
    }
  })

  serve(site, listStaleTranslations, async ({ db, viewer }) => {
    const stale = await listStale(db, viewer.id)
    const cards = await listCards(
      db,
      stale.map(({ id }) => id),
    )
    return stale.flatMap(({ id, originalId, staleSince }) => {
      const article = cards.find((card) => card.id === id)
      return article === undefined ? [] : [{ article, originalId, staleSince: staleSince.toISOString() }]
    })
  })
}

function placeOf([createdAt, id]: (string | number)[]): { createdAt: Date; id: number } {
  return { createdAt: new Date(String(createdAt)), id: Number(id) }
}

/** A score is shown to others only by those of whom it is known that they are old enough. */
async function refuseYoung(db: Db, userId: number, now: Date): Promise<void> {
  const found = await findProfile(db, userId, now)
  if (found?.mayShowIq !== false) return
  if (found.hasBirthYear) fail('under_age', fill(messages.iqUnderAge, { age: IQ_SHOWN_AGE }))
  refuse('showsIq', fill(messages.iqNeedsYear, { age: IQ_SHOWN_AGE }))
}

/** Only addresses of the web, and only from people who may write links anywhere. */
function judgeLinks(links: string[], viewer: Viewer): string[] {
  if (links.length > 0 && !canLink(viewer))
    refuse('links', fill(messages.notYetLinks, { honor: PRIVILEGES.links }))
  if (!links.every(isWebAddress)) refuse('links', messages.badLink)
  return [...new Set(links)]
}

function isWebAddress(link: string): boolean {
  return isSafeHref(link) && isExternalHref(link) && /^https?:/i.test(link) && URL.canParse(link)
}

async function judgePinned(
  site: Site,
  db: Db,
  viewer: Viewer,
  { objectType, objectId }: Pinned,
): Promise<void> {
  const found = await findObject(site, db, viewer, objectType, objectId)
  const isOwn = found?.authorId === viewer.id
  if (found === undefined || !can(viewer, 'read', found) || (found.isNsfw === true && !isOwn))
    return fail('not_found', common.notFound)
  if (!isOwn) fail('not_allowed', common.notAllowed)
  if (found.isNsfw === true) refuse('pinned', messages.adultPinned)
  if (!found.isPublic) refuse('pinned', messages.notPublic)
}

function refuse(field: string, text: Text): never {
  return fail('invalid_input', common.invalidInput, { fields: { [field]: text } })
}
