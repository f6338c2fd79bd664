import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { ROOT, run } from '../scripts/run-command.ts'
import { freePort } from '../scripts/setup/free-port.ts'
import { startCommand } from './support/start-command.ts'
import { load, requireWrk } from './support/wrk.ts'

export const title =
  'requests a second compared with a bare node:http server that answers the same bytes; wrk, 64 connections'

const SECONDS = 6
const CALLS = [
  '/api/articles',
  '/api/stats',
  '/api/online',
  '/api/recent-updates',
  '/api/page-posts',
  '/api/articles/16',
  '/',
  '/article/16',
]

/** Node at its barest: what this machine can do at most. */
const BARE = `
const http = require('node:http')
let body = Buffer.alloc(0), type = '', status = 200
process.on('message', (next) => { body = Buffer.from(next.body, 'base64'); type = next.type; status = next.status; process.send('ready') })
http.createServer((request, response) => {
  if (status === 304) { response.writeHead(304, { etag: '"x"' }); response.end(); return }
  response.writeHead(200, { 'content-type': type, 'content-length': body.length }); response.end(body)
}).listen(Number(process.argv[1]), '127.0.0.1', () => process.send('ready'))`

export async function measure({ scale }: BenchOptions): Promise<BenchRow[]> {
  await requireWrk()
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-bench-'))
  await chmod(folder, 0o755)
  const env = { DATA_DIR: folder, PORT: String(await freePort()), RATE_LIMIT_SCALE: '1000000' }
  const seeded = await run('npx', ['tsx', 'scripts/seed.ts', '--scale', String(scale)], {
    env,
    isQuiet: true,
  })
  if (!seeded.ok) throw new Error(seeded.output)
  const site = `http://127.0.0.1:${env.PORT}`
  const started = Date.now()
  const [program, ...args] = await startCommand()
  const server = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  const barePort = await freePort()
  const bare = spawn('node', ['-e', BARE, String(barePort)], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  try {
    await answers(`${site}/`)
    console.log(`From start to the first 200: ${((Date.now() - started) / 1000).toFixed(1)} s`)
    const rows: BenchRow[] = []
    for (const path of CALLS) {
      rows.push(await compare(site, path, bare, barePort))
      if (path.startsWith('/api/articles') || path === '/api/stats')
        rows.push(await compare(site, path, bare, barePort, true))
    }
    console.log(`Memory of the site's process afterwards: ${await memoryOf(server)} MB`)
    return rows
  } finally {
    bare.kill()
    server.kill('SIGTERM')
    await new Promise((done) => server.once('exit', done))
    await rm(folder, { recursive: true, force: true })
  }
}

async function compare(
  site: string,
  path: string,
  bare: ChildProcess,
  barePort: number,
  isKnown = false,
): Promise<BenchRow> {
  const response = await fetch(site + path, { headers: { 'accept-encoding': 'identity' } })
  const body = Buffer.from(await response.arrayBuffer())
  const etag = response.headers.get('etag')
  const headers = isKnown && etag !== null ? [`if-none-match: ${etag}`] : []
  await send(bare, {
    body: body.toString('base64'),
    type: response.headers.get('content-type') ?? '',
    status: headers.length > 0 ? 304 : 200,
  })
  const ours = await load(site + path, { seconds: SECONDS, headers })
  const theirs = await load(`http://127.0.0.1:${barePort}/`, { seconds: SECONDS })
  return {
    call: path,
    answer: headers.length > 0 ? '304' : `${response.status}, ${(body.length / 1024).toFixed(1)} KB`,
    'a second': Math.round(ours.perSecond),
    'p99 ms': ours.p99,
    bare: Math.round(theirs.perSecond),
    ratio: Math.round((ours.perSecond / theirs.perSecond) * 100) / 100,
  }
}

function send(child: ChildProcess, message: object): Promise<void> {
  return new Promise((done) => {
    child.once('message', () => done())
    child.send(message)
  })
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`${url} does not answer; is the site built?`)
}

async function memoryOf(child: ChildProcess): Promise<number> {
  const { output } = await run('ps', ['-o', 'rss=', '-p', String(child.pid)], { isQuiet: true })
  return Math.round(Number(output.trim()) / 1024)
}
