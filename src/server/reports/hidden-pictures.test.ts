import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeReports, reportObject } from '../../contract/reports.ts'
import { DAY_MS } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { reportsApp } from './reports-testing.ts'

let site: Awaited<ReturnType<typeof reportsApp>>
beforeAll(async () => {
  site = await reportsApp()
})
afterAll(() => site.app.close())

let made = 0

/** An upload of the author that these articles show. */
async function pictureIn(...articles: { id: number }[]): Promise<number> {
  const { app, author } = site
  const { id } = await app.db
    .insertInto('media')
    .values({
      key: `picture${made++}`.padEnd(22, 'x'),
      owner_id: author.userId,
      kind: 'image',
      state: 'ready',
      width: 60,
      height: 40,
      bytes: 1000,
      placeholder: 'data:,',
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const article of articles)
    await app.db
      .insertInto('media_uses')
      .values({ media_id: id, object_type: 'article', object_id: article.id })
      .execute()
  return id
}

async function accessOf(id: number): Promise<string | undefined> {
  const row = await site.app.db.selectFrom('media').select('access').where('id', '=', id).executeTakeFirst()
  return row?.access
}

const newArticle = () => insertArticle(site.app, { authorId: site.author.userId })
const about = ({ id }: { id: number }) => ({ objectType: 'article', objectId: id }) as const

async function hide(article: { id: number }): Promise<void> {
  const member = await site.memberOf(`member${made++}`, 3 * DAY_MS)
  await member.call(reportObject, { body: { ...about(article), reason: 'exploitation' } })
}

const close = (article: { id: number }) =>
  site.mod.call(closeReports, {
    body: { ...about(article), verdict: 'unfounded', reason: 'We have looked at it.' },
  })

test('the pictures of what reports hide are nobody’s to see, and come back with it', async () => {
  const [hidden, other] = [await newArticle(), await newArticle()]
  const picture = await pictureIn(hidden)
  const shared = await pictureIn(hidden, other)
  await hide(hidden)
  expect([await accessOf(picture), await accessOf(shared)]).toEqual(['closed', 'open'])
  await close(hidden)
  expect([await accessOf(picture), await accessOf(shared)]).toEqual(['open', 'open'])
})

test('those of somebody suspended come back with them', async () => {
  const { app, author } = site
  const article = await newArticle()
  const picture = await pictureIn(article)
  await hide(article)
  await app.db
    .updateTable('users')
    .set({ suspended_at: app.clock.now() })
    .where('id', '=', author.userId)
    .execute()
  await close(article)
  expect(await accessOf(picture)).toBe('closed')
})
