import { existsSync } from 'node:fs'

export const DEBIAN_CHROMIUM = '/usr/bin/chromium'
/** The same browser without the parts that draw windows: the journeys take a third less time in it. */
export const HEADLESS = '/usr/bin/chromium-headless-shell'

/** The browser of the tests: the one that CHROMIUM_PATH names, else the lighter of Debian's two that is there. */
export function chromiumPath(): string {
  return process.env['CHROMIUM_PATH'] || (existsSync(HEADLESS) ? HEADLESS : DEBIAN_CHROMIUM)
}
