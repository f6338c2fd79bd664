import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const ROOT = new URL('../..', import.meta.url).pathname
const START_MS = 180_000
const STOP_MS = 10_000
const LOG_KEPT = 20_000

export interface RunningSite {
  url: string
  dataDir: string
  /** Ends it as an operator would, deletes its data, and throws when it did not end well. */
  stop: () => Promise<void>
}

/** Starts the built site as an operator would, on an empty data folder. */
export async function runSite(
  port: number,
  settings: Record<string, string | undefined> = {},
): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cendekia-e2e-'))
  const url = `http://localhost:${port}`
  const site = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      // A browser that is driven fills and sends a text within milliseconds; nobody is refused for it here.
      RATE_LIMIT_SCALE: '1000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  const keep = (chunk: Buffer): void => void (log = (log + chunk.toString()).slice(-LOG_KEPT))
  site.stdout.on('data', keep)
  site.stderr.on('data', keep)
  site.on('error', (error) => (log += error.message))

  try {
    await waitUntilReady(site, url)
  } catch (error) {
    site.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
    throw new Error(`${String(error)}\n${log}`, { cause: error })
  }
  return { url, dataDir, stop: () => stopSite(site, dataDir, () => log) }
}

async function waitUntilReady(site: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + START_MS
  while (Date.now() < until) {
    if (site.exitCode !== null || site.signalCode !== null)
      throw new Error('The site ended while it started.')
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error(`The site was not ready within ${START_MS / 1000} s.`)
}

/** A site that does not end by itself within 10 s of SIGTERM, or ends badly, fails the run. */
async function stopSite(site: ChildProcess, dataDir: string, log: () => string): Promise<void> {
  const ended = new Promise<string>((done) =>
    site.once('close', (code, signal) => done(String(code ?? signal))),
  )
  const wasRunning = site.exitCode === null && site.signalCode === null
  if (wasRunning) site.kill('SIGTERM')
  const outcome = wasRunning
    ? await Promise.race([ended, pause(STOP_MS, 'still running', { ref: false })])
    : `gone before the end (${site.exitCode ?? site.signalCode})`
  if (outcome === 'still running') site.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
  if (outcome !== '0')
    throw new Error(`The site should end well within 10 s of SIGTERM, but: ${outcome}\n${log()}`)
}
