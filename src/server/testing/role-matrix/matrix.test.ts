import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ERROR_STATUS } from '../../../contract/errors.ts'
import { routes, type OperationName } from '../../../contract/index.ts'
import { statementsOf } from '../statements-of.ts'
import { testApp, type TestApp } from '../test-app.ts'
import type { RawOptions, TestClient } from '../test-client.ts'
import { budgets, matrix } from './matrix.ts'
import { ROLES, type MatrixRole, type Outcome } from './rows.ts'
import { makeSubjects, SAMPLE_PARAMS, subjectsIn } from './subjects.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1e6 } })
})
afterAll(() => app.close())

/** A new session each time: one of the calls is the sign-out. */
async function clientOf(role: MatrixRole): Promise<TestClient> {
  if (role === 'visitor') return app.visitor()
  return app.signIn(role, role === 'moderator' || role === 'operator' ? role : 'user')
}

let kept: { name: OperationName; request: RawOptions } | undefined

/** Subjects are made again only when a call has used them: one that reads or is refused leaves them as they were. */
async function ask(name: OperationName, role: MatrixRole) {
  const { request } = matrix[name]
  if (kept?.name !== name)
    kept = {
      name,
      request:
        typeof request === 'function' ? await request(await makeSubjects(app, subjectsIn(request))) : request,
    }
  const sent = kept.request
  kept = undefined
  const client = await clientOf(role)
  const { result: answer, statements, commits } = await statementsOf(() => client.attempt(routes[name], sent))
  if (answer.status >= 400 || routes[name].method === 'GET') kept = { name, request: sent }
  return { ...answer, roundTrips: statements.length, commits }
}

const names = Object.keys(routes) as OperationName[]
const pathOf = (name: OperationName) =>
  routes[name].path.replace(/:(\w+)/g, (_, param: string) => SAMPLE_PARAMS[param] ?? '1')

describe.each(names)('%s', (name) => {
  test.each(ROLES)(
    'answers a %s as the role matrix says, within its round trips and commits',
    async (role) => {
      const answer = await ask(name, role)
      expect(outcomeOf(answer), JSON.stringify(answer.body)).toEqual(expectedOf(matrix[name][role]))
      if (answer.status >= 400) return
      expect(answer.roundTrips).toBeLessThanOrEqual(budgets[name] ?? 0)
      // What is read waits for no disk, what is written for one commit. Signing out is a navigation that writes.
      const isRead = routes[name].method === 'GET' && name !== 'logout'
      expect(answer.commits, 'commits that wait for the disk').toBeLessThanOrEqual(isRead ? 0 : 1)
    },
  )

  test('is served once, by its own method', () => {
    const { method, path } = routes[name]
    expect(app.http.hasRoute({ method, url: path })).toBe(true)
    const twins = names.filter((other) => routes[other].method === method && routes[other].path === path)
    expect(twins).toEqual([name])
  })

  test('has no second address without its gate: a slash more, other letters, a doubled slash', async () => {
    const path = pathOf(name)
    for (const twisted of [`${path}/`, path.toUpperCase(), path.replace('/api/', '/api//'), `${path};x`]) {
      const response = await app.visitor().request(routes[name].method, twisted)
      // Where it is the address of something else with an odd name, that one refuses the name or the visitor.
      expect([400, 401, 404], twisted).toContain(response.statusCode)
      expect(response.json()).toEqual(expect.objectContaining({ code: expect.any(String) }))
    }
  })

  test('a method it does not have is a JSON error', async () => {
    const operator = await clientOf('operator')
    const taken = new Set(
      names.filter((other) => routes[other].path === routes[name].path).map((other) => routes[other].method),
    )
    for (const method of (['POST', 'PUT', 'PATCH', 'DELETE', 'GET'] as const).filter(
      (method) => !taken.has(method),
    )) {
      const response = await operator.request(method, pathOf(name))
      expect([400, 404, 405]).toContain(response.statusCode)
      expect(response.json()).toEqual(
        expect.objectContaining({ code: expect.any(String), message: expect.any(String) }),
      )
    }
  })
})

test('an unknown path below /api is a JSON 404 in the reader’s language', async () => {
  const visitor = app.visitor()
  visitor.language = 'id'
  for (const path of ['/api', '/api/', '/api/nothing', '/api/auth', '/api/auth/user/1', '/api/docs/more']) {
    const response = await visitor.request('GET', path)
    expect(response.statusCode, path).toBe(404)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.json()).toEqual({
      code: 'not_found',
      message: 'Tidak ditemukan. Mungkin sudah dihapus atau dipindahkan.',
    })
  }
})

test('a session cookie that nobody was given is a visitor’s', async () => {
  for (const token of ['x'.repeat(43), 'x', '', '../../etc', '%00', 'a'.repeat(3000)]) {
    const visitor = app.visitor()
    visitor.cookies.set('sid', token)
    expect((await visitor.attempt(routes.getUser)).status).toBe(401)
  }
})

test('only the subjects that a request names are made for it', async () => {
  expect([...subjectsIn(({ post }) => ({ params: { id: post.id } }))]).toEqual(['post'])
  const deleted = subjectsIn(async ({ makeDeletedComment }) => ({
    params: { id: await makeDeletedComment() },
  }))
  expect([...deleted]).toEqual(['makeDeletedComment'])
  expect(Object.keys(await makeSubjects(app, new Set(['mediaId'])))).toEqual(['mediaId'])
  expect(Object.keys(await makeSubjects(app))).toEqual(
    expect.arrayContaining(['article', 'comment', 'suggestion', 'post', 'mediaId']),
  )
})

function expectedOf(outcome: Outcome) {
  return typeof outcome === 'number' ? { status: outcome } : { status: ERROR_STATUS[outcome], code: outcome }
}

function outcomeOf({ status, body }: { status: number; body: unknown }) {
  return status < 400 ? { status } : { status, code: (body as { code?: unknown }).code }
}
