import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'

const ROOT = new URL('../../..', import.meta.url).pathname

/** What it works on, and other settings of its site. */
export type Target = ({ DATABASE_URL: string } | { DATA_DIR: string }) & Record<string, string>

/**
 * One of `scripts/`: on a folder as an operator runs it, and on the database of a running site, which is asked many
 * times, the same program as buildPrograms has built it.
 */
export async function runCommand(script: string, args: string[], target: Target) {
  const program =
    'DATA_DIR' in target
      ? ['--import', 'tsx', `scripts/${script}.ts`]
      : [join(inject('programs'), `${script}.js`)]
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: ROOT,
    env: { PATH: '/usr/bin:/bin', ...target },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { out: out.trim().split('\n'), errors: errors.trim().split('\n'), code: code as number }
}
