import { sql, type RawBuilder } from 'kysely'
import { plainText } from '../../contract/plain-text.ts'
import type { RichNode } from '../../contract/rich-text.ts'
import { ENDING, pieceWithHit, TELLING, tellingOf, wordsIn } from '../../contract/search-hits.ts'

/** A block may be a program of many pages; the hit is near its beginning, or it is not shown. */
const LONGEST_READ = 20_000

/** As the stored trees and the excerpts of a type are called in its statement. */
interface Columns {
  nodes: RawBuilder<unknown>
  excerpt: RawBuilder<string>
}

/**
 * The first block of a text that has one of the words of a term, where its excerpt has none; null otherwise. Of a whole
 * text only this is read to show the hit in it.
 */
export function foundBlock(
  { nodes, excerpt }: Columns,
  term: string | undefined,
): RawBuilder<RichNode | null> {
  const pattern = patternOf(term ?? '')
  if (pattern === null) return sql`null::jsonb`
  // Letters, digits and marks alone: nothing of it has a meaning of its own in a pattern or a path.
  const path = `$[*] ? (@.**.value like_regex ${JSON.stringify(pattern)} flag "i")`
  return sql`
    case when ${excerpt} ~* ${pattern} then null
      else jsonb_path_query_first(${nodes}, ${path}::jsonpath, '{}', true) end`
}

/** The piece of it that is shown; undefined where the hit is in what is not, as in a spoiler. */
export function foundPiece(
  block: RichNode | null,
  term: string | undefined,
  length: number,
): string | undefined {
  if (block === null || term === undefined) return undefined
  return pieceWithHit(plainText([block]).slice(0, LONGEST_READ), term, length) ?? undefined
}

/** A word that is looked for by itself, as the search finds it: with other endings, or without its own. */
function patternOf(term: string): string | null {
  const wanted = wordsIn(term)
  const telling = tellingOf(wanted)
  const forms = wanted.filter((word) => word.length >= telling).flatMap(formsOf)
  return forms.length === 0 ? null : `\\m(?:${forms.join('|')})`
}

function formsOf(word: string): string[] {
  const letters = Array.from(word)
  if (letters.length < TELLING) return [`${word}\\M`]
  const shorter = Array.from({ length: ENDING }, (_, missing) => letters.slice(0, -1 - missing))
  return [word, ...shorter.filter(({ length }) => length >= TELLING).map((begin) => `${begin.join('')}\\M`)]
}
