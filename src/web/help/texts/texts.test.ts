import { expect, test } from 'vitest'
import { routes } from '../../../contract/index.ts'
import { LANGUAGES, type Language, type Messages } from '../../../contract/messages.ts'
import { matchScreen } from '../../app/screens.ts'
import { stringsOf, wordsOf } from '../find-pages.ts'
import { loadedHelpTexts, loadHelpTexts, type LoadedHelp } from '../help-texts.ts'
import { splitWords } from '../marked-words.ts'
import { PAGE_IDS, pathOfPage, type PageId } from '../pages.ts'
import type { HelpText } from './help-text.ts'

const help = {} as Record<Language, LoadedHelp>
for (const language of LANGUAGES) {
  await loadHelpTexts(language)
  help[language] = loadedHelpTexts(language) as LoadedHelp
}

const everyPage = PAGE_IDS.flatMap((id) => LANGUAGES.map((language) => ({ id, language })))
const textOf = (id: PageId, language: Language): HelpText => help[language].texts[id]

function blockStrings({ sections }: HelpText): string[] {
  return sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(stringsOf)])
}

function shape({ sections }: HelpText): unknown[] {
  return sections.map(({ blocks }) =>
    blocks.map((block) => {
      if (typeof block === 'string') return 'paragraph'
      if ('example' in block || 'rules' in block || 'honor' in block) return block
      return 'list' in block ? { list: block.list.length } : { steps: block.steps.length }
    }),
  )
}

/** What a page says about the product: names on screen, things to type, and where it leads. */
function facts(text: HelpText): string[] {
  return blockStrings(text)
    .flatMap(splitWords)
    .flatMap((part) => (part.kind === 'link' ? [part.to] : []))
}

test.each(PAGE_IDS)('%s has the same sections, steps and examples in three languages', (id) => {
  const [en, ...others] = LANGUAGES.map((language) => shape(textOf(id, language)))
  for (const other of others) expect(other).toEqual(en)
})

test.each(PAGE_IDS)('%s leads to the same places in three languages', (id) => {
  const [en, ...others] = LANGUAGES.map((language) => facts(textOf(id, language)).sort())
  for (const other of others) expect(other).toEqual(en)
})

test.each(everyPage)('$id has 120 to 300 words in $language, and no empty ones', ({ id, language }) => {
  const { title, summary } = textOf(id, language)
  for (const line of [title, summary, ...blockStrings(textOf(id, language))]) expect(line.trim()).not.toBe('')
  const words = wordsOf(help[language], id).split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(120)
  expect(words).toBeLessThanOrEqual(300)
})

test.each(PAGE_IDS)('%s: Indonesian and Malay are two texts', (id) => {
  const lines = (language: Language) => [
    textOf(id, language).summary,
    ...blockStrings(textOf(id, language)).filter((line) => line.split(' ').length > 5),
  ]
  expect(lines('id').filter((line) => lines('my').includes(line))).toEqual([])
  expect([...lines('id'), ...lines('my')].filter((line) => lines('en').includes(line))).toEqual([])
})

test.each(everyPage)(
  '$id in $language closes its marks and knows no word to fill in but the site',
  (page) => {
    const text = textOf(page.id, page.language)
    expect(`${text.title} ${text.summary}`).not.toMatch(/[*`[\]{}]/)
    for (const line of blockStrings(text)) {
      const plain = splitWords(line).filter(({ kind }) => kind === 'text' || kind === 'name')
      const words = plain.map((part) => part.words).join('')
      expect(words.replaceAll('{siteName}', '')).not.toMatch(/[*`[\]{}]/)
    }
  },
)

const FILES = new Set(['/api/docs', '/api/openapi.json', '/feed.xml', '/page/feed.xml'])
function isKnown(address: string): boolean {
  const { pathname, search } = new URL(address, 'https://site.example')
  if (search !== '') return PAGE_IDS.some((id) => address === pathOfPage(id))
  if (FILES.has(pathname)) return true
  if (pathname.startsWith('/api/'))
    return Object.values(routes).some(({ method, path }) => method === 'GET' && path === pathname)
  return matchScreen(pathname).screen.pattern !== '*'
}

test.each(everyPage)('links of $id in $language lead to what is there', ({ id, language }) => {
  expect(facts(textOf(id, language)).filter((address) => !isKnown(address))).toEqual([])
})

const modules = import.meta.glob<{ messages: Messages }>('../../**/*messages.ts', { eager: true })
const dictionaries = Object.entries(modules)
  .filter(([path]) => !path.includes('platform/') && !path.includes('help/'))
  .map(([, module]) => module.messages)

/** On screen in no messages.ts: names of others, and the button of a mail. */
const ELSEWHERE = ['Google', 'Discord', 'Pilih kata sandi baru']

test.each(everyPage)('every name on screen that $id gives in $language is there', ({ id, language }) => {
  const shown = new Set(ELSEWHERE)
  for (const messages of dictionaries) for (const text of Object.values(messages)) shown.add(text[language])
  // The one dialog that speaks Indonesian to everybody.
  if (id === 'reset-password') for (const name of ['Alamat email', 'Kirim tautan']) shown.add(name)
  const names = blockStrings(textOf(id, language))
    .flatMap(splitWords)
    .flatMap(({ kind, words }) => (kind === 'name' ? [words] : []))
  expect(names.filter((name) => !shown.has(name))).toEqual([])
})
