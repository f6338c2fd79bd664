import {
  chooseThread,
  getNotificationSettings,
  getThread,
  listNotifications,
  readNotifications,
  saveNotificationSettings,
} from '../../contract/notifications.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { Feature } from '../content/feature.ts'
import type { Site } from '../content/content-type.ts'
import { getContentType, getObject } from '../content/objects.ts'
import { seesNsfw } from '../nsfw/public.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { onePerSite } from '../platform/one-per-site.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve, type Context } from '../platform/serve.ts'
import { markAsRead, saveSettings, saveThreadChoice } from './actions.ts'
import { editedSources, notificationTypes } from './follow-ups.ts'
import { listNotificationPage } from './list-notifications.ts'
import { messages } from './messages.ts'
import type { Position } from './queries.ts'
import { isTimeZone } from './rules.ts'
import { findThreadChoice, readSettings } from './settings-queries.ts'
import { countUnread } from './unread-queries.ts'

/** Whose people are kept when their lines are purged; learned at the start. */
export const editedOf = onePerSite((): { sources: string[] } => ({ sources: [] }))

export function notificationsRoutes(site: Site, all: readonly Feature[]): void {
  const types = notificationTypes(all)
  editedOf(site).sources = editedSources(all)
  const countChange = (userId: number) =>
    enforceRateLimits(site.limits, [['notificationChanges', String(userId)]])

  serve(site, listNotifications, async ({ db, viewer, query, language, now }) => {
    const { filter, cursor, limit = String(LIST_SIZE) } = query
    const list = `notifications ${viewer.id} ${filter ?? 'all'}`
    const after = cursor === undefined ? undefined : placeOf(site.cursors.read(list, cursor))
    const composing = { site, db, types, reader: viewer, language }
    const page = await listNotificationPage(composing, { filter, after, limit: Number(limit) })
    return {
      items: page.items,
      nextCursor: page.next ? site.cursors.make(list, [page.next.updatedAt, page.next.id]) : null,
      unread: await unreadOf(db, viewer.id, now),
    }
  })

  serve(site, readNotifications, async ({ db, viewer, body: { ids }, now }) => {
    await markAsRead(db, { userId: viewer.id, ids, now })
    return { unread: await unreadOf(db, viewer.id, now) }
  })

  serve(site, getNotificationSettings, ({ db, viewer, language }) =>
    readSettings(db, viewer.id, types, language),
  )

  serve(site, saveNotificationSettings, async ({ db, viewer, body, language, now }) => {
    if (body.timeZone !== undefined && !isTimeZone(body.timeZone))
      fail('invalid_input', common.invalidInput, { fields: { timeZone: messages.timeZone } })
    if (body.type !== undefined && types[body.type.name] === undefined)
      fail('invalid_input', common.invalidInput, { fields: { type: messages.noSuchType } })
    await countChange(viewer.id)
    await saveSettings(db, viewer.id, body, now)
    return readSettings(db, viewer.id, types, language)
  })

  serve(site, getThread, async (context) => {
    const { objectType, objectId } = await getThreadObject(site, context)
    return { choice: await findThreadChoice(context.db, context.viewer.id, objectType, objectId) }
  })

  serve(site, chooseThread, async (context) => {
    const { db, viewer, body, now } = context
    const { objectType, objectId } = await getThreadObject(site, context)
    await countChange(viewer.id)
    await saveThreadChoice(db, { userId: viewer.id, objectType, objectId, choice: body.choice, now })
    return { choice: body.choice }
  })
}

/** What the bell shows: nothing for somebody who has turned everything off. */
async function unreadOf(db: Db, userId: number, now: Date): Promise<number> {
  const [count] = await countUnread(db, [userId], now)
  return count?.isOn === true ? count.unread : 0
}

/** Something that the viewer may read, of a type that people comment on. */
async function getThreadObject(
  site: Site,
  { db, viewer, params, request }: Pick<Context<typeof getThread>, 'db' | 'viewer' | 'params' | 'request'>,
): Promise<{ objectType: ObjectType; objectId: number }> {
  if (getContentType(site, params.type).comments === null) fail('not_found', common.notFound)
  const audience = { seesNsfw: await seesNsfw(site, request, viewer) }
  return getObject(site, db, viewer, params.type, Number(params.id), audience)
}

function placeOf([updatedAt, id]: (string | number)[]): Position {
  return { updatedAt: String(updatedAt), id: Number(id) }
}
