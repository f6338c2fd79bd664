import type { Client } from 'pg'
import { EXCERPT_LENGTH } from '../content/moderated.ts'
import { POINTS } from '../content/ranks.ts'
import { REPORTS_CLOSED } from '../reports/public.ts'
import type { DemoCase, DemoDecision, DemoReport } from '../seeds/demo/moderation.ts'
import { DEMO_TAKEN_DOWN } from '../seeds/demo/taken-down.ts'
import { SPAM_JUDGED } from './honor-queries.ts'

export interface SeededObject {
  objectType: string
  objectId: number
  authorId: number
  excerpt: string
}

/** What a case of the demo is about. */
export async function findSeeded(client: Client, about: DemoCase['about']): Promise<SeededObject> {
  const { query, values, excerpt } = asked(about)
  const found = await client.query<{ type: string; id: string; author: string; text: string }>(query, values)
  const [row] = found.rows
  if (row === undefined) throw new Error(`demo: there is no ${JSON.stringify(about)}`)
  const text = (excerpt ?? row.text).slice(0, EXCERPT_LENGTH)
  return { objectType: row.type, objectId: Number(row.id), authorId: Number(row.author), excerpt: text }
}

function asked(about: DemoCase['about']): { query: string; values: unknown[]; excerpt?: string } {
  if ('person' in about)
    return {
      query: `select 'person' as type, id, id as author, '' as text from users where id = $1`,
      values: [about.person],
    }
  if ('post' in about)
    return {
      query: `select 'page-post' as type, id, author_id as author, title || E'\\n' || source as text
        from visible_page_posts where title = $1`,
      values: [about.post],
    }
  if ('comment' in about)
    return {
      query: `select 'comment' as type, id, author_id as author, source as text
        from visible_comments where starts_with(source, $1)`,
      values: [about.comment],
    }
  const { takenDownOf, nth } = about
  const post = DEMO_TAKEN_DOWN.filter(({ by }) => by === takenDownOf)[nth]
  return {
    query: `select object_type as type, object_id as id, author_id as author from honor_objects
      where object_type = 'page-post' and author_id = $1 order by object_id limit 1 offset $2`,
    values: [takenDownOf, nth],
    excerpt: `${post?.title}\n${post?.content}`,
  }
}

/** Everybody there weighs what old members do. */
export async function insertSeededReport(
  client: Client,
  { objectType, objectId, authorId }: SeededObject,
  { by, reason, text, at }: Omit<DemoReport, 'hours'> & { at: Date },
): Promise<void> {
  await client.query(
    `insert into reports (object_type, object_id, author_id, user_id, reason, text, weight, sanction_weight, created_at)
     values ($1, $2, $3, $4, $5, $6, 1, 1, $7)`,
    [objectType, objectId, authorId, by, reason, text, at],
  )
  await addAttention(client, [objectType, objectId], POINTS.report)
}

async function addAttention(client: Client, object: [string, number], points: number): Promise<void> {
  await client.query(
    `with ranked as (
       insert into follow_ups (kind, subject) values ('rank', $1::text || ' ' || $2::int8))
     insert into object_counters as c (object_type, object_id, attention) values ($1, $2, $3)
     on conflict (object_type, object_id) do update set attention = c.attention + excluded.attention`,
    [...object, points],
  )
}

type NewAction = Omit<DemoDecision, 'hours' | 'appeal' | 'days'> & {
  days: number | null
  undoesId: number | null
  at: Date
}

/** Nobody is sent a mail about what was done long ago, so nothing follows it up. */
export async function insertAction(
  client: Client,
  { objectType, objectId, authorId, excerpt }: SeededObject,
  { by, action, rule, days, reason, undoesId, at }: NewAction,
): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `with acted as (
       insert into mod_actions (created_at, actor_id, action, object_type, object_id, person_id, rule, days, undoes_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id),
     said as (
       insert into mod_action_texts (action_id, person_id, reason, excerpt) select id, $6, $10, $11 from acted)
     select id from acted`,
    [at, by, action, objectType, objectId, authorId, rule, days, undoesId, reason, excerpt],
  )
  return Number(rows[0]?.id)
}

/** Reports hid it, or a moderator has handed it on. */
export async function markCase(
  client: Client,
  { objectType, objectId }: SeededObject,
  mark: 'is_hidden' | 'is_escalated',
): Promise<void> {
  await client.query(`update report_cases set ${mark} = true where object_type = $1 and object_id = $2`, [
    objectType,
    objectId,
  ])
}

interface Closing {
  verdict: 'confirmed' | 'rejected'
  actionId: number
  isSpam: boolean
  at: Date
}

/** Honor follows, as after any verdict. */
export async function closeSeeded(
  client: Client,
  { objectType, objectId }: SeededObject,
  { verdict, actionId, isSpam, at }: Closing,
): Promise<void> {
  const { rowCount } = await client.query(
    `update reports set state = $3, closed_at = $4, action_id = $5
     where object_type = $1 and object_id = $2 and state = 'open'`,
    [objectType, objectId, verdict, at, actionId],
  )
  const wasReported = (rowCount ?? 0) > 0
  if (verdict === 'rejected')
    await addAttention(client, [objectType, objectId], -POINTS.report * (rowCount ?? 0))
  const kinds = [
    ...(verdict === 'confirmed' && wasReported ? [REPORTS_CLOSED] : []),
    ...(verdict === 'confirmed' && isSpam ? [SPAM_JUDGED] : []),
  ]
  await client.query(
    `insert into follow_ups (kind, subject) select kind, $2::text || ' ' || $3::int8 from unnest($1::text[]) as kind`,
    [kinds, objectType, objectId],
  )
}

export async function insertSilence(
  client: Client,
  { person, actionId, until }: { person: number; actionId: number; until: Date },
): Promise<void> {
  // Its end is found by the hour.
  await client.query(
    `insert into sanctions (user_id, kind, action_id, until) values ($1, 'silence', $2, $3)`,
    [person, actionId, until],
  )
}

interface Appealed {
  actionId: number
  person: number
  at: Date
}

export async function insertSeededAppeal(
  client: Client,
  { actionId, person, text, at }: Appealed & { text: string },
): Promise<void> {
  await client.query('insert into appeals (action_id, person_id, text, created_at) values ($1, $2, $3, $4)', [
    actionId,
    person,
    text,
    at,
  ])
}

/** The reports that an overturned action had confirmed were wrong. */
export async function decideSeededAppeal(
  client: Client,
  {
    actionId,
    person,
    by,
    isOverturned,
    answer,
    at,
  }: Appealed & {
    by: number
    isOverturned: boolean
    answer: string
  },
): Promise<void> {
  const state = isOverturned ? 'overturned' : 'upheld'
  await client.query(
    'update appeals set state = $2, decided_at = $3, decided_by = $4, answer = $5 where action_id = $1',
    [actionId, state, at, by, answer],
  )
  if (isOverturned)
    await client.query(`update reports set state = 'rejected' where action_id = $1`, [actionId])
  await client.query(
    `insert into staff_log (created_at, actor, actor_id, action, object_type, object_id, details)
     select $3, 'staff', $4, 'decide-appeal', 'person', $2,
       jsonb_build_object('appeal', p.id, 'action', p.action_id, 'state', p.state, 'isOwn', false)
     from appeals p where p.action_id = $1`,
    [actionId, person, at, by],
  )
}

export async function noteRole(
  client: Client,
  { person, from, to, at }: { person: number; from: string; to: string; at: Date },
): Promise<void> {
  await client.query(
    `insert into staff_log (created_at, actor, action, object_type, object_id, details)
     values ($1, 'command', 'give-role', 'person', $2, jsonb_build_object('from', $3::text, 'to', $4::text))`,
    [at, person, from, to],
  )
}
