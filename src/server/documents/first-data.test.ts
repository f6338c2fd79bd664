import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOBODY } from '../platform/hidden-people.ts'
import type { Server } from '../platform/server.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle } from '../testing/write-article.ts'
import { loadFirstData } from './first-data.ts'

let app: TestApp
let authorId: number
let address: string
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  const author = await app.signIn('writer')
  authorId = author.userId
  const { id } = await writeArticle(author)
  address = `/api/articles/${id}`
})
afterAll(() => app.close())

/** What the document of this address begins with; the reader's browser has no cookie that matters here. */
async function load(asked: string, { hasSession = true, hidden = NOBODY } = {}) {
  const server = { http: app.http, cookies: { read: () => undefined } } as unknown as Server
  const request = { ip: '203.0.113.9' } as FastifyRequest
  const state = { language: 'en', hasSession } as const
  const { queries } = await loadFirstData(server, request, { addresses: [asked], state, lacking: [], hidden })
  return queries
}

test('what a block hides is not found, as the app would find it', async () => {
  expect(await load(address)).toMatchObject({ [address]: { authorId } })
  expect(await load(address, { hidden: new Set([authorId]) })).toEqual({ [address]: null })
  expect(await load(address, { hidden: new Set([authorId + 1]) })).toMatchObject({ [address]: { authorId } })
})

test('what the public does not find may be a member’s own: the app asks for it as them', async () => {
  const nowhere = '/api/articles/999999'
  expect(await load(nowhere, { hasSession: false })).toEqual({ [nowhere]: null })
  expect(await load(nowhere)).toEqual({})
})
