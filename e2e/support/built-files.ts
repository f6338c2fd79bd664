import { readFileSync } from 'node:fs'
import type { WebFiles } from '../../src/server/documents/web-files.ts'

const { screens } = JSON.parse(readFileSync('dist/web-files.json', 'utf8')) as WebFiles

/** The scripts that a screen starts with, by the name of its source below src/web. */
export function scriptsOf(screen: string): string[] {
  const files = screens[`src/web/${screen}.tsx`]
  if (files === undefined) throw new Error(`Nothing was built for ${screen}`)
  return [...files.scripts, ...files.parts]
}

/** Those of one screen that another does not start with. */
export function ownScripts(screen: string, besides: string): string[] {
  const others = new Set(scriptsOf(besides))
  return scriptsOf(screen).filter((script) => !others.has(script))
}

export const isScriptOf =
  (scripts: string[]) =>
  (url: URL): boolean =>
    scripts.some((script) => url.pathname.endsWith(`/${script}`))
