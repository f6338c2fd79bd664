import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readChanged } from './changed-files.ts'
import { readImportGraph } from './import-graph.ts'
import { chooseNear, laneOf, type Lane } from './near-tests.ts'
import { endAll, installed, ROOT, run } from './run-command.ts'
import { keepTemporaryFilesInMemory } from './setup/memory-folder.ts'
import { fileTimes, type FileTime } from './test-results.ts'
import { keepSeconds, readSeconds } from './test-seconds.ts'

/**
 * npm run test:near                      what is near the changes of this branch, in under a minute
 * npm run test:near -- HEAD~1            the changes since a commit
 * npm run test:near -- --seconds 120     more of it
 */
const CACHE = 'node_modules/.cache/cendekia'
/** With what starting a database, a browser and the compilers takes, the answer is there within the minute. */
const USUAL_SECONDS = 25
/** Of a file that never ran here. */
const UNKNOWN_SECONDS: Record<Lane, number> = { browser: 3, node: 4 }
/** Far more than it should take: nobody waits longer for what hangs. */
const LONGEST_MS = 5 * 60_000
const MOST_NAMED = 12
const TYPES: [project: string, files: RegExp][] = [
  ['contract', /^src\/contract\//],
  ['server', /^(src\/(server|contract|architecture)|scripts|bench)\/|^[^/]+\.ts$|^src\/[^/]+$/],
  ['web', /^src\/(web|contract)\//],
  ['e2e', /^e2e\//],
]

const startedAt = performance.now()
const args = process.argv.slice(2)
const at = args.indexOf('--seconds')
const budgetSeconds = at < 0 ? USUAL_SECONDS : Number(args.splice(at, 2)[1])
if (!(budgetSeconds > 0) || args.length > 1) end('takes a commit and --seconds <number>, both optional')
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    endAll()
    process.exit(130)
  })

const { base, paths: changed } = await readChanged(ROOT, args[0]).catch((error: Error) => end(error.message))
const known = await readSeconds()
const near = chooseNear({
  changed,
  graph: await readImportGraph(ROOT),
  secondsOf: (path) => known.get(path) ?? UNKNOWN_SECONDS[laneOf(path)],
  budgetSeconds,
})
console.log(`${changed.length} files differ from ${base}; ${near.run.length} tests are near.`)

const there = changed.filter((path) => existsSync(join(ROOT, path)))
const sources = there.filter((path) => /\.tsx?$/.test(path))
const failed: string[] = []
const checks = [
  ...TYPES.filter(([, files]) => changed.some((path) => files.test(path))).map(([project]) => ({
    name: `types: ${project}`,
    program: 'tsc',
    args: [
      '-p',
      `tsconfig.${project}.json`,
      '--incremental',
      '--tsBuildInfoFile',
      `${CACHE}/${project}.tsbuildinfo`,
    ],
  })),
  { name: 'lint', program: 'oxlint', args: ['--type-aware', '--deny-warnings', ...sources] },
  { name: 'format', program: 'oxfmt', args: ['--check', '--no-error-on-unmatched-pattern', ...there] },
].filter(({ program }) => (program === 'oxlint' ? sources : there).length > 0)

await mkdir(join(ROOT, CACHE), { recursive: true })
await keepTemporaryFilesInMemory()
const [inNode, inBrowser] = await Promise.all([runLane('node'), runLane('browser'), runChecks()])
await keepSeconds([...inNode, ...inBrowser])

list('Left out, further away', near.leftOut)
list('Journeys of it, not run', near.journeys)
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
console.log(
  `\n${failed.length === 0 ? 'Near: all good' : `Near: FAILED: ${failed.join(', ')}`}, in ${seconds} s.`,
)
process.exitCode = failed.length === 0 ? 0 : 1

/** One after the other: the tests keep the other core busy. The compilers remember what they found before. */
async function runChecks(): Promise<void> {
  for (const { name, program, args: asked } of checks)
    tell(name, await run(installed(program), asked, options()))
}

async function runLane(lane: Lane): Promise<FileTime[]> {
  const files = near.run.filter((path) => laneOf(path) === lane)
  if (files.length === 0) return []
  const report = join(CACHE, `near-${lane}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const ran = await run(installed('vitest'), ['run', ...files, ...reporters], options())
  tell(`${files.length} ${lane === 'browser' ? 'component tests' : 'tests'}`, ran)
  return readFile(join(ROOT, report), 'utf8').then(fileTimes, () => [])
}

function options() {
  return { isQuiet: true, timeoutMs: LONGEST_MS, env: { DATABASE_URL: '' } }
}

function tell(
  name: string,
  { ok, output, reason }: { ok: boolean; output: string; reason: string | undefined },
): void {
  console.log(`== ${name}: ${ok ? 'good' : 'FAILED'}`)
  if (ok) return
  failed.push(name)
  console.log([output.trim(), reason].filter(Boolean).join('\n'))
}

function list(title: string, paths: string[]): void {
  if (paths.length === 0) return
  const more = paths.length > MOST_NAMED ? [`and ${paths.length - MOST_NAMED} more`] : []
  console.log(
    `\n${title}:\n${[...paths.slice(0, MOST_NAMED), ...more].map((path) => `  ${path}`).join('\n')}`,
  )
}

function end(reason: string): never {
  console.error(`test:near: ${reason}`)
  process.exit(1)
}
