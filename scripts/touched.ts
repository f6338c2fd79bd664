import { ROOT } from './run-command.ts'
import { readTouched } from './touched-files.ts'

/**
 * npm run touched -- main~12..main     the older files that a range of commits changed outside the features it adds
 */
const MOST_FOR_A_FEATURE = 20

const [range = '', ...more] = process.argv.slice(2)
const [from = '', to = '', ...rest] = range.split('..')
if (from === '' || to === '' || rest.length + more.length > 0) end('takes a range of commits: <from>..<to>')

const { features, older, apart } = await readTouched(from, to, ROOT).catch(
  (error: Error & { stderr?: string }) => end(error.stderr?.trim() || error.message),
)
console.log(features.length === 0 ? 'No feature is added.' : `Added: ${features.join(', ')}`)
list('Migrations, documentation and generated files that were there before', apart)
list('Older files changed elsewhere', older)
console.log(`${older.length} older files changed; a new feature should need at most ${MOST_FOR_A_FEATURE}.`)

function list(title: string, paths: string[]): void {
  if (paths.length > 0) console.log(`\n${title}:\n${paths.map((path) => `  ${path}\n`).join('')}`)
}

function end(reason: string): never {
  console.error(`touched: ${reason}`)
  process.exit(1)
}
