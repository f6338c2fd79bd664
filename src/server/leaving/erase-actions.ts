import { sql } from 'kysely'
import { transact, type Db } from '../platform/db.ts'
import { lockDue, type Due } from './queries.ts'

/**
 * From here on nobody is this person: no name, no address, no way in. Undefined when they came back meanwhile; then
 * nothing has happened. `before` runs with the row locked, and while it still says who they are.
 */
export function beginErasure(
  db: Db,
  userId: number,
  now: Date,
  before: (due: Due) => Promise<void>,
): Promise<Due | undefined> {
  return transact(db, async (trx) => {
    const due = await lockDue(trx, userId, now)
    if (due === undefined) return undefined
    await before(due)
    await eraseWaiting(trx, due)
    await sql`select begin_erasure(${userId}, ${now}, ${due.keepsArticles})`.execute(trx)
    return due
  })
}

/** What is on its way to them or names them, and the answers that are kept for repeats. */
async function eraseWaiting(trx: Db, { id, email, alias, name, isBegun }: Due): Promise<void> {
  await sql`
    delete from jobs where kind <> 'personErasure' and payload -> 'userId' = to_jsonb(${id}::int8)`.execute(
    trx,
  )
  await sql`delete from idempotency_keys where scope = ${`user ${id}`}`.execute(trx)
  if (isBegun) return
  await sql`delete from signups where email = ${email}`.execute(trx)
  await sql`
    delete from jobs where kind in ('mail', 'resetLink') and (payload ->> 'to' = ${email} or payload ->> 'email' = ${email}
      -- One to somebody else that was given up is not sent any more.
      or (given_up_at is not null and (strpos(payload::text, ${alias}) > 0 or strpos(payload::text, ${name}) > 0)))`.execute(
    trx,
  )
  await sql`
    delete from idempotency_keys where strpos(answer::text, to_json(${alias}::text)::text) > 0
      or strpos(answer::text, to_json(${name}::text)::text) > 0 or strpos(answer::text, ${email}) > 0`.execute(
    trx,
  )
}

/** The row itself, and all that goes with it; who it was is not told, only that somebody was erased. */
export async function endErasure(
  db: Db,
  { id, keepsArticles }: Pick<Due, 'id' | 'keepsArticles'>,
  now: Date,
): Promise<void> {
  await transact(db, async (trx) => {
    await sql`
      with gone as (delete from users where id = ${id} and erasing_at is not null returning id, created_at)
      insert into erasures (user_id, joined_at, keeps_articles, erased_at)
      select id, created_at, ${keepsArticles}, ${now}::timestamptz from gone
      on conflict (user_id) do update set joined_at = excluded.joined_at, keeps_articles = excluded.keeps_articles,
        erased_at = excluded.erased_at`.execute(trx)
  })
}
