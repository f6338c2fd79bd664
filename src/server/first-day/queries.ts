import { sql } from 'kysely'
import * as z from 'zod/mini'
import { RULE_PAGES, type FirstDayMark, type RulePage } from '../../contract/first-day.ts'
import type { Db } from '../platform/db.ts'

/** Among the settings of the site: it is the first day of a site, not of one operator. */
const PREFIX = 'first_day.'

const MailTest = z.object({
  /** The setting it was made with, hashed: another one has not been tested. */
  sender: z.string(),
  problem: z.nullable(z.string()),
})
export type MailTest = z.infer<typeof MailTest>

export interface Marks {
  mail: MailTest | null
  /** Pages with rules. */
  opened: RulePage[]
  isHidden: boolean
  hasArticle: boolean
}

export async function findMarks(db: Db): Promise<Marks> {
  const { rows } = await sql<{ marks: Record<string, unknown> | null; hasArticle: boolean }>`
    select (select jsonb_object_agg(name, value) from settings where name like ${`${PREFIX}%`}) as marks,
      exists (select from visible_articles) as "hasArticle"`.execute(db)
  const { marks, hasArticle = false } = rows[0] ?? {}
  const stored = (name: string) => marks?.[PREFIX + name]
  const mail = MailTest.safeParse(stored('mail'))
  return {
    mail: mail.success ? mail.data : null,
    // Before pages were noted one by one, somebody said that they had read all of them.
    opened: RULE_PAGES.filter((page) => (stored(page) ?? stored('rules')) !== undefined),
    isHidden: stored('hidden') !== undefined,
    hasArticle,
  }
}

export async function saveMailTest(db: Db, test: MailTest): Promise<void> {
  await save(db, 'mail', test)
}

export async function saveMark(db: Db, mark: FirstDayMark): Promise<void> {
  await save(db, mark, true)
}

async function save(db: Db, name: string, value: unknown): Promise<void> {
  const row = { name: PREFIX + name, value: JSON.stringify(value) }
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
    .execute()
}

export async function getEmail(db: Db, userId: number): Promise<string> {
  const row = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  return row.email
}
