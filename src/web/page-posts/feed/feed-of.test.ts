import { expect, test } from 'vitest'
import { pagePost, pagePosts } from '../../testing/page-posts.ts'
import { countNew, feedOf, withFresh, withPage, withPosted } from './feed-of.ts'
import { peopleIn } from './people-in.ts'

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id)
const feed = feedOf(pagePosts(10, 6), 'after-6')

test('the next page is added at the end, and what moved meanwhile is not there twice', () => {
  const longer = withPage(feed, { items: pagePosts(7, 3), next: null })
  expect(idsOf(longer.items)).toEqual([10, 9, 8, 7, 6, 5, 4, 3])
  expect(longer.next).toBeNull()
})

test('fresh answers change known posts in place and put nothing between them', () => {
  const fresh = [pagePost(12), pagePost(9, { likes: 99 }), pagePost(10)]
  const next = withFresh(feed, fresh)
  expect(idsOf(next.items)).toEqual(idsOf(feed.items))
  expect(next.items[1]?.likes).toBe(99)
})

test('a post that its reader is changing, and one they deleted, are left as they see them', () => {
  const seen = feedOf([pagePost(2, { likes: 5 }), pagePost(1, { state: 'deleted' })], null)
  const next = withFresh(seen, [pagePost(2, { likes: 4 }), pagePost(1)], (id) => id === 2)
  expect(next.items).toEqual(seen.items)
})

test('new is what came after the feed was opened, not what only rose or was posted by the reader', () => {
  expect(countNew(feed, [pagePost(12), pagePost(11), pagePost(10)])).toBe(2)
  expect(countNew(feed, [pagePost(2), pagePost(10)])).toBe(0)
  const own = withPosted(feed, pagePost(13))
  expect(countNew(own, [pagePost(13), pagePost(12), pagePost(10)])).toBe(1)
})

test('an own post stands first, once', () => {
  expect(idsOf(withPosted(feed, pagePost(11)).items)).toEqual([11, 10, 9, 8, 7, 6])
  expect(idsOf(withPosted(feed, pagePost(8)).items)).toEqual([8, 10, 9, 7, 6])
})

test('the people of a feed are its last authors, each once, without the reader and what is adult', () => {
  const posts = [
    pagePost(9, { authorId: 7 }),
    pagePost(8, { authorId: 1 }),
    pagePost(7, { authorId: 1 }),
    pagePost(6, { authorId: 2, isNsfw: true }),
    pagePost(5, { authorId: null }),
    pagePost(4, { authorId: 3 }),
    pagePost(3, { authorId: 4 }),
    pagePost(2, { authorId: 5 }),
    pagePost(1, { authorId: 6 }),
  ]
  expect(peopleIn(posts, 7).map(({ authorId, id }) => [authorId, id])).toEqual([
    [1, 8],
    [3, 4],
    [4, 3],
    [5, 2],
  ])
})
