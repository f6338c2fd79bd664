import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/setup/free-port.ts'
import { stripeStandIn } from '../../src/server/market/payments/stripe-stand-in-testing.ts'
import { PRICES } from './prices.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const START_MS = 180_000
const STOP_MS = 10_000
const LOG_KEPT = 20_000
/** A payment is confirmed a moment after the browser is back, as in life. */
const CONFIRMED_AFTER_MS = 8000

/** Starts the built site as an operator would, on an empty data folder, and stops it after the last journey. */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cendekia-e2e-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const payments = await stripeStandIn({
    webhookUrl: `${url}/api/payments/webhook`,
    webhookDelayMs: CONFIRMED_AFTER_MS,
  })
  for (const { id, interval, currency, amountMinor } of PRICES)
    payments.world.addPrice(id, interval, currency, amountMinor)
  const site = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      RATE_LIMIT_SCALE: '100',
      STRIPE_SECRET_KEY: payments.config.secretKey,
      STRIPE_WEBHOOK_SECRET: payments.config.webhookSecret,
      STRIPE_API_URL: payments.config.apiUrl,
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
    await payments.close()
    await rm(dataDir, { recursive: true, force: true })
    throw new Error(`${String(error)}\n${log}`, { cause: error })
  }
  // Workers are started after this and inherit the environment.
  process.env['PLAYWRIGHT_TEST_BASE_URL'] = url
  process.env['SITE_URL'] = url
  process.env['SITE_DATA_DIR'] = dataDir
  process.env['SITE_OUTBOX'] = join(dataDir, 'outbox')
  return async () => {
    try {
      await stopSite(site, dataDir, () => log)
    } finally {
      await payments.close()
    }
    if (payments.mistakes.length > 0)
      throw new Error(`Stripe would have refused:\n${payments.mistakes.join('\n')}`)
  }
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
