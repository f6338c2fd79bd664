import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchRow } from '../scripts/bench.ts'
import { ROOT } from '../scripts/run-command.ts'
import { freePort } from '../scripts/setup/free-port.ts'
import { connectDatabases } from '../src/server/platform/db.ts'
import { copyDatabase, startTestDatabase } from '../src/server/testing/test-database.ts'

export const title =
  'forgot-password for addresses with and without an account, in pairs: neither is to be told by its time'

const PAIRS = 200
const WARM_UP = 20

export async function measure(): Promise<BenchRow[]> {
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
    await insertKnown(copy.url)
    return await compare(site)
  } finally {
    server.kill('SIGTERM')
    await new Promise((done) => server.once('exit', done))
    await rm(folder, { recursive: true, force: true })
    await copy.drop()
    await database.stop()
  }
}

const addressOf = (kind: 'known' | 'unknown', pair: number) => `${kind}${pair}@example.com`

/** Every second pair asks for the unknown address first, so that warming up favours neither of the two. */
async function compare(site: string): Promise<BenchRow[]> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let pair = -WARM_UP; pair < PAIRS; pair++) {
    const order = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) {
      const milliseconds = await ask(site, addressOf(kind, Math.abs(pair)))
      if (pair >= 0) times[kind].push(milliseconds)
    }
  }
  const slower = times.known.filter((milliseconds, pair) => milliseconds > (times.unknown[pair] ?? 0)).length
  console.log(
    `The known address was slower in ${slower} of ${PAIRS} pairs; by chance it would be half of them.`,
  )
  return (['known', 'unknown'] as const).map((kind) => ({
    address: kind,
    'median ms': medianOf(times[kind]),
    pairs: PAIRS,
  }))
}

async function ask(site: string, email: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${site}/api/auth/forgot-password`, {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`forgot-password answered ${response.status}`)
  return performance.now() - startedAt
}

function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 100) / 100
}

async function insertKnown(url: string): Promise<void> {
  const db = connectDatabases(url, undefined, () => {})
  const people = Array.from({ length: Math.max(PAIRS, WARM_UP + 1) }, (_, pair) => ({
    email: addressOf('known', pair),
    first_name: 'P',
    last_name: 'Q',
    alias_name: `p-${pair}`,
    role: 'user',
    created_at: new Date(),
  }))
  await db.write.insertInto('users').values(people).execute()
  await db.close()
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} does not answer`)
}
