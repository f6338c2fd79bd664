import type { LoadedHelp } from './help-texts.ts'
import { plainWords } from './marked-words.ts'
import { PAGE_IDS, type PageId } from './pages.ts'
import { SMALL_WORDS } from './small-words.ts'
import type { HelpBlock } from './help-text.ts'

/**
 * The pages that have most of the term's words, those with more of them in the title first; all of them for an empty
 * one. A page with a word in its title is found although others have more of them.
 */
export function findPages(help: LoadedHelp, term: string): PageId[] {
  const wanted = wantedIn(term)
  if (wanted.length === 0) return [...PAGE_IDS]
  const count = (text: string) => wanted.filter((word) => simple(text).includes(word)).length
  const pages = PAGE_IDS.map((id) => ({
    id,
    found: count(wordsOf(help, id)),
    inTitle: count(help.texts[id].title),
  }))
  const most = Math.max(...pages.map(({ found }) => found))
  return pages
    .filter(({ found, inTitle }) => found > 0 && (found === most || inTitle > 0))
    .toSorted((one, other) => other.found + other.inTitle - one.found - one.inTitle)
    .map(({ id }) => id)
}

/** Without small words, unless there are no others, and without the last letter of a long one: its ending may differ. */
function wantedIn(term: string): string[] {
  const words = simple(term).match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !SMALL_WORDS.has(word))
  return (telling.length === 0 ? words : telling).map((word) => (word.length > 5 ? word.slice(0, -1) : word))
}

/** Everything that can be read on a page, without marks. */
export function wordsOf({ texts, rules }: LoadedHelp, id: PageId): string {
  const { title, summary, sections } = texts[id]
  const body = sections.flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.flatMap((block) => (isRules(block) ? rules : stringsOf(block))),
  ])
  return [title, summary, ...body].map(plainWords).join('\n')
}

export function stringsOf(block: HelpBlock): string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list
  return 'steps' in block ? block.steps : []
}

function isRules(block: HelpBlock): boolean {
  return typeof block === 'object' && 'rules' in block
}

/** Small letters without accents, so that nobody has to write as we do. */
function simple(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
