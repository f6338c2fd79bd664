import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BenchRow } from '../scripts/bench.ts'
import { ROOT } from '../scripts/run-command.ts'
import { freePort } from '../scripts/setup/free-port.ts'
import { connectDatabases } from '../src/server/platform/db.ts'
import { openDatabase } from '../src/server/platform/embedded/open-database.ts'
import { findServer } from '../src/server/platform/embedded/postmaster.ts'
import { insertSession } from '../src/server/platform/session.ts'

export const title =
  'the embedded database killed ten times under acknowledged writes to the built site: none may be lost'

const KILLS = 10
const WRITERS = 4
/** How long the load lasts between two kills. */
const BETWEEN_MS = 1500
const PATIENCE_MS = 60_000

export async function measure(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-bench-'))
  // Readable by the account that runs PostgreSQL for root, or the cluster would be created elsewhere.
  await chmod(folder, 0o755)
  const port = await freePort()
  const site = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), RATE_LIMIT_SCALE: '1000000' },
    stdio: 'ignore',
  })
  try {
    await answers(`http://localhost:${port}/readyz`)
    const load = startWriting(`http://localhost:${port}`, await signUp(folder))
    const rows: BenchRow[] = []
    for (let kill = 1; kill <= KILLS; kill++) rows.push(await killOnce(kill, folder, site, load))
    await load.stop()
    return rows
  } finally {
    site.kill('SIGTERM')
    await new Promise((done) => (site.exitCode === null ? site.once('exit', done) : done(undefined)))
    await rm(folder, { recursive: true, force: true })
  }
}

interface Load {
  /** Ids of the posts that the site has acknowledged. */
  acknowledged: number[]
  /** When the first write that began after that moment was acknowledged. */
  nextAnswerAfter(moment: number): Promise<number>
  stop(): Promise<void>
}

async function killOnce(kill: number, folder: string, site: ChildProcess, load: Load): Promise<BenchRow> {
  await pause(BETWEEN_MS)
  const server = await findServer(join(folder, 'pg'))
  if (server === undefined) throw new Error('The database is not running')
  const killedAt = performance.now()
  process.kill(server.pid, 'SIGKILL')
  const backAt = await load.nextAnswerAfter(killedAt)
  if (site.exitCode !== null) throw new Error('The site has ended')
  const known = [...load.acknowledged]
  return {
    kill,
    'ms until writes answer again': Math.round(backAt - killedAt),
    'acknowledged so far': known.length,
    lost: await countLost(folder, known),
  }
}

/** Some writers, each of whom posts again as soon as the last post was answered. */
function startWriting(site: string, sessions: string[]): Load {
  const acknowledged: number[] = []
  const stopping = new AbortController()
  let last = { startedAt: -Infinity, answeredAt: 0 }
  const write = async (session: string): Promise<void> => {
    for (let number = 1; ; number++) {
      if (stopping.signal.aborted) return
      const startedAt = performance.now()
      const response = await fetch(`${site}/api/page-posts`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          cookie: `sid=${session}`,
        },
        body: JSON.stringify({
          type: 'discussion',
          title: `Note ${number}`,
          content: `Written ${startedAt}`,
        }),
      })
      const body = (await response.json()) as { id?: number }
      if (response.ok && body.id !== undefined) {
        acknowledged.push(body.id)
        last = { startedAt, answeredAt: performance.now() }
      } else if (response.status === 503) await pause(20)
      else throw new Error(`A write was answered ${response.status}: ${JSON.stringify(body)}`)
    }
  }
  const writing = Promise.all(sessions.map(write))
  // The code that awaits the writers reports a failure.
  writing.catch(() => {})
  return {
    acknowledged,
    async nextAnswerAfter(moment) {
      for (const until = moment + PATIENCE_MS; performance.now() < until;) {
        if (last.startedAt > moment) return last.answeredAt
        await Promise.race([pause(5), writing])
      }
      throw new Error(`No write was answered within ${PATIENCE_MS / 1000} s`)
    },
    async stop() {
      stopping.abort()
      await writing
    },
  }
}

async function countLost(folder: string, ids: number[]): Promise<number> {
  return withDatabase(folder, async (db) => {
    const { count } = await db
      .selectFrom('page_posts')
      .select((query) => query.fn.countAll<number>().as('count'))
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow()
    return ids.length - count
  })
}

async function signUp(folder: string): Promise<string[]> {
  return withDatabase(folder, async (db) => {
    const now = new Date()
    const sessions: string[] = []
    for (let person = 1; person <= WRITERS; person++) {
      const { id } = await db
        .insertInto('users')
        .values({
          email: `writer${person}@example.com`,
          first_name: 'Writer',
          last_name: String(person),
          alias_name: `writer-${person}`,
          role: 'user',
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      sessions.push(await insertSession(db, id, { ip: '127.0.0.1', userAgent: 'bench' }, now))
    }
    return sessions
  })
}

async function withDatabase<T>(
  dataDir: string,
  use: (db: ReturnType<typeof connectDatabases>['write']) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, role: 'command', say: () => {} })
  const db = connectDatabases(database.url, undefined, () => {})
  try {
    return await use(db.write)
  } finally {
    await db.close()
    await database.stop()
  }
}

async function answers(url: string): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(100)) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
  }
  throw new Error(`${url} does not answer; is the site built?`)
}
