import { run } from '../run-command.ts'
import { exists, installPackage } from './apt.ts'
import { DEBIAN_CHROMIUM, HEADLESS } from './chromium-path.ts'

export interface Chromium {
  path: string
  version: string
}

/** The Chromium of CHROMIUM_PATH or of Debian, installed when it is missing; else one line that says why not. */
export async function setUpChromium(): Promise<Chromium | string> {
  const named = process.env['CHROMIUM_PATH']
  if (named && !(await exists(named))) return `CHROMIUM_PATH names ${named}, and there is no such file`
  const path = named || (await findDebian())
  if (path === undefined) {
    const problem = await installPackage('chromium')
    if (problem !== undefined) return `no Chromium at ${DEBIAN_CHROMIUM} (or in CHROMIUM_PATH); ${problem}`
  }
  return look(path ?? DEBIAN_CHROMIUM)
}

async function findDebian(): Promise<string | undefined> {
  if (
    (await exists(HEADLESS)) ||
    (await installPackage('chromium-headless-shell', 'fonts-liberation')) === undefined
  )
    return HEADLESS
  return (await exists(DEBIAN_CHROMIUM)) ? DEBIAN_CHROMIUM : undefined
}

async function look(path: string): Promise<Chromium | string> {
  const { ok, output, reason } = await run(path, ['--version', '--no-sandbox'], { isQuiet: true })
  // Debian's start script may complain before it starts the program.
  return ok
    ? { path, version: output.trim().split('\n').at(-1) ?? '' }
    : `${path} does not run: ${reason ?? output.trim()}`
}
