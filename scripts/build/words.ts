import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { LANGUAGES, type Language, type Messages } from '../../src/contract/messages.ts'

const WEB = resolve('src/web')
/** `messages.ts` and `<part>-messages.ts` of the web; the platform's own is what reads them. */
const DICTIONARY = /^(?!platform\/messages\.ts$).*\bmessages\.ts$/
/** What stands in built code for the texts of one dictionary until the files of each language are written. */
const PLACE = /__WORDS__\((["'`])([\w/-]+)\1,\s*(["'`])\w+\3\)/g

/** The module that says where all texts of a language are. */
const FILES = 'platform/words-files'

/** All dictionaries of the web by their path. The build runs under tsx, so that they are simply imported and read. */
export async function readWords(): Promise<Map<string, Messages>> {
  const files = (await readdir(WEB, { recursive: true })).filter((path) => DICTIONARY.test(path)).toSorted()
  const read = files.map(async (path): Promise<[string, Messages]> => {
    const module = (await import(pathToFileURL(resolve(WEB, path)).href)) as { messages: Messages }
    return [nameOf(path), module.messages]
  })
  return new Map(await Promise.all(read))
}

const nameOf = (path: string) => path.replace(/\.ts$/, '')

/** Built files hold the texts of one language, each where it is used: this leaves the places to be filled. */
export function placeWords(words: Map<string, Messages>): Plugin {
  return {
    name: 'place-words',
    enforce: 'pre',
    load(id) {
      const name = nameOf(relative(WEB, id))
      if (name === FILES) return `export const WORDS_FILES = __WORDS__('${FILES}', '${hashOf([...words])}')`
      const messages = id.endsWith('.ts') ? words.get(name) : undefined
      if (messages === undefined) return null
      // The hash, so that a file whose texts changed gets another name.
      return `import { builtMessages } from '/src/web/platform/messages.ts'
export const messages = /* @__PURE__ */ builtMessages('${name}', /* @__PURE__ */ __WORDS__('${name}', '${hashOf(messages)}'))`
    },
  }
}

/** Built code with its texts in one language. */
export function fillWords(code: string, words: Map<string, Messages>, language: Language): string {
  return code.replace(PLACE, (_place, _quote, name: string) =>
    JSON.stringify(
      name === FILES
        ? otherFiles(words, language)
        : { [language]: inLanguage(words.get(name) ?? {}, language) },
    ),
  )
}

const otherFiles = (words: Map<string, Messages>, language: Language) =>
  Object.fromEntries(
    LANGUAGES.filter((other) => other !== language).map((other) => [
      other,
      `/${wordsFile(words, other).name}`,
    ]),
  )

/** All texts of a language as one file, for somebody who changes the language, and its name. */
export function wordsFile(words: Map<string, Messages>, language: Language) {
  const tables = [...words].map(([name, messages]) => [name, inLanguage(messages, language)])
  const content = `export default ${JSON.stringify(Object.fromEntries(tables))}`
  return { content, name: `assets/words-${language}-${hashOf(content)}.js` }
}

const inLanguage = (messages: Messages, language: Language) =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, text[language]]))

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10)
