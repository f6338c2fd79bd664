import type { DiffPart } from '../../contract/article-history.ts'
import { findChanges, newEffort, type Effort } from './find-changes.ts'
import { splitLines, splitWords } from './tokens.ts'

/** An unchanged text, or one that replaces another. */
type Piece = string | Replaced

interface Replaced {
  older: string
  newer: string
}

/** Below this share of unchanged letters two passages are different texts: mixed word by word they are unreadable. */
const READABLE_SHARE = 0.25

/**
 * Two texts word by word. Same and added parts joined are the newer text, same and removed ones the older. Lines are
 * compared first, then the words of lines that changed; what takes too long is shown as all removed, all added.
 */
export function diffWords(older: string, newer: string): DiffPart[] {
  return joinPieces(compare(older, newer)).flatMap((piece) => {
    const parts: DiffPart[] = isSame(piece)
      ? [{ kind: 'same', text: piece }]
      : [
          { kind: 'removed', text: piece.older },
          { kind: 'added', text: piece.newer },
        ]
    return parts.filter(({ text }) => text !== '')
  })
}

/** How far two texts are apart. */
export interface Change {
  /** The larger of what was removed and what was added. */
  characters: number
  /** The same as a share of the longer text, from 0 to 1. */
  share: number
}

export function measureChange(older: string, newer: string): Change {
  const replaced = compare(older, newer).filter((piece): piece is Replaced => !isSame(piece))
  const removed = replaced.reduce((sum, piece) => sum + piece.older.length, 0)
  const added = replaced.reduce((sum, piece) => sum + piece.newer.length, 0)
  const characters = Math.max(added, removed)
  return { characters, share: characters / Math.max(1, older.length, newer.length) }
}

function compare(older: string, newer: string): Piece[] {
  if (older === newer) return [older]
  const effort = newEffort()
  return findPieces(splitLines(older), splitLines(newer), effort).flatMap((piece) =>
    isSame(piece) ? [piece] : compareWords(piece, effort),
  )
}

function compareWords(replaced: Replaced, effort: Effort): Piece[] {
  const { older, newer } = replaced
  if (older === '' || newer === '') return [replaced]
  const pieces = findPieces(splitWords(older), splitWords(newer), effort)
  const unchanged = pieces.reduce((sum, piece) => sum + (isSame(piece) ? countLetters(piece) : 0), 0)
  const isReadable = unchanged >= READABLE_SHARE * Math.min(countLetters(older), countLetters(newer))
  return isReadable ? pieces : [replaced]
}

function findPieces(older: string[], newer: string[], effort: Effort): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { oldStart, oldEnd, newStart, newEnd } of findChanges(older, newer, effort)) {
    pieces.push(older.slice(at, oldStart).join(''), {
      older: older.slice(oldStart, oldEnd).join(''),
      newer: newer.slice(newStart, newEnd).join(''),
    })
    at = oldEnd
  }
  pieces.push(older.slice(at).join(''))
  return pieces.filter((piece) => piece !== '')
}

/** Neighbours are joined, and three words replaced in a row are one change, not three with spaces between. */
function joinPieces(pieces: Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const beforeLast = joined.at(-2)
    if (last === undefined || (isSame(piece) && !isSame(last))) joined.push(piece)
    else if (isSame(piece) && isSame(last)) joined.splice(-1, 1, last + piece)
    else if (!isSame(piece) && !isSame(last)) joined.splice(-1, 1, joinTwo(last, '', piece))
    else if (
      !isSame(piece) &&
      isSame(last) &&
      isSpace(last) &&
      beforeLast !== undefined &&
      !isSame(beforeLast)
    )
      joined.splice(-2, 2, joinTwo(beforeLast, last, piece))
    else joined.push(piece)
  }
  return joined
}

function joinTwo(first: Replaced, between: string, second: Replaced): Replaced {
  return { older: first.older + between + second.older, newer: first.newer + between + second.newer }
}

function isSame(piece: Piece): piece is string {
  return typeof piece === 'string'
}

function isSpace(text: string): boolean {
  return /^[^\S\n]+$/.test(text)
}

function countLetters(text: string): number {
  return text.replaceAll(/\s+/g, '').length
}
