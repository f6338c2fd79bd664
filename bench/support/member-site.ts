import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ROOT, run } from '../../scripts/run-command.ts'
import { freePort } from '../../scripts/setup/free-port.ts'
import { openDatabase } from '../../src/server/platform/embedded/open-database.ts'
import { startCommand } from './start-command.ts'

/** Enough that in a measurement nobody has to do the same thing twice. */
export const MEMBERS = 40_000
export const SCRIPT = join(ROOT, 'bench/support/member-requests.lua')

export interface MemberSite {
  url: string
  /** A bare server that answers each request with one prepared query on the same database. */
  bareUrl: string
  databaseUrl: string
  process: ChildProcess
  bare: ChildProcess
  articleIds: number[]
  stop(): Promise<void>
}

/** node:http and one query with a pool of the same size: the least that an answer from the database can cost. */
const BARE = `
const http = require('node:http')
const pg = require('pg')
const pool = new pg.Pool({ connectionString: process.argv[2], max: 16 })
const text = 'select id, first_name, last_name, alias_name, email, role, created_at from users where id = $1'
let asked = 0
http.createServer(async (request, response) => {
  const { rows } = await pool.query({ name: 'user', text, values: [(asked++ % ${MEMBERS}) + 1] })
  const body = JSON.stringify(rows[0] ?? {})
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}).listen(Number(process.argv[1]), '127.0.0.1')`

/** A built site with a seeded community, many signed-in members, and a bare server on its database. */
export async function startMemberSite(scale: number): Promise<MemberSite> {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-bench-'))
  await chmod(folder, 0o755)
  const env = { DATA_DIR: folder, PORT: String(await freePort()), RATE_LIMIT_SCALE: '1000000' }
  const seeding = ['tsx', 'scripts/seed.ts', '--scale', String(scale)]
  const seeded = await run('npx', seeding, { env, isQuiet: true })
  if (!seeded.ok) throw new Error(seeded.output)
  const [program, ...args] = await startCommand()
  const site = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${env.PORT}`
  await answers(`${url}/readyz`)
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir: folder,
    role: 'command',
    say: () => {},
  })
  const articleIds = await signInMembers(database.url)
  const barePort = await freePort()
  const bare = spawn(process.execPath, ['-e', BARE, String(barePort), database.url], {
    cwd: ROOT,
    stdio: 'ignore',
  })
  const bareUrl = `http://127.0.0.1:${barePort}`
  await answers(`${bareUrl}/`)
  return {
    url,
    bareUrl,
    databaseUrl: database.url,
    process: site,
    bare,
    articleIds,
    async stop() {
      bare.kill()
      await database.stop()
      site.kill('SIGTERM')
      await once(site, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Old members with a session each, whose token is their number; signing in one by one would take an hour. */
async function signInMembers(databaseUrl: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `with members as (
         insert into users (email, first_name, last_name, alias_name, created_at)
         select 'bench' || n || '@example.com', 'Bench', 'Member', 'bench-' || n, now() - interval '90 days'
         from generate_series(1, $1::int) n returning id, email)
       insert into sessions (token_hash, user_id, created_at, last_seen_at, user_agent)
       select sha256(convert_to(lpad(substring(email from '[0-9]+'), 43, '0'), 'utf8')), id, now(), now(), 'wrk'
       from members`,
      [MEMBERS],
    )
    await client.query('analyze')
    const { rows } = await client.query<{ id: number }>(
      `select id::int from visible_articles a where not exists (select from comment_rules r
         where r.object_type = 'article' and r.object_id = a.id and r.is_closed) order by id limit 500`,
    )
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} does not answer; is the site built?`)
}
