import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseRequirements, prove, summaryLine } from './requirements.ts'
import { ROOT } from './run-command.ts'
import { readReports } from './test-results.ts'

/** Prints which statements of docs/requirements.md the last test run proved; `--summary` for one line. */
const sections = parseRequirements(await readFile(join(ROOT, 'docs', 'requirements.md'), 'utf8'))
const results = await readReports(join(ROOT, 'test-results'))
const proof = prove(sections, results)

if (!process.argv.includes('--summary')) {
  if (results.length === 0) console.log('There are no test results yet: run `npm test` first.\n')
  for (const { title, provenCount, total, unproven } of proof.sections) {
    console.log(`${title}: ${provenCount}/${total}`)
    for (const { id, text, isFailing } of unproven)
      console.log(`  ${isFailing ? 'FAILS' : 'open '} ${id} ${text}`)
  }
  console.log()
}
console.log(summaryLine(proof))
