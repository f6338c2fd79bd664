import { sql } from 'kysely'
import { transact, type Db } from '../platform/db.ts'
import { writeGuild, type NewGuild } from './create-actions.ts'

/** In English, as the site itself speaks to whoever has not chosen a language; the operator may write it anew. */
const STARTER = {
  name: 'Front Porch',
  insignia: 'FP',
  logo: 'logo1',
  logoBackgroundColor: '#1f6f63',
  description: 'New here? Say hello, ask anything about this site, and tell us what you’d like to read.',
  isPrivate: false,
  joinMode: 'open',
  membersMayInvite: true,
  rules: [
    { title: 'Be kind to newcomers', text: 'Everyone was new once, and most of us still are in something.' },
    {
      title: 'One thing at a time',
      text: 'A post with one question gets an answer. Five questions get none.',
    },
  ],
} as const satisfies Omit<NewGuild, 'rules'> & { rules: readonly unknown[] }

/**
 * The first guild of a site, which belongs to its first operator (product §21). Made once, also when it was deleted
 * since: the numbers of guilds say whether there ever was one. False when there was nothing to do.
 */
export function makeStarterGuild(db: Db, now: Date): Promise<boolean> {
  return transact(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('starter guild', 0))`.execute(trx)
    const { rows } = await sql<{ id: number }>`
      select id from users where role = 'operator' and not (select is_called from guilds_id_seq)
      order by id limit 1`.execute(trx)
    const [operator] = rows
    if (operator === undefined) return false
    await writeGuild(trx, operator.id, { ...STARTER, rules: [...STARTER.rules] }, now)
    return true
  })
}
