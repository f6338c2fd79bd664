import { afterEach, expect, test, vi } from 'vitest'
import { listArticles } from '../../contract/articles.ts'
import { callPage } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

function answer(link: string | null) {
  const fetched = vi.fn<typeof fetch>(() =>
    Promise.resolve(Response.json([], { headers: link === null ? {} : { Link: link } })),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('the cursor of the next page is read from the Link header', async () => {
  const fetched = answer('</api/articles?category=history&cursor=aB3_-x>; rel="next"')
  const page = await callPage(listArticles, { query: { category: 'history', language: undefined } })
  expect(page).toEqual({ items: [], next: 'aB3_-x' })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/articles?category=history')
})

test.each([null, '</api/articles?cursor=x>; rel="prev"', '</api/articles>; rel="next"', 'nonsense'])(
  'without a next page (%s) there is none',
  async (link) => {
    answer(link)
    expect(await callPage(listArticles)).toEqual({ items: [], next: null })
  },
)
