import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { parseHelpPage, type ParsedPage } from './parse-help.ts'

const HELP = resolve('src/web/help')
const PAGES = join(HELP, 'pages')
const TEXTS = /\/src\/web\/help\/texts\.(en|id|my)\.ts$/

/** Gives `texts.<language>.ts` all pages of its language: the browser gets what was read, never what reads Markdown. */
export function helpPages(): Plugin {
  return {
    name: 'help-pages',
    enforce: 'pre',
    load(id) {
      const language = TEXTS.exec(id)?.[1]
      if (language === undefined) return null
      const files = filesOf(language)
      for (const file of files) this.addWatchFile(file)
      return `export const texts = ${JSON.stringify(Object.fromEntries(files.map((file) => readPage(file, language))))}`
    },
  }
}

function filesOf(language: string): string[] {
  const names = readdirSync(PAGES).filter((name) => name.endsWith(`.${language}.md`))
  return names.toSorted().map((name) => join(PAGES, name))
}

function readPage(file: string, language: string): [string, ParsedPage] {
  const read = (path: string) => readFileSync(path, 'utf8')
  const end = `.${language}.md`
  try {
    const page = parseHelpPage(read(file), read(`${file.slice(0, -end.length)}.en.md`))
    return [file.slice(PAGES.length + 1, -end.length), page]
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
