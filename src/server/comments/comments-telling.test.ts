import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveAlias } from '../../contract/account.ts'
import { deleteArticle } from '../../contract/articles.ts'
import { blockUser } from '../../contract/blocks.ts'
import {
  createPagePostComment,
  deleteComment,
  restoreComment,
  updateComment,
} from '../../contract/comments.ts'
import { MENTIONS_TOLD } from '../../contract/mentions.ts'
import { createPagePost } from '../../contract/page-posts.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { toldTo } from '../testing/told-to.ts'
import { at, say } from './comments-testing.ts'

type Member = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

let people = 0
/** New people, so that nobody was told of anything before. */
const meet = (count: number): Promise<Member[]> =>
  Promise.all(Array.from({ length: count }, () => app.signIn(`p${people++}`)))
const aliasOf = async ({ userId }: Member) =>
  (await app.db.selectFrom('users').select('alias_name').where('id', '=', userId).executeTakeFirstOrThrow())
    .alias_name
const edit = (client: Member, comment: { id: number }, text: string) =>
  client.call(updateComment, { params: at(comment), body: { text } })
const choose = (client: Member, { id }: { id: number }, choice: 'following' | 'muted') =>
  app.db
    .insertInto('thread_choices')
    .values({
      user_id: client.userId,
      object_type: 'article',
      object_id: id,
      choice,
      created_at: app.clock.now(),
    })
    .execute()

test('authors and co-authors are told of comments in one line, and nobody of their own', async () => {
  const [author, second, ana, budi] = (await meet(4)) as [Member, Member, Member, Member]
  const article = await insertArticle(app, { authorId: author.userId })
  await app.db
    .insertInto('article_coauthors')
    .values({ article_id: article.id, user_id: second.userId })
    .execute()
  await say(ana, article, 'First')
  const last = await say(budi, article, 'Second')
  await say(author, article, 'My own')
  expect(await toldTo(app, author)).toEqual([`comment article ${article.id} ?comment=${last.id}`])
  // The author’s own words are news to the other one.
  expect(await toldTo(app, second)).toEqual([`comment article ${article.id} ?comment=${last.id + 1}`])
  expect(await toldTo(app, ana)).toEqual([])
})

test('whoever is answered is told of the answer, also where the thread is as deep as it gets', async () => {
  const [author, ana, budi, citra] = (await meet(4)) as [Member, Member, Member, Member]
  const article = await insertArticle(app, { authorId: author.userId })
  const first = await say(ana, article, 'One')
  const second = await say(budi, article, 'Two', first)
  const third = await say(citra, article, 'Three', second)
  const deepest = await say(ana, article, 'Four', third)
  expect(deepest.parentId).toBe(second.id)
  expect(await toldTo(app, ana)).toEqual([`reply comment ${first.id} ?comment=${second.id}`])
  expect(await toldTo(app, budi)).toEqual([`reply comment ${second.id} ?comment=${third.id}`])
  expect(await toldTo(app, citra)).toEqual([`reply comment ${third.id} ?comment=${deepest.id}`])
})

test('one person is told of a comment once: an answer counts most, then a name, then what is theirs', async () => {
  const [author, ana, budi, citra] = (await meet(4)) as [Member, Member, Member, Member]
  const article = await insertArticle(app, { authorId: author.userId })
  for (const reader of [author, ana, budi, citra]) await choose(reader, article, 'following')
  const first = await say(ana, article, 'One')
  await app.settle()
  await app.db.deleteFrom('notifications').execute()
  const names = `@${await aliasOf(ana)} @${await aliasOf(budi)} @${await aliasOf(author)}`
  const answer = await say(citra, article, `Look ${names}`, first)
  const place = `?comment=${answer.id}`
  expect(await toldTo(app, ana)).toEqual([`reply comment ${first.id} ${place}`])
  expect(await toldTo(app, budi)).toEqual([`mention article ${article.id} ${place}`])
  expect(await toldTo(app, author)).toEqual([`mention article ${article.id} ${place}`])
  expect(await toldTo(app, citra)).toEqual([])
  const plain = await say(ana, article, 'No names')
  expect(await toldTo(app, citra)).toEqual([`thread article ${article.id} ?comment=${plain.id}`])
  expect(await toldTo(app, author)).toContain(`comment article ${article.id} ?comment=${plain.id}`)
})

test('an edit tells those who are named now, and takes back what was not read', async () => {
  const [author, ana, budi, citra] = (await meet(4)) as [Member, Member, Member, Member]
  const article = await insertArticle(app, { authorId: author.userId })
  const comment = await say(ana, article, `Thanks @${await aliasOf(budi)}`)
  const line = `mention article ${article.id} ?comment=${comment.id}`
  expect(await toldTo(app, budi)).toEqual([line])
  await edit(ana, comment, `Thanks @${await aliasOf(citra)}`)
  expect(await toldTo(app, budi)).toEqual([])
  expect(await toldTo(app, citra)).toEqual([line])
  // What was read stays; who is named again is not told again.
  await app.db
    .updateTable('notifications')
    .set({ read_at: app.clock.now() })
    .where('user_id', '=', citra.userId)
    .execute()
  await edit(ana, comment, 'Thanks')
  expect(await toldTo(app, citra)).toEqual([line])
  expect(await toldTo(app, author)).toEqual([`comment article ${article.id} ?comment=${comment.id}`])
})

test('a deleted comment is taken back, and comes back with it', async () => {
  const [author, ana, budi] = (await meet(3)) as [Member, Member, Member]
  const article = await insertArticle(app, { authorId: author.userId })
  const comment = await say(ana, article, `Hello @${await aliasOf(budi)}`)
  expect(await toldTo(app, budi)).toHaveLength(1)
  await ana.call(deleteComment, { params: at(comment) })
  expect(await toldTo(app, budi)).toEqual([])
  expect(await toldTo(app, author)).toEqual([])
  await ana.call(restoreComment, { params: at(comment) })
  expect(await toldTo(app, budi)).toHaveLength(1)
  expect(await toldTo(app, author)).toHaveLength(1)
})

test('a comment on what was deleted before anybody looked is told to nobody', async () => {
  const [author, ana, budi] = (await meet(3)) as [Member, Member, Member]
  const article = await insertArticle(app, { authorId: author.userId })
  await say(ana, article, `Hello @${await aliasOf(budi)}`)
  await author.call(deleteArticle, { params: at(article) })
  expect(await toldTo(app, budi)).toEqual([])
  expect(await toldTo(app, author)).toEqual([])
})

test('whoever has muted a thread, or blocked the writer, is told nothing of it', async () => {
  const [author, ana, budi, citra] = (await meet(4)) as [Member, Member, Member, Member]
  const article = await insertArticle(app, { authorId: author.userId })
  const first = await say(budi, article, 'One')
  for (const reader of [author, budi]) await choose(reader, article, 'muted')
  await citra.call(blockUser, { params: { id: String(ana.userId) } })
  await app.settle()
  await app.db.deleteFrom('notifications').execute()
  await say(ana, article, `@${await aliasOf(citra)} @${await aliasOf(author)}`, first)
  for (const reader of [author, budi, citra]) expect(await toldTo(app, reader)).toEqual([])
})

test('naming oneself, nobody, or many people', async () => {
  const [author, ana, ...crowd] = (await meet(3 + MENTIONS_TOLD)) as [Member, Member, ...Member[]]
  const article = await insertArticle(app, { authorId: author.userId })
  await say(ana, article, `@${await aliasOf(ana)} @nobody-of-this-name`)
  expect(await toldTo(app, ana)).toEqual([])
  const names = await Promise.all(crowd.map(aliasOf))
  await say(ana, article, names.map((name) => `@${name}`).join(' '))
  const told = await Promise.all(crowd.map((person) => toldTo(app, person)))
  expect(told.map((lines) => lines.length)).toEqual([...Array<number>(MENTIONS_TOLD).fill(1), 0])
})

test('a former alias is theirs for 90 days', async () => {
  const [author, ana, budi] = (await meet(3)) as [Member, Member, Member]
  const former = await aliasOf(budi)
  await budi.call(saveAlias, { body: { alias: `new-${former}` } })
  const article = await insertArticle(app, { authorId: author.userId })
  const comment = await say(ana, article, `@${former.toUpperCase()} and @new-${former}`)
  expect(await toldTo(app, budi)).toEqual([`mention article ${article.id} ?comment=${comment.id}`])
  app.clock.advance(91 * DAY_MS)
  const [reader] = (await meet(1)) as [Member]
  const later = await insertArticle(app, { authorId: author.userId })
  await say(reader, later, `@${former}`)
  expect(await toldTo(app, budi)).toEqual([`mention article ${article.id} ?comment=${comment.id}`])
  app.clock.advance(MINUTE_MS)
})

test('comments on page posts are told as well', async () => {
  const [author, ana] = (await meet(2)) as [Member, Member]
  const post = await author.call(createPagePost, { body: { type: 'discussion', title: 'Tonight?' } })
  const comment = await ana.call(createPagePostComment, { params: at(post), body: { text: 'Nice' } })
  expect(await toldTo(app, author)).toEqual([`comment page-post ${post.id} ?comment=${comment.id}`])
})

const turnOff = (client: Member, ...types: string[]) =>
  app.db
    .insertInto('notification_channels')
    .values(types.map((type) => ({ user_id: client.userId, type, in_app: false, mail: false, push: false })))
    .execute()

test('whoever has turned answers off is told that they were named, and so on', async () => {
  const [author, ana, budi, citra] = (await meet(4)) as [Member, Member, Member, Member]
  const article = await insertArticle(app, { authorId: author.userId })
  const first = await say(ana, article, 'One')
  await app.settle()
  await app.db.deleteFrom('notifications').execute()
  for (const reader of [author, budi]) await choose(reader, article, 'following')
  await turnOff(ana, 'reply')
  await turnOff(author, 'mention')
  await turnOff(budi, 'mention', 'reply')
  const names = (await Promise.all([ana, author, budi].map(aliasOf))).map((alias) => `@${alias}`).join(' ')
  const answer = await say(citra, article, `Look ${names}`, first)
  const place = `article ${article.id} ?comment=${answer.id}`
  expect(await toldTo(app, ana)).toEqual([`mention ${place}`])
  expect(await toldTo(app, author)).toEqual([`comment ${place}`])
  expect(await toldTo(app, budi)).toEqual([`thread ${place}`])
  // What was told stays what it is, though they turn it off now.
  await turnOff(ana, 'mention')
  await edit(citra, answer, `Look here ${names}`)
  expect(await toldTo(app, ana)).toEqual([`mention ${place}`])
})

test('an edit years later tells nobody again, but whom it names now', async () => {
  const [author, ana, budi, citra] = (await meet(4)) as [Member, Member, Member, Member]
  const article = await insertArticle(app, { authorId: author.userId })
  await choose(citra, article, 'following')
  const comment = await say(ana, article, `Thanks @${await aliasOf(budi)}`)
  const everybody = [author, budi, citra]
  for (const person of everybody) expect(await toldTo(app, person)).toHaveLength(1)
  // Nobody stays signed in for so long.
  const updated_at = new Date(app.clock.now().getTime() - 91 * DAY_MS)
  await app.db.updateTable('notifications').set({ updated_at }).execute()
  await app.purge()
  for (const person of everybody) expect(await toldTo(app, person)).toEqual([])
  await edit(ana, comment, `Many thanks @${await aliasOf(budi)}`)
  for (const person of everybody) expect(await toldTo(app, person)).toEqual([])
  await edit(ana, comment, `Many thanks @${await aliasOf(budi)} and @${await aliasOf(citra)}`)
  expect(await toldTo(app, citra)).toEqual([`mention article ${article.id} ?comment=${comment.id}`])
  for (const person of [author, budi]) expect(await toldTo(app, person)).toEqual([])
})
