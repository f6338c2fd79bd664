import { run } from '../run-command.ts'
import { exists, installPackage } from './apt.ts'

export const DEBIAN_CHROMIUM = '/usr/bin/chromium'

export interface Chromium {
  path: string
  version: string
}

/** The Chromium of CHROMIUM_PATH or of Debian, installed when it is missing; else one line that says why not. */
export async function setUpChromium(): Promise<Chromium | string> {
  const named = process.env['CHROMIUM_PATH']
  const path = named || DEBIAN_CHROMIUM
  if (!(await exists(path))) {
    if (named) return `CHROMIUM_PATH names ${named}, and there is no such file`
    const problem = await installPackage('chromium')
    if (problem !== undefined) return `no Chromium at ${path} (or in CHROMIUM_PATH); ${problem}`
  }
  const { ok, output, reason } = await run(path, ['--version', '--no-sandbox'], { isQuiet: true })
  // Debian's start script may complain before it starts the program.
  return ok
    ? { path, version: output.trim().split('\n').at(-1) ?? '' }
    : `${path} does not run: ${reason ?? output.trim()}`
}
