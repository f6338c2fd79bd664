import { isModule, readSources } from '../src/architecture/check-architecture.ts'
import { readableExpressions } from '../src/architecture/expression-rules.ts'
import { judgeAnew, KEPT, readVerdicts, writeVerdicts } from '../src/architecture/judge-expression.ts'

/**
 * npm run expressions               asks the analyser about every regular expression anew and keeps what it says
 * npm run expressions -- --check    fails when it says something else than what is kept
 */
const files = (await readSources()).filter(({ path }) => isModule(path))
const verdicts = judgeAnew(readableExpressions(files))
if (process.argv.includes('--check')) {
  const wrong = [...readVerdicts(KEPT)].filter(([key, kept]) => (verdicts.get(key) ?? kept) !== kept)
  console.log(`${verdicts.size} regular expressions, ${wrong.length} kept verdicts are wrong`)
  for (const [key, kept] of wrong) console.log(`${key} is ${verdicts.get(key)}, not ${kept}`)
  process.exitCode = wrong.length === 0 ? 0 : 1
} else writeVerdicts(KEPT, verdicts)
