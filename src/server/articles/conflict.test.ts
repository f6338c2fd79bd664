import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/articles.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { joinArticle, writeArticle } from '../testing/write-article.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const FIRST = 'Stars are born in clouds of gas and dust, far away from us.'
const SECOND = 'They shine for millions of years, and then they fade away.'
const BOTH = `${FIRST}\n\n${SECOND}`

async function writeWithBela() {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  const article = await writeArticle(alice, { content: BOTH, coAuthors: ['bela-1000'] })
  await joinArticle(bela, article)
  return { alice, bela, article, params: { id: String(article.id) }, baseRevisionId: article.revisionId }
}

test('two people who edit different lines get both changes merged, and may send them', async () => {
  const { alice, bela, article, params, baseRevisionId } = await writeWithBela()
  const hers = `${FIRST} Very far.\n\n${SECOND}`
  const won = await alice.call(contract.updateArticle, { params, body: { content: hers, baseRevisionId } })
  const conflict = await bela.attempt(contract.updateArticle, {
    params,
    body: { content: `${FIRST}\n\n${SECOND} Slowly.`, title: 'The life of stars', baseRevisionId },
  })
  const merged = { title: 'The life of stars', content: `${FIRST} Very far.\n\n${SECOND} Slowly.` }
  expect(conflict).toMatchObject({
    status: 409,
    body: {
      code: 'edit_conflict',
      current: {
        revisionId: won.revisionId,
        title: article.title,
        content: hers,
        merged: { ...merged, hasConflicts: false },
      },
    },
  })
  const sent = await bela.call(contract.updateArticle, {
    params,
    body: { ...merged, baseRevisionId: won.revisionId },
  })
  expect(sent).toMatchObject(merged)
})

test('two people who edit the same words lose neither text', async () => {
  const { alice, bela, params, baseRevisionId } = await writeWithBela()
  bela.language = 'id'
  const hers = BOTH.replace('millions', 'thousands of millions')
  await alice.call(contract.updateArticle, { params, body: { content: hers, baseRevisionId } })
  const conflict = await bela.attempt(contract.updateArticle, {
    params,
    body: { content: BOTH.replace('millions', 'a great many'), baseRevisionId },
  })
  expect(conflict).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Tidak ada yang hilang'), current: { content: hers } },
  })
  const { merged } = conflict.body.current
  expect(merged.hasConflicts).toBe(true)
  expect(merged.content).toContain('thousands of millions')
  expect(merged.content).toContain('a great many')
})

test('sending the same edit twice is no conflict', async () => {
  const { alice, params, baseRevisionId } = await writeWithBela()
  const body = { content: `${BOTH} The end.`, baseRevisionId }
  const first = await alice.call(contract.updateArticle, { params, body })
  expect(await alice.call(contract.updateArticle, { params, body })).toEqual(first)
})

test('of twenty edits of one revision at once exactly one wins, the others get a conflict', async () => {
  const { alice, params, article, baseRevisionId } = await writeWithBela()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      alice.attempt(contract.updateArticle, {
        params,
        body: { content: `${BOTH} Number ${number}.`, baseRevisionId },
      }),
    ),
  )
  const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  const winner = answers.find(({ status }) => status === 200)
  for (const { body } of answers.filter(({ status }) => status === 409))
    expect(body.current).toMatchObject({
      revisionId: winner?.body.revisionId,
      content: winner?.body.content,
    })
  const revisions = await app.db
    .selectFrom('article_revisions')
    .select('id')
    .where('article_id', '=', article.id)
    .execute()
  expect(revisions).toHaveLength(2)
})
