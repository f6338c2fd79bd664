import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ON_BOTH_DATABASES } from './both-databases.ts'
import { endAll, installed, ROOT, run, type Outcome, type RunOptions } from './run-command.ts'
import { setUpChromium } from './setup/chromium.ts'
import { startDebianPostgres } from './setup/debian-postgres.ts'
import { setUpFfmpeg } from './setup/ffmpeg.ts'
import { setUpRedis } from './setup/redis.ts'
import { keepTemporaryFilesInMemory } from './setup/memory-folder.ts'
import { checkNodeVersion } from './setup/node-version.ts'
import {
  costsByFeature,
  costTable,
  featureShare,
  overBudget,
  runSecondsAt,
  type StepTimes,
} from './test-costs.ts'
import { fileTimes } from './test-results.ts'
import { keepSeconds } from './test-seconds.ts'
import { notRun, plainStep, reportedStep, table, totalLine, type Step } from './test-steps.ts'

/**
 * Proves the whole site on this machine. `--fast` leaves out the second database and the journeys; `--all-databases`
 * runs every test on both, and asks the analyser of regular expressions about all of them anew.
 */
const isFast = process.argv.includes('--fast')
const isOnAllDatabases = process.argv.includes('--all-databases')
const LONGEST_STEP_MS = 30 * 60_000
/** The database is a process of its own and the tests wait for it: one file at a time would leave a core idle. */
const BOTH_CORES = ['--maxWorkers', '2']
const SERVER_PROJECTS = ['--project', 'server', '--project', 'server-alone']
/** Runs every statement of the first run on another database. */
const PREPARE_STATEMENTS = 'src/server/testing/prepare-statements.test.ts'
const SLOWEST_SHOWN = 15
/** How many times today's features there may be before the run takes longer than it is allowed to. */
const GROWTH = 3
const MOST_MINUTES = 25
const steps: Step[] = []
let hasChromium = false
let isEnding = false
let stopServer = async (): Promise<void> => {}

function show(heading: string): void {
  console.log(`\n=== ${heading}\n`)
}

function runStep(program: string, args: string[], options: RunOptions = {}): Promise<Outcome> {
  return run(program, args, { timeoutMs: LONGEST_STEP_MS, ...options })
}

/** Whatever goes wrong inside is a failed step, never the end of the run. */
async function step(name: string, work: () => Promise<Step>): Promise<Step> {
  // Once asked to end, the run must not start anything that would outlive it.
  if (isEnding) return new Promise(() => {})
  show(name)
  const startedAt = performance.now()
  const done = await work().catch((error: unknown) => plainStep(name, { ok: false, reason: String(error) }))
  steps.push({ ...done, seconds: (performance.now() - startedAt) / 1000 })
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
  const redis = await setUpRedis()
  const files = (await keepTemporaryFilesInMemory()) === undefined ? 'on the disk' : 'in memory'
  return plainStep(
    'set-up',
    { ok: true, reason: undefined },
    `Node ${process.versions.node}, ${chromium.version}, ${ffmpeg}, ${redis}, temporary files ${files}`,
  )
}

/** Its output is shown when it is done, in one piece. */
async function inComponents(): Promise<Step> {
  const report = 'test-results/vitest-components.json'
  const ran = await vitest(report, ['--project', 'component'], { isQuiet: true })
  show('tests: components, which ran at the same time')
  console.log(ran.output)
  return reportedStep('tests: components', ran, report)
}

async function inJourneys(build: Step): Promise<Step> {
  if (!hasChromium) return plainStep('journeys', { ok: false, reason: 'not run: there is no Chromium' })
  if (build.failed > 0) return plainStep('journeys', { ok: false, reason: 'not run: there is no build' })
  const ran = await runStep(installed('playwright'), ['test'])
  return reportedStep('journeys', ran, 'test-results/playwright.json')
}

async function onDebianPostgres(): Promise<Step> {
  const name = 'tests: PostgreSQL 15'
  const server = await startDebianPostgres()
  if (typeof server === 'string') return notRun(name, server)
  stopServer = server.stop
  console.log(server.version)
  try {
    const report = 'test-results/vitest-pg15.json'
    const files = isOnAllDatabases ? [] : [PREPARE_STATEMENTS, ...ON_BOTH_DATABASES]
    const projects = isOnAllDatabases ? SERVER_PROJECTS : [...SERVER_PROJECTS, '--project', 'afterwards']
    const args = [...projects, ...BOTH_CORES, ...files]
    const ran = await vitest(report, args, { env: { DATABASE_URL: server.url } })
    return await reportedStep(name, ran, report, server.version)
  } finally {
    await server.stop()
    stopServer = async () => {}
  }
}

async function runAll(): Promise<void> {
  // Reports of an earlier run must not prove anything.
  await rm(join(ROOT, 'test-results'), { recursive: true, force: true })
  await mkdir(join(ROOT, 'test-results'))
  await step('set-up', setUp)
  const tsx = installed('tsx')
  // Components wait for a browser, the compilers for one core, the others for a database: side by side they take
  // little longer than one of them. Components need no build. Journeys come last, alone: they have a browser and a
  // whole site each, and would only take both cores from the others.
  const components = step('tests: components', inComponents)
  await step('check', async () =>
    plainStep('check', await runStep(tsx, ['scripts/check.ts', '--without-tests'])),
  )
  if (isOnAllDatabases)
    await step('expressions', async () =>
      plainStep('expressions', await runStep(tsx, ['scripts/expressions.ts', '--check'])),
    )
  const build = await step('build', async () =>
    plainStep('build', await runStep('npm', ['run', '--silent', 'build'])),
  )
  await step('tests: embedded', async () => {
    const report = 'test-results/vitest.json'
    const args = ['--project', 'rules', ...SERVER_PROJECTS, ...BOTH_CORES]
    return reportedStep('tests: embedded', await vitest(report, args, { env: { DATABASE_URL: '' } }), report)
  })
  await step('tests: refusals', async () => {
    const report = 'test-results/vitest-refusals.json'
    const ran = await vitest(report, ['--project', 'refusals'])
    return reportedStep('tests: refusals', ran, report)
  })
  if (!isFast) await step('tests: PostgreSQL 15', onDebianPostgres)
  await components
  if (!isFast) await step('journeys', () => inJourneys(build))
}

function conclude(exitCode: number): never {
  console.log(totalLine(steps))
  process.exit(exitCode)
}

async function readTimes(): Promise<StepTimes[]> {
  return Promise.all(
    steps.map(async ({ name, seconds = 0, report }) => {
      const json =
        report === undefined ? undefined : await readFile(join(ROOT, report), 'utf8').catch(() => undefined)
      return { name, seconds, files: json === undefined ? [] : fileTimes(json) }
    }),
  )
}

/** What the compilers, the linter and the build read. */
async function readSource(): Promise<{ path: string; bytes: number }[]> {
  const folders = await Promise.all(
    ['src', 'scripts', 'e2e'].map(async (folder) =>
      (await readdir(join(ROOT, folder), { recursive: true })).map((name) => join(folder, name)),
    ),
  )
  const paths = folders.flat().filter((path) => /\.(tsx?|css)$/.test(path))
  return Promise.all(paths.map(async (path) => ({ path, bytes: (await stat(join(ROOT, path))).size })))
}

async function showTimes(times: StepTimes[]): Promise<void> {
  show('what each feature takes')
  console.log(costTable(costsByFeature(times)))
  if (!isFast) {
    const share = featureShare(await readSource())
    const [now, later] = [1, GROWTH].map((factor) => (runSecondsAt(factor, times, share) / 60).toFixed(0))
    console.log(
      `${now} minutes; with ${GROWTH} times the features about ${later}, and ${MOST_MINUTES} are allowed`,
    )
  }
  show('the slowest files')
  const slowest = times.flatMap(({ files }) => files).sort((one, other) => other.seconds - one.seconds)
  for (const { file, seconds } of slowest.slice(0, SLOWEST_SHOWN))
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${file}`)
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
for (const { name, lastLines } of steps) {
  if (lastLines === undefined) continue
  show(`the last words of "${name}"`)
  console.log(lastLines)
}
const times = await readTimes()
await keepSeconds(times.flatMap(({ files }) => files))
await showTimes(times)
const tooSlow = overBudget(times)
if (tooSlow.length > 0) {
  show('too slow: make them cheaper or split them')
  console.log(tooSlow.join('\n'))
  steps.push(
    plainStep('budgets of files', { ok: false, reason: `${tooSlow.length} over their budget, see above` }),
  )
}
show('what ran')
console.log(`${table(steps)}\n`)
const summary = await run(installed('tsx'), ['scripts/spec.ts', '--summary'], { isQuiet: true })
console.log(summary.output.trim())
if (!summary.ok) steps.push(plainStep('spec', summary))
conclude(steps.some(({ failed }) => failed > 0) ? 1 : 0)
