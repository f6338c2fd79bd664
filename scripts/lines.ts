import { execFileSync } from 'node:child_process'

const CODE = /\.(ts|tsx|css)$/
/** Tests, what only tests import, and the rules that judge the code. */
const NOT_COUNTED = /\.test\.tsx?$|[/-]testing\.tsx?$|\/testing\/|^src\/architecture/
const MOST_BYTES = 256 * 1024 * 1024

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: MOST_BYTES })

/** Lines of code, styles and texts below `src` at a commit. */
function countLines(commit: string): number {
  const files = git('ls-tree', '-r', '--name-only', commit, 'src').split('\n')
  const counted = files.filter((file) => CODE.test(file) && !NOT_COUNTED.test(file))
  return counted.reduce((sum, file) => sum + git('show', `${commit}:${file}`).split('\n').length - 1, 0)
}

const commits = process.argv.slice(2)
for (const commit of commits.length === 0 ? ['HEAD'] : commits) console.log(commit, countLines(commit))
