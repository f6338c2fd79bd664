import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

const ROOT = new URL('../../..', import.meta.url).pathname

export type Target = { DATABASE_URL: string } | { DATA_DIR: string }

/** One of `scripts/` as an operator runs it: on the database of a running site, or on a folder. */
export async function runCommand(script: string, args: string[], target: Target) {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
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
