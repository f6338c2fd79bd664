import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '../../../scripts/setup/free-port.ts'
import { readConfig } from '../platform/config.ts'
import { loggedErrors } from '../testing/logged-errors.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { liveOf } from './live.ts'
import { addNode, append, closeStreams, hasBegun, openStream } from './stream-testing.ts'

const program = readConfig()
  .searchPath.split(delimiter)
  .map((folder) => join(folder, 'redis-server'))
  .find((path) => existsSync(path))
/** `npm test` installs Redis where it may, and says when it could not. */
const testWithRedis = test.skipIf(program === undefined)

let app: TestApp
let folder: string
let redis: ChildProcess | undefined
let port: number
const nodes: Awaited<ReturnType<typeof addNode>>[] = []

beforeEach(async () => {
  app = await testApp()
  folder = await mkdtemp(join(tmpdir(), 'cendekia-redis-'))
  port = await freePort()
})
afterEach(async () => {
  closeStreams()
  for (const node of nodes.splice(0)) await node.close()
  await stopRedis()
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

function startRedis(): void {
  redis = spawn(
    program ?? '',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    {
      stdio: 'ignore',
    },
  )
}

async function stopRedis(): Promise<void> {
  if (redis === undefined || redis.exitCode !== null) return
  const ended = new Promise((resolve) => redis?.once('exit', resolve))
  redis.kill('SIGKILL')
  await ended
  redis = undefined
}

const areUp = (isUp: boolean) =>
  vi.waitFor(() => expect(nodes.map((node) => liveOf(node.site).isBusUp())).toEqual([isUp, isUp]), 60_000)

testWithRedis('with REDIS_URL nodes hear of each other by Redis, and again after it was gone', async () => {
  startRedis()
  const config = { redisUrl: `redis://127.0.0.1:${port}` }
  const [first, second] = [await addNode(app, config), await addNode(app, config)]
  nodes.push(first, second)
  await areUp(true)
  const ana = await app.signIn('ana')
  const stream = await openStream(second.address, ana)
  await hasBegun(stream)
  await append(first.db, ana.userId, 1)
  await vi.waitFor(() => expect(stream.numbers()).toEqual([1]), 30_000)
  await stopRedis()
  await areUp(false)
  await append(first.db, ana.userId, 2)
  startRedis()
  await areUp(true)
  await vi.waitFor(() => expect(stream.numbers()).toEqual([1, 2]), 30_000)
  await append(first.db, ana.userId, 3)
  await vi.waitFor(() => expect(stream.numbers()).toEqual([1, 2, 3]), 30_000)
  const lines = loggedErrors.splice(0).map((entry) => String((entry as unknown[])[1]))
  expect(lines, 'once for each node').toEqual(
    nodes.map(() => 'events of other nodes are not heard; asking every second instead'),
  )
})
