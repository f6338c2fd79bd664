import { sql } from 'kysely'
import type { DraftContent } from '../../contract/drafts.ts'
import { addMs } from '../platform/clock.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages } from './messages.ts'
import type { DraftName } from './queries.ts'
import { firstVersion, hasNewer, MOST_DRAFTS, OLDER_LIFE_MS } from './rules.ts'

export interface Saved {
  version: number
  hadNewer: boolean
}

/** The newer text wins. A text that it was not based on is stored with it for a day. */
export function saveDraft(
  db: Db,
  name: DraftName,
  draft: { version: number; content: DraftContent },
  now: Date,
): Promise<Saved> {
  const content = JSON.stringify(draft.content)
  return transact(db, async (trx) => {
    const saved = await replaceDraft(trx, name, { ...draft, content }, now)
    if (saved !== undefined) return saved
    await lockDrafts(trx, name.userId)
    // Another device may have started the same draft while this one waited.
    return (await replaceDraft(trx, name, { ...draft, content }, now)) ?? insertDraft(trx, name, content, now)
  })
}

async function replaceDraft(
  trx: Db,
  { userId, kind, key }: DraftName,
  draft: { version: number; content: string },
  now: Date,
): Promise<Saved | undefined> {
  const { rows } = await sql<{ version: number; isSame: boolean }>`
    select version, content = ${draft.content}::jsonb as "isSame" from drafts
    where user_id = ${userId} and kind = ${kind} and key = ${key} for update`.execute(trx)
  const stored = rows[0]
  if (stored === undefined) return undefined
  const hadNewer = hasNewer(stored, draft.version)
  await trx
    .updateTable('drafts')
    .set((eb) => ({
      version: stored.version + 1,
      content: draft.content,
      updated_at: now,
      ...(hadNewer && { older_content: eb.ref('content'), older_until: addMs(now, OLDER_LIFE_MS) }),
    }))
    .where((eb) => eb.and({ user_id: userId, kind, key }))
    .execute()
  return { version: stored.version + 1, hadNewer }
}

async function insertDraft(
  trx: Db,
  { userId, kind, key }: DraftName,
  content: string,
  now: Date,
): Promise<Saved> {
  const { count } = await trx
    .selectFrom('drafts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  // Refused, since making room would silently lose somebody's text.
  if (count >= MOST_DRAFTS) fail('conflict', messages.tooMany, { values: { most: MOST_DRAFTS } })
  const version = firstVersion(now)
  await trx
    .insertInto('drafts')
    .values({ user_id: userId, kind, key, version, content, updated_at: now })
    .execute()
  return { version, hadNewer: false }
}

/** Several new ones at once, each under a name of its own; one that is there stays as it is. Returns how many are new. */
export function insertDrafts(
  db: Db,
  { userId, kind }: Omit<DraftName, 'key'>,
  drafts: { key: string; content: DraftContent }[],
  now: Date,
): Promise<number> {
  const keys = drafts.map(({ key }) => key)
  return transact(db, async (trx) => {
    await lockDrafts(trx, userId)
    const { count, known } = await trx
      .selectFrom('drafts')
      .select((eb) => [
        eb.fn.countAll<number>().as('count'),
        eb.fn.countAll<number>().filterWhere('kind', '=', kind).filterWhere('key', 'in', keys).as('known'),
      ])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (count - known + new Set(keys).size > MOST_DRAFTS)
      fail('conflict', messages.tooMany, { values: { most: MOST_DRAFTS } })
    const { rows } = await sql<{ key: string }>`
      insert into drafts (user_id, kind, key, version, content, updated_at)
      select ${userId}::int8, ${kind}, key, ${firstVersion(now)}::int8, content::jsonb, ${now}::timestamptz
      from unnest(${keys}::text[], ${drafts.map(({ content }) => JSON.stringify(content))}::text[]) as d (key, content)
      on conflict do nothing returning key`.execute(trx)
    return rows.length
  })
}

/** One person's new drafts are inserted one after the other, so that they can be counted. */
async function lockDrafts(trx: Db, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`drafts ${userId}`}, 0))`.execute(trx)
}
