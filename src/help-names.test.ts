import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readWords } from '../scripts/build/words.ts'
import { LANGUAGES, type Language } from './contract/messages.ts'
import * as mails from './server/auth/mail-messages.ts'

const PAGES = 'src/web/help/pages'
const files = readdirSync(PAGES)
/** Names of others. */
const OTHERS = ['Google', 'Discord']
/** The one dialog that speaks Indonesian to everybody, and its mail. */
const INDONESIAN = 'reset-password'

const dictionaries = [...(await readWords())]
  .filter(([name]) => !/^(?:platform|help)\//.test(name))
  .map(([, messages]) => messages)

function shownIn(language: Language): Set<string> {
  const shown = dictionaries.flatMap((messages) => Object.values(messages).map((text) => text[language]))
  const buttons = Object.values(mails).flatMap((mail) => ('button' in mail ? [mail.button[language]] : []))
  return new Set([...OTHERS, ...shown, ...buttons])
}

const inIndonesian = shownIn('id')

test.each(LANGUAGES)(
  'every name on screen that a help page gives in %s is there, to the letter',
  (language) => {
    const own = shownIn(language)
    const missing = files
      .filter((file) => file.endsWith(`.${language}.md`))
      .flatMap((file) => {
        const isShown = (name: string) =>
          own.has(name) || (file.startsWith(INDONESIAN) && inIndonesian.has(name))
        const source = readFileSync(`${PAGES}/${file}`, 'utf8')
        const names = Array.from(
          source.replaceAll(/`[^`\n]+`/g, '').matchAll(/\*\*([^*\n]+)\*\*/g),
          ([, name = '']) => name,
        )
        return names.filter((name) => !isShown(name)).map((name) => `${file}: ${name}`)
      })
    expect(missing).toEqual([])
  },
)
