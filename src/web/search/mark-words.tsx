import type { ReactNode } from 'react'
import { partsOf, tellingOf, wordsIn } from '../../contract/search-hits.ts'

/** Shows a text with the words of the term marked. */
export function markWords(term: string): (text: string) => ReactNode {
  const wanted = wordsIn(term)
  const telling = tellingOf(wanted)
  return (text) => {
    let end = 0
    return partsOf(text, wanted, telling).map(({ words, isMarked }) => {
      end += words.length
      return isMarked ? <mark key={end}>{words}</mark> : words
    })
  }
}
