import { installed, run } from './run-command.ts'

interface Check {
  name: string
  program: string
  args: string[]
}

const ALL: Check[] = [
  { name: 'lint', program: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'types: server', program: 'tsc', args: ['-p', 'tsconfig.server.json'] },
  { name: 'types: browser journeys', program: 'tsc', args: ['-p', 'tsconfig.e2e.json'] },
  { name: 'types: web', program: 'tsc', args: ['-p', 'tsconfig.web.json'] },
  { name: 'types: contract', program: 'tsc', args: ['-p', 'tsconfig.contract.json'] },
  { name: 'format', program: 'oxfmt', args: ['--check'] },
  { name: 'architecture', program: 'vitest', args: ['run', 'src/architecture.test.ts', '--reporter=dot'] },
]
/** The whole run has the architecture among its tests already. */
const CHECKS = process.argv.includes('--without-tests')
  ? ALL.filter(({ program }) => program !== 'vitest')
  : ALL
/** More than two at once gain nothing: tsc and oxlint use several threads each. */
const AT_ONCE = 2

/** Everything that needs no running site: types in three projects, lint, format, architecture. */
const waiting = [...CHECKS]
const failed: string[] = []

async function work(): Promise<void> {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const start = performance.now()
    const { ok, output, reason } = await run(installed(check.program), check.args, { isQuiet: true })
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`\n== ${check.name}: ${ok ? 'good' : 'FAILED'} (${seconds} s)`)
    if (ok) continue
    failed.push(check.name)
    console.log([output.trim(), reason].filter(Boolean).join('\n'))
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, work))
console.log(
  failed.length === 0
    ? `\nCheck: all ${CHECKS.length} good.`
    : `\nCheck: ${failed.length} of ${CHECKS.length} FAILED: ${failed.join(', ')}.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
