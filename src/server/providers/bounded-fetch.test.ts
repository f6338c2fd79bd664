import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boundedFetch } from './bounded-fetch.ts'
import { brokenProvider, type BrokenProvider } from './testing/broken-provider.ts'

let provider: BrokenProvider
beforeAll(async () => {
  provider = await brokenProvider()
})
afterAll(() => provider.close())

const ask = (timeoutMs: number) =>
  boundedFetch(timeoutMs)(`${provider.url}/answer`, {
    method: 'GET',
    headers: {},
    body: undefined,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  })

test('an answer in time and of a normal size arrives as it is', async () => {
  provider.answers['/answer'] = { hello: 'world' }
  const response = await ask(10_000)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ hello: 'world' })
})

test.each(['hang', 'trickle'] as const)(
  'an answer that never comes or ends (%s) is given up, also when memory is collected meanwhile',
  async (fault) => {
    setFlagsFromString('--expose_gc')
    const collect: unknown = runInNewContext('gc')
    if (typeof collect !== 'function') throw new Error('There is no way to collect memory')
    const collecting = setInterval(() => void collect(), 50)
    try {
      provider.faults.set('/answer', fault)
      await expect(ask(500)).rejects.toThrow('took too long')
    } finally {
      clearInterval(collecting)
      provider.faults.clear()
    }
  },
)

test('an answer just over a megabyte is refused, one just under it is not', async () => {
  provider.answers['/answer'] = 'x'.repeat(1024 * 1024 - 2)
  expect((await (await ask(10_000)).text()).length).toBe(1024 * 1024)
  provider.answers['/answer'] = 'x'.repeat(1024 * 1024 - 1)
  await expect(ask(10_000)).rejects.toThrow('too large')
})

test('a redirect is not followed', async () => {
  provider.faults.set('/answer', 'redirect')
  await expect(ask(10_000)).rejects.toThrow('fetch failed')
  expect(provider.calls).not.toContain('/elsewhere')
})
