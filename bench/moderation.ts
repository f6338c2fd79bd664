import pg from 'pg'
import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { contentTypes } from '../src/server/content-types.ts'
import { makeCases } from '../src/server/moderation/cases.ts'
import { countOpenAbout, listPastActions } from '../src/server/moderation/history-queries.ts'
import { listModeratedPeople } from '../src/server/moderation/people-queries.ts'
import { countWaiting, listQueue } from '../src/server/moderation/queue-queries.ts'
import type { Db } from '../src/server/platform/db.ts'
import { NOBODY } from '../src/server/platform/hidden-people.ts'
import type { Viewer } from '../src/server/platform/session.ts'
import { copyDatabase, startTestDatabase } from '../src/server/testing/test-database.ts'
import { openStatements } from './support/statement-times.ts'

export const title =
  'Moderation: ms in the database of a page of the queue and of somebody’s history (--scale=1000: 1,000,000 reports)'

const PAGE = 21
const NOW = new Date('2026-11-18T12:00:00Z')

/** A thousand times the scale: half of the reports are closed, and one person was judged ten thousand times. */
async function fill(client: pg.Client, reports: number): Promise<void> {
  await client.query('set statement_timeout = 0')
  const people = Math.max(1000, Math.floor(reports / 20))
  await client.query(
    `insert into users (email, first_name, last_name, alias_name, role, created_at)
     select 'p' || n || '@example.com', 'Person', n::text, 'person-' || n, case when n <= 20 then 'moderator' else 'user' end,
       now() from generate_series(1, ${people}) as n`,
  )
  await client.query(
    `insert into page_posts (author_id, type, state, title, source, nodes, renderer_version, is_nsfw, media_alt, created_at)
     select 1 + n % ${people}, 'discussion', 'published', 'Post ' || n, 'Some words about ' || n, '[]', 1, false, '', now()
     from generate_series(1, ${Math.floor(reports / 4)}) as n`,
  )
  await client.query('alter table reports disable trigger reports_cases')
  await client.query(
    `insert into reports (object_type, object_id, user_id, reason, text, weight, state, created_at, closed_at, author_id)
     select 'page-post', 1 + n / 4, 1 + (n::bigint * 7919) % ${people}, 'spam', '', 1, case when n % 2 = 0 then 'open' else 'confirmed' end,
       now() - n * interval '1 second', case when n % 2 = 0 then null else now() end, 1 + (1 + n / 4) % ${people}
     from generate_series(1, ${reports} - 4) as n on conflict do nothing`,
  )
  await client.query('alter table reports enable trigger reports_cases')
  await client.query(
    `insert into report_cases (object_type, object_id, author_id, reports, weight, urgency, since)
     select object_type, object_id, max(author_id), count(*), sum(weight) + object_id % 7, 0, min(created_at)
     from reports where state = 'open' group by object_type, object_id`,
  )
  await client.query(
    `insert into mod_actions (created_at, actor_id, action, object_type, object_id, person_id, rule)
     select now(), 1 + n % 20, 'hide', 'page-post', n, case when n <= 10000 then 500 else 1 + n % ${people} end, 'spam'
     from generate_series(1, ${Math.floor(reports / 10)}) as n`,
  )
  await client.query(
    `insert into mod_action_texts (action_id, person_id, reason, excerpt)
     select id, person_id, 'The same words again and again.', 'Some words' from mod_actions`,
  )
  await client.query(
    `insert into appeals (action_id, person_id, text, state, created_at, decided_at, decided_by, answer)
     select id, person_id, 'Please look again.', 'overturned', now(), now(), 1, '' from mod_actions where id % 10 = 0`,
  )
  await client.query('analyze')
}

export async function measure({ scale, explain }: BenchOptions): Promise<BenchRow[]> {
  const server = await startTestDatabase()
  try {
    const copy = await copyDatabase(server.templateUrl)
    const client = new pg.Client({ connectionString: copy.url })
    await client.connect()
    try {
      await fill(client, scale * 1000)
    } finally {
      await client.end()
    }
    return await measureAll(copy.url, explain)
  } finally {
    await server.stop()
  }
}

async function measureAll(url: string, explain: boolean): Promise<BenchRow[]> {
  const statements = openStatements(url)
  const rows: BenchRow[] = []
  const measureOne = async (name: string, call: (db: Db) => Promise<unknown>): Promise<void> => {
    const { least, p50, blocks, plans } = await statements.measure(call)
    rows.push({ what: name, least: least.toFixed(2), p50: p50.toFixed(2), blocks })
    if (explain) console.log(plans.join('\n\n'))
  }
  try {
    await measureOne('the first page of the queue', (db) => queue(db, undefined))
    await measureOne('the first page of one type', (db) => queue(db, 'page-post'))
    await measureOne('an ordinary history', (db) => history(db, 900))
    await measureOne('the history of somebody judged 10,000 times', (db) => history(db, 500))
  } finally {
    await statements.close()
  }
  return rows
}

async function queue(db: Db, type: 'page-post' | undefined): Promise<void> {
  const rows = await listQueue(db, { type, seesEscalated: false, after: undefined, limit: PAGE })
  const viewer = { id: 1, role: 'moderator', hidden: NOBODY } as unknown as Viewer
  await makeCases({ site: { content: contentTypes }, db, viewer, now: NOW }, rows.slice(0, PAGE - 1))
  await countWaiting(db, false)
}

async function history(db: Db, id: number): Promise<void> {
  await listModeratedPeople(db, [id], NOW)
  await listPastActions(db, id, { before: undefined, limit: 31 })
  await countOpenAbout(db, id)
}
