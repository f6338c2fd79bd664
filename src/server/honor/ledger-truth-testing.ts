import { sql } from 'kysely'
import { expect } from 'vitest'
import {
  HONOR_GIVER_LIKES,
  HONOR_PAIR,
  HONOR_POOL,
  HONOR_REASONS,
  HONOR_REWARDS,
  type HonorReason,
} from '../../contract/honor-rules.ts'
import type { TestApp } from '../testing/test-app.ts'
import { isPooled, POOLED } from './usage.ts'

const FROM_PEOPLE = HONOR_REASONS.filter((reason) => HONOR_REWARDS[reason].from === 'people')

/** All that is true now and has its price: who earns or loses it, by whom, and when it was done. */
const FACTS = sql`
  select o.author_id as user_id, case l.object_type when 'article' then 'article-liked' when 'page-post' then 'post-liked'
      else 'comment-liked' end as reason, l.object_type, l.object_id, l.user_id as actor_id, l.created_at as at
  from likes l join honor_objects o on o.object_type = l.object_type and o.object_id = l.object_id and o.earns
  where o.author_id <> l.user_id
  union all
  select e.user_id, e.reason, v.object_type, v.object_id, v.user_id, v.created_at
  from votes v join honor_objects o on o.object_type = v.object_type and o.object_id = v.object_id and o.earns
  cross join lateral (values
    (o.author_id, v.object_type || '-upvoted', 1), (o.author_id, 'downvoted', -1), (v.user_id, 'downvote-given', -1)
  ) as e (user_id, reason, value)
  where o.author_id <> v.user_id and v.value = e.value
  union all
  select e.user_id, e.reason, 'question', q.id, e.actor_id, q.accepted_at
  from questions q join answers a on a.id = q.accepted_id
  cross join lateral (values
    (a.author_id, 'answer-accepted', q.author_id), (q.author_id, 'answer-chosen', a.author_id)
  ) as e (user_id, reason, actor_id)
  where q.author_id <> a.author_id
  union all
  select author_id, 'suggestion-accepted', 'suggestion', id, decided_by, decided_at
  from article_suggestions where state = 'accepted'
  union all
  select user_id, 'report-confirmed', object_type, object_id, null, closed_at from reports where state = 'confirmed'
  union all
  select author_id, 'content-removed', object_type, object_id, null, deleted_at from honor_objects where is_removed`

async function rowsOf<T>({ db }: TestApp, query: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await query.execute(db)).rows
}

export async function countEntries(app: TestApp): Promise<number> {
  const [row] = await rowsOf(app, sql<{ count: number }>`select count(*)::int as count from honor_entries`)
  return row?.count ?? 0
}

export async function reasonsPaid(app: TestApp): Promise<string[]> {
  const rows = await rowsOf(
    app,
    sql<{ reason: string }>`select distinct reason from honor_entries order by 1`,
  )
  return rows.map(({ reason }) => reason)
}

/** The sums beside the ledger: of all time and of each week, all in all and by category. */
export async function sumsAreTheLedger(app: TestApp): Promise<void> {
  const wrong = await rowsOf(
    app,
    sql`
    with ledger as (
      select user_id, floor((day + 3) / 7.0)::int as week, delta, categories from honor_entries),
    said as (
      select 'all' as category, week, user_id, sum(delta)::int as points from ledger group by grouping sets ((week, user_id), (user_id))
      union all
      select category, week, user_id, sum(delta)::int from ledger, unnest(categories) as category
      group by grouping sets ((category, week, user_id), (category, user_id))),
    kept as (
      select 'all' as category, null::int as week, user_id, total as points from honor_totals
      union all select 'all', week, user_id, points from honor_weeks
      union all select category, null, user_id, points from honor_category_totals
      union all select category, week, user_id, points from honor_category_weeks)
    select * from (
      (select * from said except select * from kept)
      -- A sum that came down to nothing may stay.
      union all (select * from kept where points <> 0 except select * from said)) as wrong where points <> 0`,
  )
  expect(wrong).toEqual([])
}

/** Nothing is paid twice, more than it is worth, for what is not true, or after staff took it back. */
export async function ledgerIsWhatIsTrue(app: TestApp): Promise<void> {
  const paid = await rowsOf(
    app,
    sql<{ reason: HonorReason; net: number; isTrue: boolean; isVoid: boolean }>`
    with facts as materialized (${FACTS}), paid as (
      select user_id, reason, object_type, object_id, actor_id, sum(delta)::int as net,
        bool_or(note is not null) as is_void
      from honor_entries group by 1, 2, 3, 4, 5)
    select p.reason, p.net, p.is_void as "isVoid", f.user_id is not null as "isTrue"
    from paid p left join facts f on f.user_id = p.user_id and f.reason = p.reason and f.object_type = p.object_type
      and f.object_id = p.object_id and f.actor_id is not distinct from p.actor_id`,
  )
  for (const { reason, net, isTrue, isVoid } of paid) {
    const { points } = HONOR_REWARDS[reason]
    expect(net, reason).toBeGreaterThanOrEqual(Math.min(0, points))
    expect(net, reason).toBeLessThanOrEqual(Math.max(0, points))
    if (net !== 0) expect([reason, isTrue, isVoid]).toEqual([reason, true, false])
  }
}

/** The limits' running sums: what of them is used after each entry. */
const MOMENTS = sql`
  select user_id, actor_id, day,
    sum(delta) filter (where reason = any(${[...POOLED]}::text[])) over in_day as pool,
    sum(delta) filter (where reason = 'comment-liked') over in_day as comments,
    sum(delta) filter (where reason = 'suggestion-accepted') over in_day as helping,
    sum(times) filter (where reason = 'report-confirmed') over in_day as reports,
    sum(times) filter (where reason = any(${FROM_PEOPLE}::text[])) over in_pair_day as pair,
    sum(times) filter (where reason = any(${FROM_PEOPLE}::text[])) over in_pair as pair30
  from (select *, case when reverses_id is null then 1 else -1 end as times from honor_entries) as e
  window in_day as (partition by user_id, day order by id),
    in_pair_day as (partition by user_id, actor_id, day order by id), in_pair as (partition by user_id, actor_id order by id)`

interface Used {
  pool: number
  comments: number
  helping: number
  reports: number
  pair: number
  pair30: number
}

const HELP_OF_A_DAY = 40
const COMMENTS_OF_A_DAY = 10
const REPORTS_OF_A_DAY = 5

/** At every moment of the ledger, not only at its end. */
export async function limitsHold(app: TestApp): Promise<void> {
  const [most] = await rowsOf(
    app,
    sql<Used>`
    select max(pool)::int as pool, max(comments)::int as comments, max(helping)::int as helping,
      max(reports)::int as reports, max(pair)::int as pair,
      max(pair30)::int as pair30 from (${MOMENTS}) as m`,
  )
  expect(most?.pool).toBeLessThanOrEqual(HONOR_POOL)
  expect(most?.comments).toBeLessThanOrEqual(COMMENTS_OF_A_DAY)
  expect(most?.helping).toBeLessThanOrEqual(HELP_OF_A_DAY)
  expect(most?.reports).toBeLessThanOrEqual(REPORTS_OF_A_DAY)
  expect(most?.pair).toBeLessThanOrEqual(HONOR_PAIR.day)
  expect(most?.pair30).toBeLessThanOrEqual(HONOR_PAIR.days30)
}

/** What is true and not paid had a giver who may not give, was taken back by staff, or met its limit at some moment. */
export async function whatIsUnpaidMetALimit(app: TestApp): Promise<void> {
  const unpaid = await rowsOf(
    app,
    sql<Used & { reason: HonorReason; isNew: boolean; nr: number }>`
    with facts as materialized (${FACTS}), moments as materialized (${MOMENTS}),
    days as (
      select user_id, day, max(pool) as pool, max(comments) as comments, max(helping) as helping, max(reports) as reports
      from moments group by 1, 2),
    pairs as (select user_id, actor_id, day, max(pair) as pair from moments group by 1, 2, 3),
    months as (select user_id, actor_id, max(pair30) as pair30 from moments group by 1, 2)
    select f.reason, coalesce(f.at - u.created_at < interval '24 hours', false) as "isNew", coalesce(pool, 0)::int as pool,
      coalesce(comments, 0)::int as comments, coalesce(helping, 0)::int as helping,
      coalesce(reports, 0)::int as reports, coalesce(pair, 0)::int as pair, coalesce(pair30, 0)::int as pair30, (
        select count(*)::int from (select user_id, created_at from likes union all select user_id, created_at from votes) as x
        where x.user_id = f.actor_id and x.created_at <= f.at and x.created_at > f.at - interval '1 day') as nr
    from facts f
    cross join lateral (select floor((extract(epoch from f.at) + 7 * 3600) / 86400)::int as day) as d
    left join users u on u.id = f.actor_id
    left join days on days.user_id = f.user_id and days.day = d.day
    left join pairs on pairs.user_id = f.user_id and pairs.actor_id = f.actor_id and pairs.day = d.day
    left join months on months.user_id = f.user_id and months.actor_id = f.actor_id
    where not exists (
      select from honor_entries e where e.user_id = f.user_id and e.reason = f.reason and e.object_type = f.object_type
        and e.object_id = f.object_id and e.actor_id is not distinct from f.actor_id
      group by e.user_id having sum(e.delta) <> 0 or bool_or(e.note is not null))`,
  )
  expect(unpaid.filter((one) => !isExplained(one))).toEqual([])
}

function isExplained(fact: Used & { reason: HonorReason; isNew: boolean; nr: number }): boolean {
  const { reason, isNew, pool, comments, helping, reports, pair, pair30, nr } = fact
  if (reason === 'report-confirmed') return reports >= REPORTS_OF_A_DAY
  // Whatever the site itself takes is always taken.
  if (HONOR_REWARDS[reason].from === 'site') return false
  if (isNew || pair >= HONOR_PAIR.day || pair30 >= HONOR_PAIR.days30) return true
  if (reason === 'suggestion-accepted') return helping >= HELP_OF_A_DAY
  if (reason === 'comment-liked' && comments >= COMMENTS_OF_A_DAY) return true
  if (reason === 'downvoted') return nr >= HONOR_GIVER_LIKES
  return isPooled(reason) && (pool >= HONOR_POOL || nr >= HONOR_GIVER_LIKES)
}
