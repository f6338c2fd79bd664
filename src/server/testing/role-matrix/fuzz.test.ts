import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { ERROR_STATUS, type ErrorCode } from '../../../contract/errors.ts'
import { routes, type OperationName } from '../../../contract/index.ts'
import {
  asEndpoint,
  namedSchemasToJson,
  SCHEMA_PREFIX,
  toJson,
  type JsonSchema,
} from '../../api-docs/public.ts'
import { testApp, type TestApp } from '../test-app.ts'
import type { TestClient } from '../test-client.ts'
import { writeArticle } from '../write-article.ts'
import { fromSchema, hostileTexts } from './arbitraries.ts'
import { makeSubjects, SAMPLE_PARAMS } from './subjects.ts'

const RUNS = 40
/** Fixed, so that a red run can be run again; a failure prints the smallest input that makes it. */
const SEED = 20_240_817

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1e6 } })
  // Number 1 of everything is there, so that a call gets as far as it can.
  await makeSubjects(app)
  await writeArticle(await someone(true), { series: 'The sky' })
})
afterAll(() => app.close())

const definitions = namedSchemasToJson()

/** The schema with its named parts put back in. */
function whole(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (_, value: JsonSchema | null) => {
    const ref = typeof value === 'object' ? value?.$ref : undefined
    return ref === undefined ? value : definitions[ref.replace(SCHEMA_PREFIX, '')]
  }) as JsonSchema
}

const valuesOf = (schema: z.ZodMiniType | undefined) =>
  schema === undefined ? fc.constant(undefined) : fromSchema(whole(toJson(schema)))

let session: string | undefined
beforeEach(() => {
  session = undefined
})

/** A browser without anything from earlier calls but the session, which lasts until a call has ended it. */
async function someone(isSignedIn: boolean): Promise<TestClient> {
  const client = app.visitor()
  if (!isSignedIn) return client
  session ??= (await app.signIn('operator', 'operator')).cookies.get('sid') ?? ''
  client.cookies.set('sid', session)
  return client
}

/** One of the calls is the sign-out, and others end sessions elsewhere: whoever comes next signs in again. */
async function send(client: TestClient, ...call: Parameters<TestClient['request']>) {
  const before = client.cookies.get('sid')
  const response = await client.request(...call)
  if (before !== undefined && (client.cookies.get('sid') !== before || response.statusCode === 401))
    session = undefined
  return response
}

const names = Object.keys(routes) as OperationName[]

test.each(names.filter((name) => routes[name].method !== 'GET'))('%s survives any body', async (name) => {
  const { method, path } = routes[name]
  await fc.assert(
    fc.asyncProperty(valuesOf(asEndpoint(routes[name]).body), fc.boolean(), async (body, isSignedIn) => {
      const text = JSON.stringify(body ?? null)
      const address = path.replace(/:(\w+)/g, (_, param: string) => SAMPLE_PARAMS[param] ?? '1')
      judge(await send(await someone(isSignedIn), method, address, { body: text }), isSignedIn)
    }),
    { numRuns: RUNS, seed: SEED },
  )
})

test.each(names)('%s survives any query, parameter, header and cookie', async (name) => {
  const { method, path } = routes[name]
  const piece = fc.oneof(
    fc.constantFrom('%00', '%ED%A0%80', '%FF', '%', '..', 'a[]=1', '__proto__', '+'),
    fc.string({ maxLength: 30 }).map(encodeURIComponent),
  )
  const header = fc.constantFrom(...hostileTexts, 'en', 'x'.repeat(200)).map(headerSafe)
  const pairs = fc.array(fc.tuple(piece, piece), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(pairs, piece, header, fc.boolean(), async (query, param, value, isSignedIn) => {
      const url = `${path.replace(/:\w+/g, () => param)}?${query.map((pair) => pair.join('=')).join('&')}`
      const client = await someone(isSignedIn)
      client.cookies.set('signup', value.replace(/[;,\s]/g, ''))
      client.cookies.set('oauth', value.replace(/[;,\s]/g, ''))
      const headers = {
        'x-language': value,
        'idempotency-key': value,
        'user-agent': value,
        'accept-language': value,
      }
      judge(await send(client, method, url, { headers, ...(method !== 'GET' && { body: {} }) }), isSignedIn)
    }),
    { numRuns: RUNS, seed: SEED },
  )
})

test.each(names.filter((name) => routes[name].method !== 'GET'))(
  '%s survives what is not JSON of ours',
  async (name) => {
    const { method, path } = routes[name]
    const bodies = [
      '{',
      '',
      'null',
      '"text"',
      '[]',
      '{"__proto__":{"role":"operator"}}',
      '{"constructor":{"prototype":{}}}',
      '{"a":1,"a":2}',
      '\ufeff{}',
      '['.repeat(20_000),
      '{"a":1e999}',
    ]
    for (const body of bodies) {
      const response = await send(await someone(true), method, path, { body })
      judge(response, true)
      const { takesFile, body: read } = asEndpoint(routes[name])
      // An endpoint without body and parameters reads nothing of it: only what can't be parsed at all is refused, and
      // what can't be done now.
      const other = takesFile === true ? [415] : read === undefined && !path.includes(':') ? [200, 409] : []
      expect([400, ...other], body.slice(0, 40)).toContain(response.statusCode)
    }
  },
)

/** Node itself refuses to send these; a real client could not either. */
function headerSafe(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  return text.replace(/[^\x20-\x7e\x80-\xff]/g, '?').slice(0, 2000)
}

interface Judged {
  statusCode: number
  body: string
  headers: Record<string, unknown>
}

/** An operator sees the IP addresses of posts; nobody else ever does. */
function judge(response: Judged, isOperator: boolean): void {
  expect(response.statusCode, response.body).toBeLessThan(500)
  if (response.statusCode >= 400) {
    const refusal = JSON.parse(response.body) as { code: ErrorCode; message: unknown; fields?: unknown }
    expect(ERROR_STATUS[refusal.code]).toBe(response.statusCode)
    expect(refusal.message).toEqual(expect.stringMatching(/\S/))
  }
  if (String(response.headers['content-type']).startsWith('application/json'))
    refuseLeaks(JSON.parse(response.body), isOperator)
}

const SECRET_KEYS = /^(password_?hash|token_?hash|code_?hash|browser_?hash|password|secret.*)$/i

function refuseLeaks(value: unknown, isOperator: boolean, path: string[] = []): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    // `fields` names what was wrong with a form, a password too: with a message, never with its value.
    if (path.at(-1) !== 'fields') expect(key, path.join('.')).not.toMatch(SECRET_KEYS)
    if (key === 'authorIp' && !isOperator) expect(inner).toBeNull()
    refuseLeaks(inner, isOperator, [...path, key])
  }
}
