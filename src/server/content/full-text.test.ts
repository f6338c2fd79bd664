import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askedFor } from '../testing/asked.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle } from '../testing/write-article.ts'
import { findMatches } from './full-text.ts'
import { hasGivenUp } from './search-forms.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const alice = await app.signIn('alice')
  await writeArticle(alice, { title: 'Slow tortoise', content: 'A hare is quick and it runs on. '.repeat(5) })
  await app.settle()
})
afterAll(() => app.close())

/** Whoever asks whether it may be seen waits for longer than a search may take. */
const find = (term: string) => {
  const visible = sql`select 1 as group_id, 1 as boost from pg_sleep(9) where m.id > 0`
  return findMatches(
    app.db,
    { table: 'article_search', key: 'article_id', visible },
    askedFor(`${term} -nothing`, 20),
  )
}

test('a search that had no time for the titles fails, and says not that nothing is there', async () => {
  await expect(find('tortoise')).rejects.toSatisfy(hasGivenUp)
})

test('one that had no time for the texts has what titles have, and says that it was cut', async () => {
  expect(await find('hare')).toEqual({ ids: [], next: null, isCut: true })
})
