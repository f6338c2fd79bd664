import fastify from 'fastify'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { logOptions } from './log.ts'

async function linesOf(
  act: (http: ReturnType<typeof fastify>) => Promise<unknown>,
): Promise<Record<string, unknown>[]> {
  const lines: string[] = []
  const options = typeof logOptions === 'object' ? logOptions : {}
  const http = fastify({ logger: { ...options, stream: { write: (line: string) => void lines.push(line) } } })
  await act(http)
  await http.close()
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

test('a line has the method, the route’s pattern and the status, and nothing about the person', async () => {
  const lines = await linesOf(async (http) => {
    http.get('/api/people/:name', () => ({ ok: true }))
    await http.inject({
      url: '/api/people/ana-secret?token=s3cret',
      headers: { cookie: 'sid=s3cret', 'user-agent': 's3cret browser' },
      remoteAddress: '203.0.113.7',
    })
  })
  expect(lines[0]).toMatchObject({
    req: { method: 'GET', route: '/api/people/:name' },
    reqId: expect.any(String),
    time: expect.stringMatching(/Z$/),
  })
  expect(JSON.stringify(lines)).not.toMatch(/s3cret|ana-secret|203\.0\.113/)
})

test('a database error is logged without the row it names', async () => {
  const app = await testApp()
  try {
    await app.signIn('ana')
    const again = { email: 'ana@example.com', first_name: 'A', last_name: 'B', alias_name: 'other' }
    const error: unknown = await app.db
      .insertInto('users')
      .values(again)
      .execute()
      .catch((caught: unknown) => caught)
    expect(error).toHaveProperty('detail', 'Key (email)=(ana@example.com) already exists.')
    const [line] = await linesOf(async (http) => http.log.error({ err: error }, 'a request failed'))
    expect(line).toMatchObject({
      msg: 'a request failed',
      err: { code: '23505', constraint: 'users_email_key', stack: expect.any(String) },
    })
    expect(JSON.stringify(line)).not.toContain('ana@example.com')
  } finally {
    await app.close()
  }
})
