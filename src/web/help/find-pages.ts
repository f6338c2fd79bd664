import type { LoadedHelp } from './help-texts.ts'
import { plainWords } from './marked-words.ts'
import { nearWords } from './near-words.ts'
import { PAGE_IDS, type PageId } from './pages.ts'
import { SMALL_WORDS } from './small-words.ts'
import type { HelpBlock } from './help-text.ts'

export interface FoundPage {
  id: PageId
  /** Where on the page it is said; undefined if the title says it. */
  section: { id: string; heading: string } | undefined
}

/** One word of what somebody looks for: it is there if one of these is, as it is or with another ending. */
type Wanted = string[]

const IN_TITLE = 3
const IN_HEADING = 2
const IN_TEXT = 1

/**
 * The pages that have most of the term's words; all of them for an empty one. A page with a word in its title is found
 * although others have more of them. A word in the title counts more than one in a heading, and that more than in the text.
 */
export function findPages(help: LoadedHelp, term: string): FoundPage[] {
  const index = indexOf(help)
  const wanted = wantedIn(term, index)
  if (wanted.length === 0) return PAGE_IDS.map((id) => ({ id, section: undefined }))
  const pages = index.pages.map((page) => rate(page, wanted))
  const most = Math.max(...pages.map(({ found }) => found))
  return pages
    .filter(({ found, inTitle }) => found > 0 && (found === most || inTitle > 0))
    .toSorted((one, other) => other.score - one.score || other.found - one.found)
    .map(({ id, section }) => ({ id, section }))
}

function rate({ id, title, about, sections }: IndexedPage, wanted: Wanted[]) {
  const rated = sections.map((section) => ({ section, places: wanted.map((word) => placeIn(section, word)) }))
  const places = wanted.map((word, nr) => {
    if (has(title, word)) return IN_TITLE
    return Math.max(has(about, word) ? IN_TEXT : 0, ...rated.map((section) => section.places[nr] ?? 0))
  })
  const inTitle = places.filter((place) => place === IN_TITLE).length
  const best = rated.toSorted((one, other) => sum(other.places) - sum(one.places))[0]
  const isTold = best !== undefined && sum(best.places) > 0 && inTitle < wanted.length
  return {
    id,
    score: sum(places),
    found: places.filter((place) => place > 0).length,
    inTitle,
    section: isTold ? best.section : undefined,
  }
}

function placeIn({ plainHeading, text }: IndexedSection, word: Wanted): number {
  if (has(plainHeading, word)) return IN_HEADING
  return has(text, word) ? IN_TEXT : 0
}

const has = (text: string, word: Wanted) => word.some((way) => text.includes(way))
const sum = (places: number[]) => places.reduce((all, place) => all + place, 0)

/**
 * Without small words, unless there are no others, and without the last letter of a long one: its ending may differ.
 * What no page has was mistyped, perhaps.
 */
function wantedIn(term: string, { words }: Index): Wanted[] {
  const typed = wordsIn(simple(term))
  const telling = typed.filter((word) => !SMALL_WORDS.has(word))
  return (telling.length === 0 ? typed : telling).map((word) => {
    const stem = stemOf(word)
    const isKnown = [...words].some((known) => known.includes(stem))
    const near = isKnown ? [] : nearWords(word, words)
    return near.length === 0 ? [stem] : near.map(stemOf)
  })
}

const stemOf = (word: string) => (word.length > 5 ? word.slice(0, -1) : word)

interface IndexedSection {
  id: string
  heading: string
  plainHeading: string
  text: string
}

interface IndexedPage {
  id: PageId
  title: string
  about: string
  sections: IndexedSection[]
}

interface Index {
  pages: IndexedPage[]
  words: ReadonlySet<string>
}

const indexes = new WeakMap<LoadedHelp, Index>()

function indexOf(help: LoadedHelp): Index {
  const known = indexes.get(help)
  if (known !== undefined) return known
  const pages = PAGE_IDS.map((id): IndexedPage => {
    const { title, summary, sections } = help.texts[id]
    return {
      id,
      title: simple(title),
      about: simple(summary),
      sections: sections.map((section) => ({
        id: section.id,
        heading: section.heading,
        plainHeading: simple(section.heading),
        text: simple(textOf(section.blocks, help.rules)),
      })),
    }
  })
  const words = new Set(PAGE_IDS.flatMap((id) => wordsIn(simple(wordsOf(help, id)))))
  const index = { pages, words }
  indexes.set(help, index)
  return index
}

/** Everything that can be read on a page, without marks. */
export function wordsOf({ texts, rules }: LoadedHelp, id: PageId): string {
  const { title, summary, sections } = texts[id]
  const body = sections.flatMap(({ heading, blocks }) => [heading, textOf(blocks, rules)])
  return [title, summary, ...body].join('\n')
}

function textOf(blocks: HelpBlock[], rules: string[]): string {
  return blocks
    .flatMap((block) => (isRules(block) ? rules : stringsOf(block)))
    .map(plainWords)
    .join('\n')
}

export function stringsOf(block: HelpBlock): string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list
  return 'steps' in block ? block.steps : []
}

function isRules(block: HelpBlock): boolean {
  return typeof block === 'object' && 'rules' in block
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Small letters without accents, so that nobody has to write as we do. */
function simple(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
