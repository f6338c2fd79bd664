import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { LANGUAGES, type Messages } from '../../src/contract/messages.ts'

/** `messages.ts` and `<part>-messages.ts` of the web; the platform's own is what reads them. */
const DICTIONARY = /\/src\/web\/(?!platform\/messages\.ts$).+[/-]messages\.ts$/
const ONE_LANGUAGE = /^(.*[/-]messages\.ts)\?language=(\w+)$/

/**
 * Splits every file of words of the web into three files of one language each, loaded on demand. The build runs
 * under tsx, so that the dictionary is simply imported and read.
 */
export function splitMessages(): Plugin {
  return {
    name: 'split-messages',
    enforce: 'pre',
    async load(id) {
      const [, file, language] = ONE_LANGUAGE.exec(id) ?? []
      if (file !== undefined && language !== undefined) {
        const messages = await readDictionary(file)
        const table = Object.fromEntries(
          Object.entries(messages).map(([key, text]) => [key, text[language as 'en']]),
        )
        return `export default ${JSON.stringify(table)}`
      }
      if (!DICTIONARY.test(id)) return null
      const loaders = LANGUAGES.map(
        (code) => `${code}: () => import(${JSON.stringify(`${id}?language=${code}`)})`,
      )
      return `import { splitMessages } from '/src/web/platform/messages.ts'
export const messages = splitMessages({ ${loaders.join(', ')} })`
    },
  }
}

async function readDictionary(file: string): Promise<Messages> {
  const module = (await import(pathToFileURL(file).href)) as { messages: Messages }
  return module.messages
}
