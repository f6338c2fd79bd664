import { readSources } from '../src/architecture/check-architecture.ts'
import { readTexts } from '../src/architecture/read-texts.ts'
import { checkWords } from '../src/architecture/word-rules.ts'
import { LANGUAGES } from '../src/contract/messages.ts'
import {
  BUTTON_CHARACTERS,
  countTexts,
  equalTexts,
  familiesOf,
  isSameInAll,
  longLanguages,
  nameOf,
  wordCount,
} from './count-words.ts'
import { findButtons } from './find-buttons.ts'

/**
 * npm run words               counts the texts of the product in three languages
 * npm run words -- --lists    also what is to be looked at: equal texts, families, long buttons, refused words
 */
const files = await readSources()
const texts = readTexts(files)
const messages = texts.filter(({ kind }) => kind === 'messages')
const buttons = findButtons(files, messages)
const longButtons = buttons.filter((button) => longLanguages(button).length > 0)
const equal = equalTexts(messages)
const refused = checkWords(files)
const percent = (part: number): string => `${((100 * part) / messages.length).toFixed(1)} %`

for (const language of LANGUAGES) {
  console.log(`\n${language}`)
  console.table(Object.fromEntries(countTexts(texts, language).map(({ kind, ...counts }) => [kind, counts])))
}
console.log(
  [
    `${equal.length} of ${messages.length} messages (${percent(equal.length)}) are equal in id and my, ${equal.filter(isSameInAll).length} of them in en too`,
    ...(['id', 'my'] as const).map(
      (language) =>
        `${familiesOf(messages, language).length} English messages have more than one translation in ${language}`,
    ),
    `${longButtons.length} of ${buttons.length} buttons and lines of menus have more than ${BUTTON_CHARACTERS} characters`,
    `${refused.length} refused words`,
  ].join('\n'),
)

if (process.argv.includes('--lists')) {
  console.log('\n# Equal in id and my, more than two words')
  for (const text of equalTexts(texts).filter(({ words }) => wordCount(words.id ?? '') > 2))
    if (!isSameInAll(text)) console.log(`${nameOf(text)}: ${text.words.id}`)
  for (const language of ['id', 'my'] as const) {
    console.log(`\n# The same English, different in ${language}`)
    for (const { en, ways } of familiesOf(messages, language)) {
      console.log(en)
      for (const { said, where } of ways) console.log(`  ${said} (${where.join(', ')})`)
    }
  }
  console.log(`\n# Buttons with more than ${BUTTON_CHARACTERS} characters`)
  for (const button of longButtons)
    for (const language of longLanguages(button))
      console.log(`${nameOf(button)} ${language}: ${button.words[language]}`)
  console.log('\n# Refused words')
  for (const { path, detail } of refused) console.log(`${path}: ${detail}`)
}
