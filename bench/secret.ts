import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { ROOT } from '../scripts/run-command.ts'
import { freePort } from '../scripts/setup/free-port.ts'
import { copyDatabase, startTestDatabase } from '../src/server/testing/test-database.ts'
import { plantSecrets, SECRETS, type Secrets } from './support/secrets.ts'

export const title =
  'what a stranger may not know of beside what never was, in pairs: neither is to be told by its time; --every=10 for a tenth'

const PAIRS = 400
const WARM_UP = 20
/** No row is ever so far. */
const NEVER = 900_000_000

export async function measure({ every }: BenchOptions): Promise<BenchRow[]> {
  const database = await startTestDatabase()
  const copy = await copyDatabase(database.templateUrl)
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-bench-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const server = spawn('node', ['--import', 'tsx', 'src/server/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: copy.url,
      DATA_DIR: folder,
      PORT: String(port),
      RATE_LIMIT_SCALE: '1000000',
    },
    stdio: 'ignore',
  })
  try {
    const site = `http://localhost:${port}`
    await answers(`${site}/readyz`)
    const secrets = await plantSecrets(copy.url)
    const rows: BenchRow[] = []
    for (const question of questionsOf(secrets))
      rows.push(await compare(site, secrets.session, question, Math.ceil(PAIRS / every)))
    return rows
  } finally {
    server.kill('SIGTERM')
    await new Promise((done) => server.once('exit', done))
    await rm(folder, { recursive: true, force: true })
    await copy.drop()
    await database.stop()
  }
}

interface Question {
  what: string
  ids: number[]
  path: (id: number) => string
  body?: object
}

function questionsOf({ guildIds, postIds, foreignIds, partedIds, blockerIds }: Secrets): Question[] {
  return [
    { what: 'a post in a private guild', ids: postIds, path: (id) => `/api/page-posts/${id}` },
    {
      what: 'a like for it',
      ids: postIds,
      path: (id) => `/api/page-posts/${id}/like`,
      body: { isLike: true },
    },
    { what: 'the posts of a private guild', ids: guildIds, path: (id) => `/api/guilds/${id}/posts` },
    { what: 'its members', ids: guildIds, path: (id) => `/api/guilds/${id}/members` },
    { what: 'a conversation of others', ids: foreignIds, path: (id) => `/api/conversations/${id}` },
    { what: 'its messages', ids: foreignIds, path: (id) => `/api/conversations/${id}/messages` },
    {
      what: 'one of others who have blocked each other',
      ids: partedIds,
      path: (id) => `/api/conversations/${id}`,
    },
    {
      what: 'writing to someone who has blocked the stranger',
      ids: blockerIds,
      path: (id) => `/api/conversations/with/${id}`,
    },
  ]
}

/** Every second pair asks for what never was first, so that warming up favours neither of the two. */
async function compare(site: string, session: string, question: Question, pairs: number): Promise<BenchRow> {
  const times = { secret: [] as number[], never: [] as number[] }
  for (let pair = -WARM_UP; pair < pairs; pair++) {
    const at = Math.abs(pair) % SECRETS
    const order = pair % 2 === 0 ? (['secret', 'never'] as const) : (['never', 'secret'] as const)
    for (const kind of order) {
      const id = kind === 'secret' ? (question.ids[at] ?? 0) : NEVER + at
      const milliseconds = await ask(site, session, question, id)
      if (pair >= 0) times[kind].push(milliseconds)
    }
  }
  const slower = times.secret.filter((milliseconds, pair) => milliseconds > (times.never[pair] ?? 0)).length
  const [secret, never] = [medianOf(times.secret), medianOf(times.never)]
  return {
    'asked for': question.what,
    'secret, median ms': rounded(secret),
    'never was, median ms': rounded(never),
    ratio: rounded(secret / never),
    'secret slower': `${slower} of ${pairs}`,
  }
}

async function ask(site: string, session: string, { path, body }: Question, id: number): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${site}${path(id)}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: `sid=${session}`,
      ...(body && { 'content-type': 'application/json' }),
    },
  })
  await response.arrayBuffer()
  const took = performance.now() - startedAt
  // What is answered otherwise is told by more than its time.
  if (response.status !== 404) throw new Error(`${path(id)} answered ${response.status}`)
  return took
}

function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

const rounded = (value: number) => Math.round(value * 100) / 100

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} does not answer`)
}
