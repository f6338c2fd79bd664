import { sql } from 'kysely'
import { likeArticle } from '../../contract/articles.ts'
import { createArticleComment, likeComment } from '../../contract/comments.ts'
import { likePagePost } from '../../contract/page-posts.ts'
import { DAY_MS } from '../platform/clock.ts'
import type { TestApp } from '../testing/test-app.ts'

export type Client = Awaited<ReturnType<TestApp['signIn']>>

export const at = ({ id }: { id: number }) => ({ id: String(id) })

/** Members who are old enough to give something, as many as names. */
export async function people<const Names extends string[]>(
  app: TestApp,
  ...names: Names
): Promise<{ [Name in keyof Names]: Client }> {
  const clients: Client[] = []
  for (const name of names) clients.push(await app.signIn(name))
  await sql`update users set created_at = ${new Date(app.clock.now().getTime() - 10 * DAY_MS)}
    where id = any(${clients.map(({ userId }) => userId)}::int8[])`.execute(app.db)
  return clients as { [Name in keyof Names]: Client }
}

export const like = {
  article: (giver: Client, id: number, isLike = true) =>
    giver.call(likeArticle, { params: at({ id }), body: { isLike } }),
  post: (giver: Client, id: number, isLike = true) =>
    giver.call(likePagePost, { params: at({ id }), body: { isLike } }),
  comment: (giver: Client, id: number, isLike = true) =>
    giver.call(likeComment, { params: at({ id }), body: { isLike } }),
}

export async function comment(author: Client, articleId: number, text = 'I see.'): Promise<number> {
  const made = await author.call(createArticleComment, { params: at({ id: articleId }), body: { text } })
  return made.id
}

/** Somebody's ledger once all follow-ups are done, the oldest first: '+5 article-liked', '-5 article-liked'. */
export async function ledgerOf(app: TestApp, { userId }: { userId: number }): Promise<string[]> {
  await app.settle()
  const rows = await app.db
    .selectFrom('honor_entries')
    .select(['delta', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ delta, reason }) => `${delta > 0 ? '+' : ''}${delta} ${reason}`)
}

/** Somebody's Honor, which is what their ledger sums up to. */
export async function honorOf(app: TestApp, { userId }: { userId: number }): Promise<number> {
  await app.settle()
  const { rows } = await sql<{ total: number; sum: number; weeks: number }>`
    select coalesce((select total from honor_totals where user_id = ${userId}), 0) as total,
      coalesce((select sum(delta) from honor_entries where user_id = ${userId}), 0)::int as sum,
      coalesce((select sum(points) from honor_weeks where user_id = ${userId}), 0)::int as weeks`.execute(
    app.db,
  )
  const { total = 0, sum, weeks } = rows[0] ?? {}
  if (total !== sum || total !== weeks)
    throw new Error(`Sums differ: ${total}, ledger ${sum}, weeks ${weeks}`)
  await expectSumsOfCategories(app, userId)
  return total
}

/** What somebody has in each category is what the ledger says, of all time and of each week. */
async function expectSumsOfCategories(app: TestApp, userId: number): Promise<void> {
  const { rows } = await sql<{ off: number }>`
    with ledger as (
      select category, floor((day + 3) / 7.0)::int as week, delta
      from honor_entries, unnest(categories) as category where user_id = ${userId}),
    kept as (
      select category, null::int as week, points from honor_category_totals where user_id = ${userId}
      union all select category, week, points from honor_category_weeks where user_id = ${userId}),
    said as (
      select category, week, sum(delta)::int as points from ledger group by grouping sets ((category), (category, week)))
    select count(*)::int as off from (
      (table kept except table said) union all (table said except table kept)) as differences`.execute(app.db)
  if (rows[0]?.off !== 0) throw new Error(`Sums of categories differ for ${userId}`)
}
