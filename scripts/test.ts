import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { endAll, installed, ROOT, run, type Outcome, type RunOptions } from './run-command.ts'
import { setUpChromium } from './setup/chromium.ts'
import { startDebianPostgres } from './setup/debian-postgres.ts'
import { setUpFfmpeg } from './setup/ffmpeg.ts'
import { checkNodeVersion } from './setup/node-version.ts'
import { notRun, plainStep, reportedStep, table, totalLine, type Step } from './test-steps.ts'

/** Proves the whole site on this machine. `--fast` leaves out the second database and the journeys. */
const isFast = process.argv.includes('--fast')
const LONGEST_STEP_MS = 30 * 60_000
/** The database is a process of its own and the tests wait for it: one file at a time would leave a core idle. */
const BOTH_CORES = ['--maxWorkers', '2']
const SERVER_PROJECTS = ['--project', 'server', '--project', 'server-alone']
/** Tests that would say the same on any database are run on one. */
const NOT_ABOUT_SQL = [
  'platform/embedded',
  'platform/sandbox',
  'media',
  'cards',
  'text-diff',
  'rich-text',
  'providers',
  'api-docs',
  // Every route is asked there by every role: what their queries do on this database its own tests show.
  'testing',
  // Threads, and commands that are started anew for each call.
  'platform/threads.test.ts',
  'platform/work-pool.test.ts',
  'staff/role-command.test.ts',
  'reports/reports-command.test.ts',
  'nsfw/setting-command.test.ts',
  'backup-nightly.test.ts',
].map((place) => (place.endsWith('.ts') ? `src/server/${place}` : `src/server/${place}/**`))
const steps: Step[] = []
let hasChromium = false
let isEnding = false
let stopServer = async (): Promise<void> => {}

function show(heading: string): void {
  console.log(`\n=== ${heading}\n`)
}

function runStep(program: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return run(program, args, { env, timeoutMs: LONGEST_STEP_MS })
}

/** Whatever goes wrong inside is a failed step, never the end of the run. */
async function step(name: string, work: () => Promise<Step>): Promise<Step> {
  // Told to end, the run must not begin anything that would outlive it.
  if (isEnding) return new Promise(() => {})
  show(name)
  const done = await work().catch((error: unknown) => plainStep(name, { ok: false, reason: String(error) }))
  steps.push(done)
  if (done.note !== '') console.log(`${name}: ${done.note}`)
  return done
}

const vitest = (report: string, args: string[], options: RunOptions = {}): Promise<Outcome> =>
  run(
    installed('vitest'),
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { timeoutMs: LONGEST_STEP_MS, ...options },
  )

async function setUp(): Promise<Step> {
  const oldNode = await checkNodeVersion()
  if (oldNode !== undefined) return plainStep('set-up', { ok: false, reason: oldNode })
  const chromium = await setUpChromium()
  if (typeof chromium === 'string') return plainStep('set-up', { ok: false, reason: chromium })
  hasChromium = true
  // Vitest's browser mode and Playwright both look here.
  process.env['CHROMIUM_PATH'] = chromium.path
  const ffmpeg = await setUpFfmpeg()
  return plainStep(
    'set-up',
    { ok: true, reason: undefined },
    `Node ${process.versions.node}, ${chromium.version}, ${ffmpeg}`,
  )
}

/** Its words are shown when it is done, so that they stand together. */
async function inComponents(): Promise<Step> {
  const report = 'test-results/vitest-components.json'
  const ran = await vitest(report, ['--project', 'component'], { isQuiet: true })
  show('tests: components, which ran beside the others')
  console.log(ran.output)
  return reportedStep('tests: components', ran, report)
}

async function onDebianPostgres(): Promise<Step> {
  const name = 'tests: PostgreSQL 15'
  const server = await startDebianPostgres()
  if (typeof server === 'string') return notRun(name, server)
  stopServer = server.stop
  console.log(server.version)
  try {
    const report = 'test-results/vitest-pg15.json'
    const args = [...SERVER_PROJECTS, ...BOTH_CORES, ...NOT_ABOUT_SQL.flatMap((path) => ['--exclude', path])]
    const ran = await vitest(report, args, { env: { DATABASE_URL: server.url } })
    return await reportedStep(name, ran, report, server.version)
  } finally {
    await server.stop()
    stopServer = async () => {}
  }
}

async function runAll(): Promise<void> {
  // Old reports must not prove anything.
  await rm(join(ROOT, 'test-results'), { recursive: true, force: true })
  await mkdir(join(ROOT, 'test-results'))
  await step('set-up', setUp)
  const tsx = installed('tsx')
  await step('check', async () => plainStep('check', await runStep(tsx, ['scripts/check.ts'])))
  const build = await step('build', async () =>
    plainStep('build', await runStep('npm', ['run', '--silent', 'build'])),
  )
  // Components wait for a browser, the others for a database: side by side they take little longer than one of them.
  const components = step('tests: components', inComponents)
  await step('tests: embedded', async () => {
    const report = 'test-results/vitest.json'
    const args = ['--project', 'rules', ...SERVER_PROJECTS, ...BOTH_CORES]
    return reportedStep('tests: embedded', await vitest(report, args, { env: { DATABASE_URL: '' } }), report)
  })
  if (!isFast) await step('tests: PostgreSQL 15', onDebianPostgres)
  await components
  if (isFast) return
  await step('journeys', async () => {
    if (!hasChromium) return plainStep('journeys', { ok: false, reason: 'not run: there is no Chromium' })
    if (build.failed > 0) return plainStep('journeys', { ok: false, reason: 'not run: there is no build' })
    const ran = await runStep(installed('playwright'), ['test'])
    return reportedStep('journeys', ran, 'test-results/playwright.json')
  })
}

function conclude(exitCode: number): never {
  console.log(totalLine(steps))
  process.exit(exitCode)
}

async function breakOff(signal: string): Promise<void> {
  isEnding = true
  endAll()
  await stopServer()
  steps.push(plainStep('run', { ok: false, reason: `broken off by ${signal}` }))
  show('what ran')
  console.log(`${table(steps)}\n`)
  conclude(130)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void breakOff(signal))

await runAll().catch((error: unknown) => steps.push(plainStep('run', { ok: false, reason: String(error) })))
show('what ran')
console.log(`${table(steps)}\n`)
const summary = await run(installed('tsx'), ['scripts/spec.ts', '--summary'], { isQuiet: true })
console.log(summary.output.trim())
if (!summary.ok) steps.push(plainStep('spec', summary))
conclude(steps.some(({ failed }) => failed > 0) ? 1 : 0)
