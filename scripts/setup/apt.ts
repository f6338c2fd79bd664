import { access } from 'node:fs/promises'
import { run } from '../run-command.ts'

export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** Installs Debian packages; the answer is why it could not, or undefined when it could. */
export async function installPackage(...names: string[]): Promise<string | undefined> {
  const name = names.join(' ')
  if (process.getuid?.() !== 0)
    return `not root, so it can not be installed here: sudo apt-get install ${name}`
  if (!(await exists('/usr/bin/apt-get'))) return `no apt-get here: install ${name} by hand`
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  console.log(`Installing ${name} by apt-get …`)
  // An index that could not be renewed may still be good enough; the install will show.
  await run('apt-get', ['update', '-qq'], { env, isQuiet: true })
  const { ok, output, reason } = await run('apt-get', ['install', '-y', '-qq', ...names], {
    env,
    isQuiet: true,
  })
  return ok ? undefined : `apt-get install ${name} failed: ${reason ?? output.trim().split('\n').at(-1)}`
}
