import { afterAll, beforeAll, expect, test } from 'vitest'
import { setBookmark } from '../../contract/bookmarks.ts'
import { createPagePostComment, likeComment, pinComment } from '../../contract/comments.ts'
import { TRASH_DAYS } from '../../contract/limits.ts'
import * as contract from '../../contract/page-posts.ts'
import { votePagePost } from '../../contract/votes.ts'
import { reportObject } from '../../contract/reports.ts'
import { purgeContent } from '../content/erase.ts'
import { DAY_MS } from '../platform/clock.ts'
import { at, writePhoto, writePost } from './posts-testing.ts'
import { filesOf, postsApp, type PostsApp } from './upload-testing.ts'
import { purgePostAddresses } from './purge-actions.ts'
import { removeByStaff } from '../testing/remove-by-staff.ts'

let app: PostsApp
beforeAll(async () => {
  app = await postsApp()
})
afterAll(() => app.close())

const TABLES = ['page_posts', 'page_post_places', 'page_post_search', 'page_post_versions', 'polls'] as const
const AROUND = ['poll_votes', 'likes', 'bookmarks', 'shares', 'comments', 'comment_rules', 'reports'] as const
const MEDIA = ['object_counters', 'media', 'media_uses'] as const

/** How many rows each table has. */
async function count(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of [...TABLES, ...AROUND, ...MEDIA]) {
    const { rows } = await app.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    counts[table] = rows
  }
  return counts
}

test('thirty days after it was deleted a post is erased with everything that hung on it, and nothing else', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  const poll = { isVotingEnabled: true, votingQuestion: 'Which?', votingOptions: ['One', 'Two'] }
  const make = async () => {
    const post = await writePost(alice, { ...poll, content: 'One' })
    const photo = await writePhoto(app, alice)
    for (const one of [post, photo]) {
      const params = at(one)
      await bela.call(contract.likePagePost, { params, body: { isLike: true } })
      await bela.call(contract.sharePagePost, { params })
      const body = { text: 'Well said.' }
      const comment = await bela.call(createPagePostComment, { params, body })
      await alice.call(likeComment, { params: at(comment), body: { isLike: true } })
      await alice.call(pinComment, { params: at(comment), body: { isPinned: true } })
      const object = { objectType: 'page-post', objectId: String(one.id) } as const
      await bela.call(setBookmark, { params: object, body: {} })
      await bela.call(reportObject, { body: { objectType: 'page-post', objectId: one.id, reason: 'spam' } })
    }
    await bela.call(votePagePost, { params: at(post), body: { option: 1 } })
    app.clock.advance(6 * 60_000)
    await alice.call(contract.updatePagePost, { params: at(post), body: { content: 'Two' } })
    return [post, photo]
  }
  await make()
  const before = await count()
  const kept = await filesOf(app)
  const posts = await make()
  for (const post of posts) await alice.call(contract.deletePagePost, { params: at(post) })
  const deleted = await count()
  expect(deleted['page_posts']).toBe(4)

  app.clock.advance(TRASH_DAYS * DAY_MS - 1000)
  await app.purge()
  expect(await count()).toEqual(deleted)
  app.clock.advance(1000)
  await app.purge()
  expect(await count()).toEqual(before)
  expect(await filesOf(app)).toEqual(kept)
})

test('what the staff removed is erased too, however much it is', async () => {
  const alice = await app.signIn('alice')
  const mod = await app.signIn('mod', 'moderator')
  const post = await writePost(alice)
  await removeByStaff(mod, 'page-post', post.id)
  await app.db
    .insertInto('page_posts')
    .values(
      Array.from({ length: 120 }, () => ({
        type: 'discussion',
        state: 'deleted',
        nodes: '[]',
        renderer_version: 1,
        created_at: app.clock.now(),
        deleted_at: app.clock.now(),
      })),
    )
    .execute()
  app.clock.advance(TRASH_DAYS * DAY_MS)
  await purgeContent(app.site, app.clock.now())
  const left = app.db.selectFrom('page_posts').select('id').where('deleted_at', 'is not', null)
  expect(await left.execute()).toEqual([])
})

test('the IP address of a post is deleted after thirty days, also of one that stays', async () => {
  const dewi = await app.signIn('dewi')
  const post = await writePost(dewi)
  const addressOf = async () => {
    const row = app.db.selectFrom('page_posts').select('author_ip').where('id', '=', post.id)
    return (await row.executeTakeFirstOrThrow()).author_ip
  }
  app.clock.advance(30 * DAY_MS - 1000)
  await purgePostAddresses(app.db, app.clock.now())
  expect(await addressOf()).toBe(dewi.ip)
  app.clock.advance(1000)
  await purgePostAddresses(app.db, app.clock.now())
  expect(await addressOf()).toBeNull()
  const again = await app.signIn('dewi')
  expect(await again.call(contract.getPagePost, { params: at(post) })).toMatchObject({ authorIp: null })
})
