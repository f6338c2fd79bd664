import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { BenchRow } from '../scripts/bench.ts'
import { ROOT } from '../scripts/run-command.ts'
import { freePort } from '../scripts/setup/free-port.ts'
import { connectDatabases } from '../src/server/platform/db.ts'
import { insertSession } from '../src/server/platform/session.ts'
import { copyDatabase, startTestDatabase } from '../src/server/testing/test-database.ts'
import { fillExplored } from './support/explore-corpus.ts'

export const title =
  'memory of the server while exports of 5,000 rows are read slowly, some at once: what is held is to be flat'

/** Of the corpus: some 8,000 rows, of which an export gives 5,000. */
const SCALE = 20
const READERS = [1, 10, 40]
/** A reader takes so much at a time, and then rests. */
const TAKEN_BYTES = 32 * 1024
const REST_MS = 100
const SAMPLE_MS = 300
const MEGABYTE = 1024 ** 2

/** Says what is held after everything that is not has been thrown away. */
const TELL_MEMORY = `
  process.on('message', () => { gc(); process.send(process.memoryUsage()) })
  process.channel.unref()`

interface Memory {
  rss: number
  /** What objects, strings and buffers take. */
  held: number
}

interface Site {
  url: string
  memory(): Promise<Memory>
  stop(): Promise<void>
}

export async function measure(): Promise<BenchRow[]> {
  const database = await startTestDatabase()
  const copy = await copyDatabase(database.templateUrl)
  try {
    const session = await fill(copy.url)
    const site = await startSite(copy.url)
    try {
      return await measureExports(site, session)
    } finally {
      await site.stop()
    }
  } finally {
    await copy.drop()
    await database.stop()
  }
}

async function measureExports(site: Site, session: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const ending of ['csv', 'json']) {
    const address = `${site.url}/api/database/export.${ending}?sort=likes`
    // Code is compiled and connections are opened by the first ones.
    await Promise.all(Array.from({ length: 10 }, () => read(address, session, 0)))
    for (const readers of READERS) {
      const row = {
        file: ending,
        'readers at once': readers,
        ...(await watch(site, address, session, readers)),
      }
      rows.push(row)
      console.log(row)
    }
  }
  return rows
}

/** The most that is held while so many read, beside what they are sent. */
async function watch(site: Site, address: string, session: string, readers: number) {
  const idle = await site.memory()
  const most = { ...idle }
  const reading = Promise.all(Array.from({ length: readers }, () => read(address, session, REST_MS)))
  const beganAt = performance.now()
  const sampling = new AbortController()
  const sampled = (async () => {
    while (!sampling.signal.aborted) {
      const { rss, held } = await site.memory()
      most.rss = Math.max(most.rss, rss)
      most.held = Math.max(most.held, held)
      await pause(SAMPLE_MS)
    }
  })()
  const answers = await reading.finally(() => sampling.abort())
  await sampled
  const after = await site.memory()
  const megabytes = (bytes: number) => Math.round((bytes / MEGABYTE) * 10) / 10
  return {
    'rows each': Math.min(...answers.map(({ rows }) => rows)),
    seconds: Math.round((performance.now() - beganAt) / 1000),
    'answers MB': megabytes(answers.reduce((sum, { bytes }) => sum + bytes, 0)),
    'held more, peak MB': megabytes(most.held - idle.held),
    'held more after MB': megabytes(after.held - idle.held),
    'RSS idle MB': megabytes(idle.rss),
    'RSS more, peak MB': megabytes(most.rss - idle.rss),
  }
}

/** Reads a file to its end and forgets it; how long it was. */
async function read(address: string, session: string, restMs: number) {
  const [response] = (await once(
    get(address, { headers: { cookie: `sid=${session}` }, agent: false }),
    'response',
  )) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`${address} was answered with ${response.statusCode}`)
  let bytes = 0
  let lines = 0
  let taken = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    lines += chunk.filter((byte) => byte === 10).length
    taken += chunk.length
    for (; taken >= TAKEN_BYTES; taken -= TAKEN_BYTES) await pause(restMs)
  }
  if (!response.complete) throw new Error(`${address} broke off`)
  // Of a CSV two lines are licence and names, of a JSON each row ends with one.
  return { bytes, rows: address.includes('.csv') ? lines - 2 : lines }
}

/** A member who may export, and 8,000 rows. */
async function fill(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await fillExplored(client, SCALE)
  await client.end()
  const db = connectDatabases(url, undefined, () => {})
  const session = await insertSession(db.write, 1, { ip: '127.0.0.1', userAgent: 'bench' }, new Date())
  await db.close()
  return session
}

async function startSite(databaseUrl: string): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-bench-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const telling = `data:text/javascript,${encodeURIComponent(TELL_MEMORY)}`
  const server: ChildProcess = spawn(
    'node',
    ['--expose-gc', '--import', 'tsx', '--import', telling, 'src/server/main.ts'],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        PORT: String(port),
        RATE_LIMIT_SCALE: '1000000',
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  )
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; (await fetch(`${url}/readyz`).catch(() => undefined))?.status !== 200; tries++) {
    if (tries === 600) throw new Error(`${url} does not answer`)
    await pause(200)
  }
  return {
    url,
    async memory() {
      const answer = once(server, 'message') as Promise<[NodeJS.MemoryUsage]>
      server.send('memory')
      const [{ rss, heapUsed, external }] = await answer
      return { rss, held: heapUsed + external }
    },
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
