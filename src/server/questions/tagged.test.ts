import { afterAll, beforeAll, expect, test } from 'vitest'
import { voteQuestion } from '../../contract/answers.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import * as contract from '../../contract/questions.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { ask, at } from './questions-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

async function read(query: QueryOf<typeof contract.listQuestions>): Promise<number[]> {
  const found: number[] = []
  app.clock.advance(2000)
  for (let cursor: string | undefined; ;) {
    const page = await app.visitor().call(contract.listQuestions, {
      query: { limit: '50', ...query, ...(cursor !== undefined && { cursor }) },
    })
    found.push(...page.items.map(({ id }) => id))
    if (page.nextCursor === null) return found
    cursor = page.nextCursor
  }
}

/** Many newer questions with the tag, as if each had been asked. */
async function insertNewer(authorId: number, tag: string, count: number): Promise<void> {
  const now = app.clock.now().getTime()
  const rows = Array.from({ length: count }, (_, number) => ({ at: new Date(now + 1000 + number) }))
  const made = await app.db
    .insertInto('questions')
    .values(
      rows.map(({ at: created_at }, number) => ({
        author_id: authorId,
        state: 'published',
        title: `Is this number ${number}?`,
        nodes: '[]',
        renderer_version: 1,
        category: 'sports',
        language: 'en',
        tags: [tag],
        created_at,
        updated_at: created_at,
      })),
    )
    .returning(['id', 'created_at'])
    .execute()
  await app.db
    .insertInto('question_places')
    .values(
      made.map(({ id, created_at }) => ({
        question_id: id,
        category: 'sports',
        language: 'en',
        is_nsfw: false,
        hot: 0,
        hot_week: 0,
        worth: 0,
        created_at,
      })),
    )
    .execute()
  await app.db
    .insertInto('question_tags')
    .values(made.map(({ id, created_at }) => ({ tag, question_id: id, created_at })))
    .execute()
}

test('the old questions of a long tag are found by votes, category and language', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const old = await ask(alice, { tags: ['physics', 'light'], category: 'science', language: 'id' })
  await insertNewer(alice.userId, 'physics', 620)
  app.clock.advance(10_000)
  await bela.call(voteQuestion, { params: at(old), body: { value: 1 } })
  const top = await read({ tag: 'physics', tab: 'top' })
  expect(top).toHaveLength(621)
  expect(new Set(top).size).toBe(621)
  expect(top[0]).toBe(old.id)
  expect(await read({ tag: 'light', tab: 'top' })).toEqual([old.id])
  for (const query of [
    { category: 'science' },
    { lang: 'id' },
    { category: 'science', lang: 'id', tab: 'top' },
    { category: 'science', tab: 'unanswered' },
  ] as const)
    expect(await read({ tag: 'physics', ...query })).toEqual([old.id])
  expect(await read({ tag: 'physics', tab: 'solved' })).toEqual([])
  expect(await read({ tag: 'physics', tab: 'unanswered' })).toHaveLength(621)
  await bela.call(voteQuestion, { params: at(old), body: { value: 0 } })
  expect((await read({ tag: 'physics', tab: 'top' })).at(-1)).toBe(old.id)
})
