import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let site: string
let agent: Agent
beforeEach(async () => {
  app = await testApp()
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})
afterEach(async () => {
  agent.destroy()
  await app.close()
})

const listen = async () => (site = await app.http.listen({ port: 0, host: '127.0.0.1' }))

/** On the one kept-alive connection, as long as the site keeps it. */
async function ask(path: string): Promise<{ status: number | undefined; connection: string | undefined }> {
  const [response] = (await once(request(site + path, { agent }).end(), 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  return { status: response.statusCode, connection: response.headers.connection }
}

test('while it ends, requests on kept-alive connections are answered with connection: close', async () => {
  await listen()
  for (let i = 0; i < 3; i++)
    expect(await ask('/api/stats')).toMatchObject({ status: 200, connection: 'keep-alive' })
  expect((await ask('/readyz')).status).toBe(200)
  const drained = app.drain()
  // The list was just given from memory, before all hooks.
  expect(await ask('/api/stats')).toEqual({ status: 200, connection: 'close' })
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'close' })
  expect(await ask('/healthz')).toEqual({ status: 200, connection: 'close' })
  expect(await ask('/api/nothing')).toEqual({ status: 404, connection: 'close' })
  await drained
  await app.http.close()
})

test('a request that was at work before is answered with the end of its connection', async () => {
  let isAsked = () => {}
  let release = () => {}
  const asked = new Promise<void>((resolve) => (isAsked = resolve))
  const held = new Promise<void>((resolve) => (release = resolve))
  app.http.get('/held', async () => {
    isAsked()
    await held
    return { held: true }
  })
  await listen()
  const answer = ask('/held')
  await asked
  const drained = app.drain()
  release()
  expect(await answer).toEqual({ status: 200, connection: 'close' })
  await drained
})

test('many clients that go on until they see the end lose no request', async () => {
  await listen()
  const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  let isEnding = false
  const reader = async (own: Agent): Promise<string | undefined> => {
    for (;;) {
      const call = request(`${site}/api/stats`, { agent: own, headers: { 'user-agent': 'a reader' } }).end()
      const [response] = (await once(call, 'response')) as [IncomingMessage]
      response.resume()
      await once(response, 'end')
      expect(response.statusCode).toBe(200)
      if (response.headers.connection === 'close') return String(isEnding)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const readers = agents.map(reader)
  await new Promise((resolve) => setTimeout(resolve, 100))
  isEnding = true
  await app.drain()
  await app.http.close()
  expect(await Promise.all(readers)).toEqual(agents.map(() => 'true'))
  for (const own of agents) own.destroy()
})
