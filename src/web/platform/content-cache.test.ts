import { expect, test } from 'vitest'
import { pagePost } from '../testing/page-posts.ts'
import { changeMarks, changeObject, holding, mapHeld, type Held, type Subject } from './content-cache.ts'
import { createQueryClient } from './query-client.ts'

const POST: Subject = { type: 'page-post', id: 5 }

function setting() {
  const client = createQueryClient()
  const hold = (name: string, holds: readonly Held[], data: unknown, of?: Subject) => {
    const meta = of === undefined ? { holds } : { holds, of }
    client.getQueryCache().build(client, { queryKey: [name], meta })
    client.setQueryData([name], data)
  }
  const likes = (name: string) => JSON.stringify(client.getQueryData([name])).match(/"likes":\d+/g)
  return { client, hold, likes }
}

test('an object changes wherever it stands: alone, in a list, in pages, in a feed, among what was saved', () => {
  const { client, hold, likes } = setting()
  const post = pagePost(5, { likes: 1 })
  hold('detail', ['page-post'], post, POST)
  hold('list', ['page-post'], [pagePost(6), post])
  hold('feed', ['page-post'], { items: [post], next: null, newestId: 5 })
  hold('own', ['page-post'], { pages: [{ items: [post], nextCursor: null }], pageParams: [null] })
  hold('saved', ['bookmark', 'article', 'page-post', 'question'], {
    pages: [
      {
        items: [
          { objectId: 5, article: null, pagePost: post },
          { objectId: 5, article: post, pagePost: null },
          { objectId: 6, article: null, pagePost: null },
          { objectId: 5, article: null, pagePost: null, question: { id: 5, title: 'Why?' } },
        ],
        nextCursor: null,
      },
    ],
  })
  hold('articles', ['article'], [post])
  changeObject(client, POST, { likes: 2 })
  expect(likes('detail')).toEqual(['"likes":2'])
  expect(likes('list')).toEqual(['"likes":6', '"likes":2'])
  expect(likes('feed')).toEqual(['"likes":2'])
  expect(likes('own')).toEqual(['"likes":2'])
  expect(likes('saved'), 'an article of the same number is another object').toEqual([
    '"likes":2',
    '"likes":1',
  ])
  expect(likes('articles')).toEqual(['"likes":1'])
  changeObject(client, { type: 'question', id: 5 }, { title: 'How?' })
  expect(JSON.stringify(client.getQueryData(['saved']))).toContain('"title":"How?"')
})

test('an answer takes over only what it knows of an object', () => {
  const { client, hold } = setting()
  hold('list', ['article'], [{ id: 7, title: 'Old', likes: 1 }])
  changeObject(client, { type: 'article', id: 7 }, { title: 'New', state: 'draft' })
  expect(client.getQueryData(['list'])).toEqual([{ id: 7, title: 'New', likes: 1 }])
})

test('a solved question among recent updates is not the article of its number', () => {
  const { client, hold } = setting()
  const solved = { id: 7, title: 'Why is the sky blue?', updateKind: 'solved' }
  hold('updates', ['article'], [solved, { id: 7, title: 'Old', updateKind: 'edited' }])
  changeObject(client, { type: 'article', id: 7 }, { title: 'New' })
  expect(client.getQueryData(['updates'])).toEqual([solved, { id: 7, title: 'New', updateKind: 'edited' }])
})

test('what holds nothing that changes stays the same object', () => {
  const list = { items: [pagePost(1), pagePost(2)], next: null }
  expect(mapHeld(list, 'page-post', (post) => post)).toBe(list)
  expect(mapHeld(null, 'page-post', (post) => post)).toBeNull()
})

test('marks change for one object, and are not taken for the object itself', () => {
  const { client, hold } = setting()
  hold('marks', ['marks'], { id: 5, liked: false }, POST)
  hold('others', ['marks'], { id: 5, liked: false }, { type: 'article', id: 5 })
  changeMarks(client, POST, { liked: true })
  changeObject(client, POST, { likes: 2 })
  expect(client.getQueryData(['marks'])).toEqual({ id: 5, liked: true })
  expect(client.getQueryData(['others'])).toEqual({ id: 5, liked: false })
})

test('queries are found by what they hold: of any object, of one, or only lists', () => {
  const { client, hold } = setting()
  hold('list', ['page-post'], [])
  hold('detail', ['page-post'], null, POST)
  hold('said', ['comment'], { items: [] }, POST)
  client.setQueryData(['unmarked'], [])
  const found = (filters: ReturnType<typeof holding>) =>
    client
      .getQueryCache()
      .findAll(filters)
      .map(({ queryKey }) => queryKey[0])
  expect(found(holding('page-post'))).toEqual(['list', 'detail'])
  expect(found(holding(['page-post', 'comment'], POST))).toEqual(['detail', 'said'])
  expect(found(holding('page-post', null))).toEqual(['list'])
  expect(found(holding('comment', { type: 'page-post', id: 6 }))).toEqual([])
})
