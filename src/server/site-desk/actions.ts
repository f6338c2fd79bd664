import type { BodyOf } from '../../contract/endpoint.ts'
import type { saveSiteSettings } from '../../contract/site-desk.ts'
import { claimMedia, mediaUrl, ownUploads } from '../media/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { WORDS_SETTING } from '../spam-checks/public.ts'
import { writeStaffLog } from '../staff/public.ts'
import { messages } from './messages.ts'
import { ANNOUNCEMENT, LOGO, WELCOME } from './queries.ts'

type Change = BodyOf<typeof saveSiteSettings>

/** There is one site. */
const SITE_ID = 1
/** The logo is as high as ours; this wide at most. */
const LOGO_HEIGHT = 28
const LOGO_WIDEST = 120

/** Stores what is named, with a line about it in the log of the staff: which settings, not their words. */
export function changeSettings(db: Db, viewer: Viewer, change: Change, now: Date): Promise<void> {
  refuseTimes(change.announcement)
  return transact(db, async (trx) => {
    if (change.logoId !== undefined) await save(trx, LOGO, await takeLogo(trx, viewer, change.logoId))
    if (change.welcome !== undefined) await save(trx, WELCOME, change.welcome)
    if (change.announcement !== undefined) await save(trx, ANNOUNCEMENT, change.announcement)
    if (change.words !== undefined) await save(trx, WORDS_SETTING, change.words)
    await writeStaffLog(trx, {
      actor: { kind: 'staff', id: viewer.id },
      action: 'change-site',
      objectType: 'site',
      objectId: SITE_ID,
      details: { changed: Object.keys(change).toSorted() },
      now,
    })
  })
}

async function save(trx: Db, name: string, value: unknown): Promise<void> {
  if (value === null) {
    await trx.deleteFrom('settings').where('name', '=', name).execute()
    return
  }
  const row = { name, value: JSON.stringify(value) }
  await trx
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
    .execute()
}

/** The one before is shown by nothing any more, and swept. */
async function takeLogo(trx: Db, viewer: Viewer, mediaId: number | null) {
  const picture = mediaId === null ? null : await ownUploads.getSource(trx, viewer.id, mediaId)
  await ownUploads.release(trx, 'site', [SITE_ID])
  if (picture === null) return null
  await claimMedia(trx, {
    mediaId: picture.id,
    ownerId: viewer.id,
    kind: 'image',
    objectType: 'site',
    objectId: SITE_ID,
    access: 'open',
  })
  const width = Math.round((picture.width / picture.height) * LOGO_HEIGHT)
  return { url: mediaUrl(picture.key, 320), width: Math.max(1, Math.min(width, LOGO_WIDEST)) }
}

function refuseTimes(announcement: Change['announcement']): void {
  if (announcement?.until == null || announcement.from === null) return
  if (new Date(announcement.until) <= new Date(announcement.from))
    fail('invalid_input', common.invalidInput, { fields: { 'announcement.until': messages.endsTooEarly } })
}
