import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { statementsOf } from '../testing/statements-of.ts'
import { makeGuild, postIn, type Person } from './guild-posts-testing.ts'

let app: TestApp
let owner: Person
let stranger: Person
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  owner = await app.signIn('owner')
  stranger = await app.signIn('stranger')
})
afterAll(() => app.close())

const NEVER = 900_000_000

/** What the two take is measured by `npm run bench -- secret`; here it is proven that they do the same. */
test('what is in a private guild takes a stranger as many statements as what never was', async () => {
  const guild = await makeGuild(app, { owner, isPrivate: true })
  const post = await postIn(owner, guild)
  const asked: [string, (id: number) => string, number, object?][] = [
    ['GET', (id) => `/api/page-posts/${id}`, post.id],
    ['GET', (id) => `/api/page-posts/${id}/comments`, post.id],
    ['GET', (id) => `/api/page-posts/${id}/history`, post.id],
    ['POST', (id) => `/api/page-posts/${id}/like`, post.id, { isLike: true }],
    ['GET', (id) => `/api/guilds/${id}/posts`, guild.id],
    ['GET', (id) => `/api/guilds/${id}/members`, guild.id],
  ]
  for (const client of [stranger, app.visitor()])
    for (const [method, path, id, body] of asked) {
      const ask = (of: number) =>
        statementsOf(() => client.request(method, path(of), { ...(body && { body }) }))
      // What is read now and then (the operator's switches) is read before.
      await ask(NEVER)
      const [secret, never] = [await ask(id), await ask(NEVER)]
      expect(secret.result.statusCode, path(id)).toBe(never.result.statusCode)
      expect(secret.statements, path(id)).toEqual(never.statements)
    }
})
