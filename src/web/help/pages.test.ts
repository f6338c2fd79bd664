import { expect, test } from 'vitest'
import { routes } from '../../contract/index.ts'
import { LANGUAGES, type Language } from '../../contract/messages.ts'
import { matchScreen } from '../app/screens.ts'
import { EXAMPLES } from './examples.ts'
import { stringsOf, wordsOf } from './find-pages.ts'
import type { HelpText } from './help-text.ts'
import { loadedHelpTexts, loadHelpTexts, type LoadedHelp } from './help-texts.ts'
import { splitWords } from './marked-words.ts'
import { PAGE_IDS, pathOfPage, type PageId } from './pages.ts'

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
  return sections.map(({ id, blocks }) => [
    id,
    ...blocks.map((block) => {
      if (typeof block === 'string') return 'paragraph'
      if ('example' in block || 'rules' in block || 'honor' in block) return block
      return 'list' in block ? { list: block.list.length } : { steps: block.steps.length }
    }),
  ])
}

/** Where a page leads. */
function linksOf(text: HelpText): string[] {
  return blockStrings(text)
    .flatMap(splitWords)
    .flatMap((part) => (part.kind === 'link' ? [part.to] : []))
}

test.each(LANGUAGES)('in %s there is a file for every page, and none for another', (language) => {
  expect(Object.keys(help[language].texts).toSorted()).toEqual(PAGE_IDS.toSorted())
})

test.each(PAGE_IDS)('%s has the same sections, steps and examples in three languages', (id) => {
  const [en, ...others] = LANGUAGES.map((language) => shape(textOf(id, language)))
  for (const other of others) expect(other).toEqual(en)
})

test.each(PAGE_IDS)('%s leads to the same places in three languages', (id) => {
  const [en, ...others] = LANGUAGES.map((language) => linksOf(textOf(id, language)).sort())
  for (const other of others) expect(other).toEqual(en)
})

test.each(everyPage)('$id has 120 to 300 words in $language, and no empty ones', ({ id, language }) => {
  const { title, summary } = textOf(id, language)
  for (const line of [title, summary, ...blockStrings(textOf(id, language))]) expect(line.trim()).not.toBe('')
  const words = wordsOf(help[language], id).split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(120)
  expect(words).toBeLessThanOrEqual(300)
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

/** Ids that the frame and the page itself have. */
const TAKEN = ['main', 'root', 'help-title', 'help-stuck', 'help-answer', 'comments']

test('a section has an id of its own on its page, and examples are those that there are', () => {
  const tables = new Set<string>()
  for (const id of PAGE_IDS) {
    const { sections } = textOf(id, 'en')
    const ids = sections.map((section) => section.id)
    expect(new Set([...TAKEN, ...ids]).size, id).toBe(TAKEN.length + ids.length)
    for (const section of ids) expect(section).toMatch(/^[a-z0-9-]+$/)
    for (const block of sections.flatMap(({ blocks }) => blocks)) {
      if (typeof block === 'object' && 'example' in block) expect(EXAMPLES).toHaveProperty(block.example)
      if (typeof block === 'object' && 'honor' in block) tables.add(block.honor)
    }
  }
  expect([...tables].sort()).toEqual(['levels', 'limits', 'privileges', 'rewards'])
})

const FILES = new Set(['/api/docs', '/api/openapi.json', '/feed.xml', '/page/feed.xml'])
function isKnown(address: string): boolean {
  const { pathname, search, hash } = new URL(address, 'https://site.example')
  if (search !== '') {
    const page = PAGE_IDS.find((id) => `${pathname}${search}` === pathOfPage(id))
    const ids = page === undefined ? [] : textOf(page, 'en').sections.map(({ id }) => `#${id}`)
    return page !== undefined && ['', ...ids].includes(hash)
  }
  if (FILES.has(pathname)) return true
  if (pathname.startsWith('/api/'))
    return Object.values(routes).some(({ method, path }) => method === 'GET' && path === pathname)
  return matchScreen(pathname).screen.pattern !== '*'
}

test.each(everyPage)('links of $id in $language lead to what is there', ({ id, language }) => {
  expect(linksOf(textOf(id, language)).filter((address) => !isKnown(address))).toEqual([])
})
