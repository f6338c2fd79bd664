import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanUp, emptyFolder, patience } from '../platform/embedded/embedded-testing.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { addNode, closeStreams, hasBegun, openStream } from './stream-testing.ts'

const MAIN = new URL('../main.ts', import.meta.url).pathname

let app: TestApp
beforeEach(async () => {
  app = await testApp()
})
afterEach(async () => {
  closeStreams()
  await app.close()
  await cleanUp()
})

test('a node that closes ends its streams, tells them when to come back, and waits for none', async () => {
  const node = await addNode(app)
  const people = await Promise.all(['ana', 'ben', 'eva'].map((name) => app.signIn(name)))
  const streams = await Promise.all(people.map((person) => openStream(node.address, person)))
  await Promise.all(streams.map(hasBegun))
  await node.close()
  await Promise.all(streams.map(({ ended }) => ended))
  const pauses = streams.map((stream) => Number(/retry: (\d+)\n\n$/.exec(stream.text())?.[1]))
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(1000)
  expect(new Set(pauses).size, 'they do not all come back at once').toBeGreaterThan(1)
})

test(
  'SIGTERM ends a site with open streams well, before it would be cut off',
  { timeout: patience },
  async () => {
    const site = spawn(process.execPath, ['--import', 'tsx', MAIN], {
      env: {
        PATH: '/usr/bin:/bin',
        DATABASE_URL: app.url,
        DATA_DIR: await emptyFolder(),
        PORT: '0',
        HOST: '127.0.0.1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(site, 'exit')
    let address = ''
    const lines = createInterface(site.stdout)
    lines.on('line', (line) => (address ||= /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? ''))
    await vi.waitFor(() => expect(address).not.toBe(''), patience)
    const streams = await Promise.all(
      ['ana', 'ben'].map(async (name) => openStream(address, await app.signIn(name))),
    )
    await Promise.all(streams.map(hasBegun))
    site.kill('SIGTERM')
    await Promise.all(streams.map((stream) => stream.ended))
    // 0 and not 1: every step was done in its time.
    expect(await ended).toEqual([0, null])
    for (const stream of streams) expect(stream.text()).toMatch(/retry: \d{4}\n\n$/)
  },
)
