import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findWords, listColumns, listNaming } from './erased-words-testing.ts'
import { exportApp, makeExport, type ExportApp } from './data-export/data-export-testing.ts'
import { insertEverything, type Filled } from './data-export/everything-testing.ts'
import { close, letErase, purge } from './leaving/leaving-testing.ts'
import { addMs, DAY_MS } from './platform/clock.ts'
import { logOptions } from './platform/log.ts'
import { outboxMailer, queueMail } from './platform/mail.ts'
import { testLogger } from './testing/logged-errors.ts'

/**
 * What may still have words of theirs, each with the reason. A word of theirs anywhere else fails: whoever adds a table
 * says how it is erased, in the `person` of its feature.
 */
const STAYS: Record<string, string> = {
  conversations: 'the name of a group that others are still in',
  invoices: 'what the payment provider calls the invoice: the books are kept, without a name',
}

let app: ExportApp
let filled: Filled
let userId: number
/** Where they were before they left: what is not there can't be missed. */
let before: { words: string[]; columns: string[] }
const logs: string[] = []
const leaveLog: (() => void)[] = []
/** Mails and answers have it in other letters than it has. */
const NAME = 'Zorabelle Žižková'

beforeAll(async () => {
  app = await exportApp({ config: { rateLimitScale: 1000 } })
  for (const level of ['info', 'warn', 'error'] as const) {
    const before: (...entry: unknown[]) => void = testLogger[level]
    testLogger[level] = (...entry: unknown[]) => {
      logs.push(lineOf(entry))
      before(...entry)
    }
    // Other files of this process use the same one.
    leaveLog.push(() => (testLogger[level] = before))
  }
  // Of two in a conversation the earlier member comes first: one of each.
  const oskar = await app.signIn('oskar')
  const zora = await app.signIn('Zorabelle')
  const viktor = await app.signIn('viktor')
  userId = zora.userId
  await app.db.updateTable('users').set({ last_name: 'Žižková' }).where('id', '=', userId).execute()
  await makeExport(app, zora)
  const people = { me: userId, other: oskar.userId, blocked: viktor.userId }
  filled = await insertEverything(app, { ...people, mark: 'zoramark' })
  await insertWaiting(oskar.userId)
  await app.settle()
  before = { words: await findWords(app.db, WORDS), columns: await listNaming(app.db, userId) }
  // Not a word of theirs: somebody else's guild, which they had left.
  await app.db
    .updateTable('guilds')
    .set({ name: 'Oskar’s' })
    .where('owner_id', '=', oskar.userId)
    .where('name', 'like', 'zoramark%')
    .execute()
  await close(zora)
  await letErase(app)
  // The guild that nobody is in any more goes with the next one.
  await purge(app)
})
afterAll(async () => {
  for (const leave of leaveLog) leave()
  await app.close()
})

/** As the site writes it: by its own serializers. */
function lineOf([about, ...more]: unknown[]): string {
  const known = Object.entries(
    (logOptions as { serializers: Record<string, (value: never) => unknown> }).serializers,
  )
  const said = typeof about === 'object' ? { ...about } : { about }
  for (const [name, write] of known)
    if (name in said) Object.assign(said, { [name]: write((said as Record<string, never>)[name] as never) })
  return JSON.stringify([said, ...more])
}

const WORDS = /zorabelle|zoramark|198\.51\.100\.9/i

/** Mails, kept answers and files on the disk that name them. */
async function insertWaiting(otherId: number): Promise<void> {
  const now = app.clock.now()
  const far = addMs(now, 400 * DAY_MS)
  const mail = { siteName: 's', subject: 'About Zorabelle', heading: 'h', paragraphs: ['p'], reason: 'r' }
  await queueMail(app.db, 'zorabelle@example.com', mail, 'en', far)
  await app.db
    .insertInto('jobs')
    .values({
      kind: 'mail',
      payload: { to: 'x@y.z', text: NAME },
      run_at: far,
      given_up_at: far,
    })
    .execute()
  await app.db.insertInto('jobs').values({ kind: 'weeklyDigest', payload: { userId }, run_at: far }).execute()
  const answers = [`user ${userId}`, `user ${otherId}`].map((scope) => ({
    scope,
    key: 'POST /api/x 1',
    fingerprint: Buffer.from('x'),
    status: 200,
    answer: JSON.stringify({ author: { name: NAME, alias: 'zorabelle-1000' } }),
    created_at: far,
  }))
  await app.db.insertInto('idempotency_keys').values(answers).execute()
  // Rows of the test's own, which no feature could look at again.
  await app.db.updateTable('honor_holds').set({ held_until: far }).execute()
  await mkdir(join(app.folder, 'outbox'), { recursive: true })
  await writeFile(join(app.folder, 'outbox', 'one.eml'), 'To: zorabelle@example.com\n\nHello')
  const told = {
    subject: `${NAME} likes it`,
    text: `To you ${'and all of them '.repeat(5)}: ${NAME}`,
    html: '',
  }
  const outbox = outboxMailer(join(app.folder, 'outbox'), { name: 's', address: 'site@example.com' })
  await outbox.send({ ...told, to: 'oskar@example.com', messageId: randomUUID() })
  await writeFile(join(app.folder, 'outbox', 'two.eml'), 'To: oskar@example.com\n\nHello')
}

/** Columns that nobody fills who can leave. */
const NOT_THEIRS: Record<string, string> = {
  'suspension_proposals.actor_id': 'an act of staff, who can’t leave; it goes with the row',
}

test('they were in every column that names people, so that a new table is filled here before it passes', async () => {
  const all = (await listColumns(app.db)).map(({ table, column }) => `${table}.${column}`)
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter((name) => !before.columns.includes(name))).toEqual(Object.keys(NOT_THEIRS))
})

test('somebody with every kind of thing leaves neither name nor address nor words in a dump of all tables', async () => {
  // The same search found them before, so it would find what is left.
  expect(new Set(before.words.map((line) => line.split(':')[0])).size).toBeGreaterThan(50)
  expect(before.words.some((line) => line.includes('198.51.100.9'))).toBe(true)
  const found = await findWords(app.db, WORDS)
  expect(found.filter((line) => STAYS[line.split(':')[0] ?? ''] === undefined)).toEqual([])
  expect(found.filter((line) => /zorabelle|198\.51/i.test(line))).toEqual([])
  expect(await listNaming(app.db, userId)).toEqual([])
})

test('nothing of them is on the disk: uploads, exports and mails that were not sent', async () => {
  const files = await readdir(app.folder, { recursive: true, withFileTypes: true })
  const names = files.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  for (const path of names) {
    expect(path).not.toContain(filled.mediaKey)
    expect(await readFile(path, 'latin1'), path).not.toMatch(/zorabelle|zoramark/i)
  }
  expect(await readdir(join(app.folder, 'outbox'))).toEqual(['two.eml'])
  expect(names.filter((path) => path.endsWith('.zip'))).toEqual([])
})

test('nothing that was logged says who they were', () => {
  expect(logs.join('')).not.toMatch(/zorabelle|zoramark/i)
})

test('only their number and dates are written down, in the database and outside of it', async () => {
  const { rows } = await sql<{ line: string }>`select to_json(e)::text as line from erasures e`.execute(
    app.db,
  )
  expect(rows).toHaveLength(1)
  const lines = (await readFile(join(app.folder, 'erasures.log'), 'utf8')).split('\n').filter(Boolean)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { userId, keepsArticles: false, joinedAt: expect.any(String), erasedAt: expect.any(String) },
  ])
})

/** Rows that stay when the person they name is gone: why, and who says that it was somebody. */
const FORGOTTEN: Record<string, string> = {
  'answers.author_id': 'erased before; what is left belongs to nobody',
  'article_revisions.editor_id': 'what was changed in articles of others is part of those',
  'article_suggestions.decided_by': 'suggestions of others',
  'article_updates.editor_id': 'what happened to articles of others',
  'articles.author_id': 'those that stay are by a former member',
  'collection_changes.editor_id': 'the history of collections of others',
  'collection_row_versions.editor_id': 'the history of collections of others',
  'collection_rows.editor_id': 'rows in collections of others',
  'collection_suggestions.decided_by': 'suggestions of others',
  'collections.author_id': 'erased before; what is left belongs to nobody',
  'comments.author_id': 'a place without words, since others replied',
  'conversations.created_by': 'groups that others are in',
  'conversations.high_id': 'the other person keeps the conversation',
  'conversations.low_id': 'the other person keeps the conversation',
  'guild_bans.banned_by': 'the guild’s act',
  'guild_invites.inviter_id': 'invitations are the guild’s',
  'guild_links.created_by': 'their links are deleted before',
  'guild_log.actor_id': 'the guild’s record',
  'guild_log.target_id': 'the guild’s record',
  'guilds.claimed_by': 'the claim ends',
  'guilds.offered_to': 'the offer ends',
  'guilds.owner_id': 'handed over before',
  'invoices.user_id': 'the books, without a name',
  'iq_attempts.user_id': 'answers for calibration, tied to nobody',
  'media.owner_id': 'images in texts that stay',
  'message_reports.closed_by': 'what moderators did',
  'message_reports.reported_id': 'erased before',
  'message_reports.reporter_id': 'erased before',
  'messages.about_id': 'lines of a group about who came and went',
  'messages.sender_id': 'a place without words, by a deleted user',
  'page_posts.author_id': 'erased before; what is left belongs to nobody',
  'question_retags.editor_id': 'the history of questions of others',
  'questions.author_id': 'those that others have answered well stay',
}

/** Numbers of people without a foreign key: nothing else about them, so that a number is all that is left. */
const NUMBERS: Record<string, string> = {
  'appeals.decided_by': 'what moderators did; the appeal goes with who made it',
  'erasures.user_id': 'that somebody was erased',
  'explored.author_id': 'follows what it is about',
  'guild_post_places.author_id': 'goes with its post',
  'honor_entries.actor_id': 'the ledger of others is append-only; it says a number that nobody has any more',
  'mod_actions.actor_id': 'what moderators did is append-only, and names people by numbers',
  'mod_actions.person_id': 'what moderators did is append-only; the words about it go with the person',
  'mod_actions.proposed_by': 'what moderators did is append-only, and names people by numbers',
  'page_post_places.author_id': 'goes with its post',
  'recovery_codes.user_id': 'goes with the two-step verification, which goes with the person',
  'report_cases.author_id': 'goes with the reports about what it is of',
  'reports.author_id': 'goes with what was reported',
  'staff_log.actor_id': 'the staff’s record is append-only, and names people by numbers',
}

test('a table that knows people is erased with them, or says here what stays and why', async () => {
  const rows = (await listColumns(app.db)).map(({ table, column, rule }) => ({
    name: `${table}.${column}`,
    rule,
  }))
  expect(rows.length).toBeGreaterThan(80)
  // Those with the rule c go with the row of the person.
  const staying = rows.filter(({ rule }) => rule !== 'c')
  expect(staying.map(({ name }) => name).sort()).toEqual(Object.keys(FORGOTTEN).sort())
  expect(staying.filter(({ rule }) => rule !== 'n')).toEqual([])
})

test('a number of somebody without a foreign key is known here', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'bigint'
      and c.column_name ~ '(^|_)((user|author|actor|owner|editor|sender|person|inviter|reporter|creator)_id|[a-z]+_by)$'
      and not exists (
        select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
        where k.contype = 'f' and k.confrelid = 'users'::regclass and k.conrelid::regclass::text = c.table_name
          and a.attname = c.column_name)
    order by 1`.execute(app.db)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(NUMBERS).sort())
})

test('every reference to people is found by an index, so that nobody’s leaving reads whole tables', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum)
    order by 1`.execute(app.db)
  expect(rows.map(({ name }) => name)).toEqual([])
})
