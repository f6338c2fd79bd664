import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { ROOT } from '../../scripts/run-command.ts'
import { freePort } from '../../scripts/setup/free-port.ts'
import { createBus } from '../../src/server/platform/bus.ts'
import { postgresCarrier } from '../../src/server/platform/bus-carriers.ts'
import { systemClock } from '../../src/server/platform/clock.ts'
import { onNotesCommitted } from '../../src/server/platform/commit-notes.ts'
import { connectDatabases, transact, type Db } from '../../src/server/platform/db.ts'
import { openDatabase } from '../../src/server/platform/embedded/open-database.ts'
import { appendEvents } from '../../src/server/platform/stream-log.ts'
import { hashToken, newToken } from '../../src/server/platform/tokens.ts'
import { startCommand } from './start-command.ts'

const PATIENCE_MS = 60_000

export interface Member {
  userId: number
  session: string
}

export interface Node {
  url: string
  process: ChildProcess
  megabytes(): Promise<number>
}

export interface StreamSite {
  nodes: [Node, Node]
  /** Of the database that both use, to plant and to count. */
  db: Db
  databaseUrl: string
  addMembers(count: number): Promise<Member[]>
  /** Appends an event for each of these people in one transaction, and tells the nodes as a node does. */
  write(people: number[]): Promise<void>
  stop(): Promise<void>
}

/** Two built nodes on one embedded database; this process writes as a third, with the same code. */
export async function startStreamSite(): Promise<StreamSite> {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-bench-'))
  await chmod(folder, 0o755)
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir: folder,
    role: 'site',
    say: () => {},
  })
  const env = { DATABASE_URL: database.url, RATE_LIMIT_SCALE: '1000000' }
  // One after the other: the first migrates.
  const nodes: [Node, Node] = [
    await startNode({ ...env, DATA_DIR: join(folder, 'one') }),
    await startNode({ ...env, DATA_DIR: join(folder, 'two') }),
  ]
  const db = connectDatabases(database.url, undefined, () => {})
  const bus = createBus({
    carrier: postgresCarrier(db, 'stream_events'),
    clock: systemClock,
    health: { failed: () => {}, worked: () => {} },
    onHeard: () => {},
    onUp: () => {},
  })
  bus.start()
  onNotesCommitted(db.write, (people) => bus.publish(people))
  return {
    nodes,
    db: db.write,
    databaseUrl: database.url,
    addMembers: (count) => addMembers(db.write, count),
    write: (people) =>
      transact(db.write, (trx) =>
        appendEvents(
          trx,
          people.map((userId) => ({ userId, body: { kind: 'notifications', unread: 1, isNews: true } })),
          new Date(),
        ),
      ),
    async stop() {
      await bus.stop()
      await db.close()
      for (const { process } of nodes) {
        const isRunning = process.exitCode === null && process.signalCode === null
        const ended = new Promise((done) => (isRunning ? process.once('exit', done) : done(undefined)))
        process.kill('SIGTERM')
        await ended
      }
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startNode(env: Record<string, string>): Promise<Node> {
  const port = await freePort()
  const [program, ...args] = await startCommand()
  const site = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  for (const until = Date.now() + PATIENCE_MS; ; await pause(100)) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) break
    if (Date.now() > until) throw new Error(`${url} does not answer; is the site built?`)
  }
  return {
    url,
    process: site,
    async megabytes() {
      const status = await readFile(`/proc/${site.pid}/status`, 'utf8')
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
    },
  }
}

async function addMembers(db: Db, count: number): Promise<Member[]> {
  const { rows } = await sql<{ id: number }>`
    insert into users (email, first_name, last_name, alias_name, role, created_at)
    select name || '@example.com', 'Reader', name, name, 'user', now()
    from (select 'r' || gen_random_uuid() as name from generate_series(1, ${count})) as n
    returning id`.execute(db)
  const members = rows.map(({ id }) => ({ userId: id, session: newToken() }))
  await sql`
    insert into sessions (token_hash, user_id, created_at, last_seen_at, ip, user_agent)
    select token_hash, user_id, now(), now(), '127.0.0.1', 'bench'
    from unnest(${members.map(({ session }) => hashToken(session))}::bytea[],
      ${members.map(({ userId }) => userId)}::int8[]) as m (token_hash, user_id)`.execute(db)
  return members
}
