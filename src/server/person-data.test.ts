import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { download, exportApp, makeExport, unzip, type ExportApp } from './data-export/data-export-testing.ts'
import { insertEverything, type Filled } from './data-export/everything-testing.ts'
import { statementsOf } from './testing/statements-of.ts'

/**
 * Columns that name people and are in nobody's export, each with the reason. What is new and not here has to be
 * exported by its feature, in the `person` of its `feature.ts`.
 */
const LEFT_OUT: Record<string, string> = {
  'article_updates.editor_id': 'made from revisions, which are exported',
  'blocks.blocked_id': 'who blocked somebody is not theirs to know; whom they blocked is exported',
  'commenters.user_id': 'counts of comments, which are exported',
  'contributors.user_id': 'counts whom the site has, and says nothing else',
  'data_exports.user_id': 'the exports themselves',
  'device_marks.user_id': 'a hash that lives for a day, against abuse',
  'guild_log.target_id':
    'what others did, told in their words; memberships, bans and invitations are exported',
  'honor_holds.actor_id': 'rewards of others',
  'kept_facts.user_id': 'counts of what is exported, for a day',
  'message_reports.closed_by': 'an act of staff',
  'message_reports.reported_id': 'who reported somebody is not theirs to know',
  'messages.about_id': 'lines of a group about who came and went',
  'messages_hidden.user_id': 'what somebody deleted for themselves; read in order to leave it out',
  'mod_claims.user_id': 'an act of staff, for ten minutes',
  'mutes.person_id': 'who muted somebody is not theirs to know; whom they muted is exported',
  'notification_causes.actor_id': 'what others were told of; the deeds are exported',
  'notifications_told.user_id': 'what was told already, so that it is not told twice; the lines are exported',
  'passkey_challenges.user_id': 'a riddle of five minutes',
  'password_resets.user_id': 'a secret of half an hour',
  'pending_sign_ins.user_id': 'the first step of a sign-in, for ten minutes',
  'stream_events.user_id': 'copies of notifications and messages that live for some minutes',
  'stream_heads.user_id': 'a counter',
  'suspension_proposals.actor_id': 'an act of staff',
  'suspension_proposals.person_id': 'not decided yet; what is decided is exported',
}

let app: ExportApp
let filled: { mine: Filled; theirs: Filled }
let files: Map<string, string>
let statements: string[]

beforeAll(async () => {
  app = await exportApp({ config: { rateLimitScale: 1000 } })
  const mine = await app.signIn('dewi')
  const theirs = await app.signIn('oskar')
  const blocked = await app.signIn('viktor')
  const [dewi, oskar, viktor] = [mine.userId, theirs.userId, blocked.userId]
  filled = {
    mine: await insertEverything(app, { me: dewi, other: oskar, blocked: viktor, mark: 'dewimark' }),
    theirs: await insertEverything(app, { me: oskar, other: viktor, blocked: viktor, mark: 'oskarmark' }),
  }
  const made = await statementsOf(() => makeExport(app, mine))
  statements = made.statements
  files = await unzip(await download(mine, made.result))
})
afterAll(() => app.close())

test('a member with every kind of thing finds each of them in their export', () => {
  const missing = Object.entries(filled.mine.expected).filter(
    ([path, said]) => !files.get(path)?.includes(said),
  )
  expect(missing).toEqual([])
})

test('every file of an export has been looked for, so that a new one gets its row here', () => {
  const expected = new Set([...Object.keys(filled.mine.expected), 'README.txt', 'follows/followers.json'])
  expect([...files.keys()].filter((path) => !expected.has(path))).toEqual([])
})

test('nothing of others is in it: neither what they wrote for themselves, nor addresses, nor secrets', () => {
  for (const [path, text] of files) {
    expect(text, path).not.toContain('oskarmark')
    expect(text, path).not.toContain('oskar@example.com')
    expect(text, path).not.toContain('viktor@example.com')
    expect(text, path).not.toContain('secret of')
    expect(text, path).not.toMatch(/hash|token/i)
  }
})

test('a table that knows people is in the export, or says here why it is not', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1, 2`.execute(app.db)
  expect(rows.length).toBeGreaterThan(80)
  // A column is read when a statement of the export names both it and its table.
  const isRead = ({ table, column }: { table: string; column: string }): boolean =>
    statements.some((said) => names(said, table) && names(said, column))
  const unread = rows.filter((row) => !isRead(row)).map(({ table, column }) => `${table}.${column}`)
  expect(unread.filter((name) => LEFT_OUT[name] === undefined)).toEqual([])
  const known = new Set(rows.map(({ table, column }) => `${table}.${column}`))
  expect(Object.keys(LEFT_OUT).filter((name) => !known.has(name))).toEqual([])
})

function names(statement: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(statement)
}
