import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createRandom } from '../platform/seeding.ts'
import { seedSite } from '../seed.ts'
import { copyDatabase } from '../testing/test-database.ts'

let client: pg.Client
let drop: () => Promise<void>
let made: Partial<Record<string, number>>
beforeAll(async () => {
  const copy = await copyDatabase(inject('templateUrl'))
  client = new pg.Client({ connectionString: copy.url })
  await client.connect()
  drop = () => copy.drop()
  const until = new Date('2026-11-01T00:00:00Z')
  ;({ made } = await seedSite({ client, scale: 2, random: createRandom(7), until }))
})
afterAll(async () => {
  await client.end()
  await drop()
})

const one = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows[0]

test('the demo has questions of every kind in three languages', async () => {
  expect(made['questions']).toBe(72)
  const counts = await one(
    `select count(*)::int as questions, count(distinct language)::int as languages,
       count(distinct category)::int as categories, count(accepted_id)::int as solved, count(pick_id)::int as picks,
       count(duplicate_of)::int as duplicates, count(*) filter (where status = 'closed')::int as closed,
       (select count(*)::int from question_places where answers = 0 and is_open) as waiting,
       (select count(*)::int from votes) as votes, (select count(*)::int from answers) as answers from questions`,
  )
  expect(counts).toMatchObject({ questions: 72, languages: 3, duplicates: 6, closed: 2 })
  expect(Number(counts?.['categories'])).toBe(11)
  for (const kind of ['solved', 'picks', 'waiting', 'votes', 'answers'])
    expect(Number(counts?.[kind]), kind).toBeGreaterThan(0)
})

test('all numbers agree with what a count gives', async () => {
  const until = `'2026-11-01'`
  const differences = [
    `select count(*) as off from questions q where not exists (select from question_places p where p.question_id = q.id)
       or not exists (select from question_search s where s.question_id = q.id)`,
    `select count(*) as off from question_places p join questions q on q.id = p.question_id
       where p.answers <> (select count(*) from answers a where a.question_id = q.id)
         or p.score <> (select coalesce(sum(value), 0) from votes v where v.object_type = 'question' and v.object_id = q.id)
         or p.is_solved <> (q.accepted_id is not null) or p.is_open <> (q.status = 'open')
         or p.category <> q.category or p.language <> q.language`,
    `select count(*) as off from answer_places p where
       ups <> (select count(*) from votes v where v.object_type = 'answer' and v.object_id = p.answer_id and value = 1)
       or downs <> (select count(*) from votes v where v.object_type = 'answer' and v.object_id = p.answer_id and value = -1)
       or abs(rank - wilson(ups, downs)) > 1e-9`,
    `select count(*) as off from question_places p left join object_counters o
       on o.object_type = 'question' and o.object_id = p.question_id
       where abs(p.worth - ln(1 + coalesce(o.attention, 0) + 2 * p.answer_weight) / ln(2)) > 1e-6
         or p.answer_weight <> p.answers`,
    `select count(*) as off from object_counters o where object_type = 'question' and (
       comments <> (select count(*) from comments c where c.object_type = 'question' and c.object_id = o.object_id)
       or bookmarks <> (select count(*) from bookmarks b where b.object_type = 'question' and b.object_id = o.object_id))`,
    `select count(*) as off from votes v join visible_objects o using (object_type, object_id)
       where o.author_id = v.user_id or v.created_at > ${until}`,
    `select count(*) as off from questions q join answers a on a.question_id = q.id
       where a.author_id = q.author_id or a.created_at < q.created_at or a.created_at > ${until}
         or q.accepted_at > ${until} or q.solved_at is distinct from q.accepted_at or (q.accepted_id = a.id and q.accepted_at < a.created_at)`,
    `select count(*) as off from questions q where accepted_id is not null and not exists (
       select from answers a where a.id = q.accepted_id and a.question_id = q.id)`,
    `select count(*) as off from questions q join questions o on o.id = q.duplicate_of
       where o.language <> q.language or o.status = 'duplicate' or o.created_at > q.created_at`,
    `select count(*) as off from question_tags t join question_places p using (question_id) where t.score <> p.score`,
    `select count(*) as off from questions q join users u on u.id = q.author_id where u.created_at > q.created_at`,
  ]
  for (const query of differences) expect(Number((await one(query))?.['off']), query).toBe(0)
})

test('votes and accepted answers have paid what they pay', async () => {
  const paid = await one(
    `select count(*) filter (where reason = 'answer-upvoted')::int as votes,
       count(*) filter (where reason = 'answer-accepted')::int as accepted,
       count(*) filter (where reason = 'answer-chosen')::int as chosen,
       (select count(*)::int from questions where accepted_id is not null) as solved from honor_entries`,
  )
  expect(Number(paid?.['votes'])).toBeGreaterThan(0)
  expect(paid?.['accepted']).toBe(paid?.['solved'])
  expect(paid?.['chosen']).toBe(paid?.['solved'])
})
