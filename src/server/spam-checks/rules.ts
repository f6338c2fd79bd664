import type { RichNode, RichText } from '../../contract/rich-text.ts'
import { DAY_MS } from '../platform/clock.ts'
import type { Viewer } from '../platform/session.ts'

/** Accounts that are younger, or have less Honor, count as new: most spam comes from those. */
export const NEW_FOR_MS = 3 * DAY_MS
export const NEW_BELOW_HONOR = 10
/** Links to other sites in one text of somebody new. A comment or post may have none before `PRIVILEGES.links` anyway. */
export const LINKS_OF_NEW = { short: 2, answer: 4, article: 10 } as const
/** Shorter texts are said by many people, and often: thanks, congratulations. */
export const SAME_TEXT_LETTERS = 40
/** Nobody writes a first text in less; what only pastes one may. */
export const FASTEST_FIRST_TEXT_MS = 3000
const LONGEST_WORD = 60
const PLAIN = /^[a-z0-9]+$/
/** More of them are no text of ours, and would take longer than a request may. */
const MOST_UNUSUAL = 5000

export function isNew({ joinedAt, honor }: Pick<Viewer, 'joinedAt' | 'honor'>, now: Date): boolean {
  return isYoung({ joinedAt }, now) || honor < NEW_BELOW_HONOR
}

export function isYoung({ joinedAt }: Pick<Viewer, 'joinedAt'>, now: Date): boolean {
  return now.getTime() - joinedAt.getTime() < NEW_FOR_MS
}

export function countLinks(nodes: RichText): number {
  return nodes.reduce((sum, node) => sum + (isLink(node) ? 1 : 0) + countLinks(childrenOf(node)), 0)
}

function isLink(node: RichNode): boolean {
  return node.type === 'link' && node.isExternal
}

function childrenOf(node: RichNode): RichNode[] {
  return 'children' in node ? node.children : []
}

/**
 * The words of a text as they are compared: case, other forms of a letter, marks and invisible letters do not make another
 * word. Only words of a usual length are brought to their plain form: the time that takes grows with the square of a run of
 * accents, and no word of a list is as long as those that abuse it.
 */
export function wordsOf(text: string): string[] {
  const words =
    text
      .replaceAll(/\p{Cf}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  let left = MOST_UNUSUAL
  return words.map((word) =>
    PLAIN.test(word) || word.length > LONGEST_WORD || left-- <= 0
      ? word
      : word.normalize('NFKC').toLowerCase(),
  )
}

/** The first word or phrase of the list that the text has, as whole words: no other word contains it. */
export function findRefused(words: readonly string[], list: WordList): string | null {
  for (let at = 0; at < words.length; at++)
    for (const phrase of list.get(words[at] ?? '') ?? [])
      if (phrase.every((word, offset) => words[at + offset] === word)) return phrase.join(' ')
  return null
}

/** Phrases by their first word. */
export type WordList = ReadonlyMap<string, readonly string[][]>

export function wordList(phrases: readonly string[]): WordList {
  const list = new Map<string, string[][]>()
  for (const phrase of phrases) {
    const words = wordsOf(phrase)
    const [first] = words
    if (first !== undefined && first.length <= LONGEST_WORD)
      list.set(first, [...(list.get(first) ?? []), words])
  }
  return list
}
