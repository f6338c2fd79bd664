import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  HONOR_GIVER_LIKES,
  HONOR_PAIR,
  HONOR_POOL,
  HONOR_REWARDS,
  type HonorReason,
} from '../../contract/honor-rules.ts'
import type { ObjectType } from '../../contract/objects.ts'
import { deletePagePost, restorePagePost } from '../../contract/page-posts.ts'
import { DAY_MS } from '../platform/clock.ts'
import { setLike } from '../reactions/public.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { comment, people, type Client } from './honor-testing.ts'
import { POOLED } from './usage.ts'

const ACTS = 10_000
const AT_ONCE = 20
const PEOPLE = 24

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 100_000 } })
})
afterAll(() => app.close())

interface Thing {
  objectType: ObjectType
  objectId: number
  author: Client
}

/** The same numbers in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

test(
  '[S1-8] after 10,000 random acts at once fame is the ledger, and the ledger what the rules say',
  { timeout: 600_000 },
  async () => {
    const members = await people(app, ...Array.from({ length: PEOPLE }, (_, nr) => `actor-${nr}`))
    // One of them joined today: nothing that they give is paid.
    await sql`update users set created_at = ${app.clock.now()} where id = ${members[0]?.userId}`.execute(
      app.db,
    )
    const things = await makeThings(members)
    const roll = dice(7)
    const pick = <T>(list: T[]): T => list[roll(list.length)] as T
    let left = ACTS
    const ended = new AbortController()
    // Two nodes handle the follow-ups while the acts go on.
    const runners = [1, 2].map(async () => {
      while (!ended.signal.aborted)
        if ((await app.followUps.runDue()) === 0) await new Promise((done) => setTimeout(done, 20))
    })
    const actors = Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await act(pick(members), pick(things), roll(100))
    })
    for (let day = 1; day <= 3; day++) {
      await until(() => left <= ACTS - (ACTS / 4) * day)
      app.clock.advance(DAY_MS)
    }
    await Promise.all(actors)
    ended.abort()
    await Promise.all(runners)
    await app.settle()

    await sumsAreTheLedger()
    await ledgerIsWhatIsTrue()
    await limitsHold()
    await whatIsUnpaidMetALimit()
    // What is asked again changes nothing.
    const before = await countEntries()
    await sql`insert into follow_ups (kind, subject)
    select 'notify-like', object_type || ' ' || object_id || ' ' || user_id from likes
    where exists (select from honor_entries e where e.object_type = likes.object_type
      and e.object_id = likes.object_id and e.actor_id = likes.user_id
      group by e.user_id having sum(e.delta) > 0)`.execute(app.db)
    await app.settle()
    expect(await countEntries()).toBe(before)
  },
)

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((done) => setTimeout(done, 10))
}

async function makeThings(members: Client[]): Promise<Thing[]> {
  const things: Thing[] = []
  for (const author of members) {
    const authorId = author.userId
    const article = await insertArticle(app, { authorId })
    const post = await insertPost(app, { authorId })
    things.push({ objectType: 'article', objectId: article.id, author })
    for (const id of [post.id, (await insertPost(app, { authorId })).id])
      things.push({ objectType: 'page-post', objectId: id, author })
    things.push({ objectType: 'comment', objectId: await comment(author, article.id), author })
  }
  return things
}

/** Mostly likes, some of them taken back; some posts are deleted and restored. */
async function act({ userId }: Client, thing: Thing, luck: number): Promise<void> {
  const { objectType, objectId, author } = thing
  if (luck < 4 && objectType === 'page-post') {
    await author.attempt(luck < 2 ? deletePagePost : restorePagePost, { params: { id: objectId } })
    return
  }
  const count = objectType === 'comment' ? app.site.content.comment?.like?.count : undefined
  const like = {
    objectType,
    objectId,
    userId,
    authorId: author.userId,
    isLike: luck < 65,
    now: app.clock.now(),
  }
  await setLike(app.db, { ...like, ...(count && { countIn: count }) })
}

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(app.db)).rows

async function countEntries(): Promise<number> {
  const [row] = await rowsOf(sql<{ count: number }>`select count(*)::int as count from honor_entries`)
  return row?.count ?? 0
}

async function sumsAreTheLedger(): Promise<void> {
  expect(await countEntries()).toBeGreaterThan(500)
  const wrong = await rowsOf(sql`
    select u.id from users u
    left join (select user_id, sum(delta) as sum from honor_entries group by user_id) as e on e.user_id = u.id
    left join (select user_id, sum(points) as sum from honor_weeks group by user_id) as w on w.user_id = u.id
    left join honor_totals t on t.user_id = u.id
    where coalesce(t.total, 0) <> coalesce(e.sum, 0) or coalesce(w.sum, 0) <> coalesce(e.sum, 0)`)
  expect(wrong).toEqual([])
}

const REASON = sql`case l.object_type when 'article' then 'article-liked' when 'page-post' then 'post-liked'
  else 'comment-liked' end`

/** Nothing is paid twice, more than it is worth, or for what is not there. */
async function ledgerIsWhatIsTrue(): Promise<void> {
  const paid = await rowsOf(sql<{ reason: HonorReason; net: number; isTrue: boolean }>`
    select e.reason, sum(e.delta)::int as net, exists (
      select from likes l join honor_objects o on o.object_type = l.object_type and o.object_id = l.object_id
      where l.object_type = e.object_type and l.object_id = e.object_id and l.user_id = e.actor_id
        and o.earns and o.author_id = e.user_id and ${REASON} = e.reason) as "isTrue"
    from honor_entries e group by e.user_id, e.reason, e.object_type, e.object_id, e.actor_id`)
  for (const { reason, net, isTrue } of paid) {
    expect(net).toBeGreaterThanOrEqual(0)
    expect(net).toBeLessThanOrEqual(HONOR_REWARDS[reason].points)
    if (net > 0) expect(isTrue).toBe(true)
  }
}

/** At every moment of the ledger, not only at its end. */
async function limitsHold(): Promise<void> {
  const [most] = await rowsOf(sql<{ pool: number; comments: number; pairDay: number }>`
    select max(pool)::int as pool, max(comments)::int as comments, max(pair)::int as "pairDay" from (
      select sum(delta) over (partition by user_id, day order by id) as pool,
        sum(delta) filter (where reason = 'comment-liked') over (partition by user_id, day order by id) as comments,
        sum(sign(delta)) over (partition by user_id, actor_id, day order by id) as pair
      from honor_entries where reason = any(${[...POOLED]}::text[])) as e`)
  expect(most?.pool).toBeLessThanOrEqual(HONOR_POOL)
  expect(most?.comments).toBeLessThanOrEqual(10)
  expect(most?.pairDay).toBeLessThanOrEqual(HONOR_PAIR.day)
  const [pair] = await rowsOf(sql<{ most: number }>`
    select max(sum)::int as most from (
      select sum(sign(delta)) as sum from honor_entries group by user_id, actor_id) as e`)
  expect(pair?.most).toBeLessThanOrEqual(HONOR_PAIR.days30)
}

/** What is true and not paid had a giver who may not give, or its limit was reached at some moment. */
async function whatIsUnpaidMetALimit(): Promise<void> {
  const unpaid = await rowsOf(sql<{
    isNew: boolean
    pool: number
    comments: number
    pair: number
    pair30: number
    nr: number
    type: string
  }>`
    with moments as (
      select user_id, actor_id, day,
        sum(delta) over (partition by user_id, day order by id) as pool,
        sum(delta) filter (where reason = 'comment-liked') over (partition by user_id, day order by id) as comments,
        sum(sign(delta)) over (partition by user_id, actor_id, day order by id) as pair,
        sum(sign(delta)) over (partition by user_id, actor_id order by id) as pair30
      from honor_entries)
    select l.object_type as type, l.created_at - u.created_at < interval '24 hours' as "isNew",
      coalesce((select max(pool) from moments m where m.user_id = o.author_id and m.day = d.day), 0)::int as pool,
      coalesce((select max(comments) from moments m where m.user_id = o.author_id and m.day = d.day), 0)::int as comments,
      coalesce((select max(pair) from moments m where m.user_id = o.author_id and m.actor_id = l.user_id
        and m.day = d.day), 0)::int as pair,
      coalesce((select max(pair30) from moments m where m.user_id = o.author_id and m.actor_id = l.user_id), 0)::int as pair30,
      (select count(*) from likes x where x.user_id = l.user_id and x.created_at <= l.created_at
        and x.created_at > l.created_at - interval '1 day')::int as nr
    from likes l
    join honor_objects o on o.object_type = l.object_type and o.object_id = l.object_id and o.earns
    join users u on u.id = l.user_id
    cross join lateral (select floor((extract(epoch from l.created_at) + 7 * 3600) / 86400)::int as day) as d
    where o.author_id <> l.user_id and not exists (
      select from honor_entries e where e.object_type = l.object_type and e.object_id = l.object_id
        and e.actor_id = l.user_id and e.user_id = o.author_id group by e.user_id having sum(e.delta) > 0)`)
  const unexplained = unpaid.filter(
    ({ isNew, pool, comments, pair, pair30, nr, type }) =>
      !isNew &&
      pool < HONOR_POOL &&
      !(type === 'comment' && comments >= 10) &&
      pair < HONOR_PAIR.day &&
      pair30 < HONOR_PAIR.days30 &&
      nr < HONOR_GIVER_LIKES,
  )
  expect(unexplained).toEqual([])
}
