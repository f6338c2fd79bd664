import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const MOST_OUTPUT_BYTES = 64 * 1024 ** 2

export interface Changed {
  /** What the present files are compared with. */
  base: string
  paths: string[]
}

/**
 * The files that differ from a commit, new ones too. Unless told: from where the branch left main; on main itself what
 * is not committed yet, or else the last commit.
 */
export async function readChanged(cwd: string, asked?: string): Promise<Changed> {
  const git = async (...args: string[]): Promise<string> => {
    const { stdout } = await execute('git', args, { cwd, maxBuffer: MOST_OUTPUT_BYTES })
    return stdout
  }
  const differing = async (base: string): Promise<string[]> => {
    const texts = await Promise.all([
      git('diff', '-z', '--name-only', '--no-renames', '--end-of-options', base, '--'),
      git('ls-files', '-z', '--others', '--exclude-standard'),
    ])
    return texts.flatMap((text) => text.split('\0')).filter((path) => path !== '')
  }
  if (asked !== undefined) return { base: asked, paths: await differing(asked) }
  const head = await git('rev-parse', 'HEAD')
  const fork = await git('merge-base', 'main', 'HEAD').catch(() => head)
  const paths = await differing(fork.trim())
  if (paths.length > 0 || fork !== head) return { base: fork === head ? 'HEAD' : 'main', paths }
  return { base: 'HEAD~1', paths: await differing('HEAD~1') }
}
