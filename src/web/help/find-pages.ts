import type { LoadedHelp } from './help-texts.ts'
import { plainWords } from './marked-words.ts'
import { PAGE_IDS, type PageId } from './pages.ts'
import type { HelpBlock } from './texts/help-text.ts'

/** The pages that have every word of the term, in the order of the lists; all of them for an empty one. */
export function findPages(help: LoadedHelp, term: string): PageId[] {
  const wanted = simple(term).split(/\s+/).filter(Boolean)
  return PAGE_IDS.filter((id) => {
    const page = simple(wordsOf(help, id))
    return wanted.every((word) => page.includes(word))
  })
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
