import { UnfitVideo } from '../failures.ts'
import type { Box } from './boxes.ts'
import type { Edit } from './file-window.ts'
import { childOf, childrenOf, contentOf, type Movie, type Track } from './movie.ts'

/** What a player needs, box by box. Everything else becomes free space. */
const KEPT: Record<string, ReadonlySet<string>> = {
  moov: new Set(['mvhd', 'trak']),
  trak: new Set(['tkhd', 'edts', 'mdia']),
  mdia: new Set(['mdhd', 'hdlr', 'minf']),
  minf: new Set(['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl']),
  stbl: new Set(
    ['stsd', 'stts', 'ctts', 'cslg', 'stss', 'stsc', 'stsz', 'stz2', 'stco', 'co64'].concat([
      'sdtp',
      'sgpd',
      'sbgp',
      'stps',
    ]),
  ),
}
const KEPT_ON_TOP = new Set(['ftyp', 'moov', 'mdat'])
const FREE = Buffer.from('free', 'latin1')
/** Where the name of a compressor stands in the description of pictures. */
const COMPRESSOR = { at: 42, length: 32 }

export function blankTop(top: Box[], size: number): Edit[] {
  const end = top.at(-1)?.end ?? 0
  return [
    ...top.filter(({ type }) => !KEPT_ON_TOP.has(type)).flatMap(toFree),
    ...(end < size ? [{ at: end, length: size - end }] : []),
  ]
}

export function blankMovie(movie: Movie, kept: Track[]): Edit[] {
  const edits: Edit[] = []
  const visit = (box: Box): void => {
    for (const child of childrenOf(movie, box)) {
      const isDropped = child.type === 'trak' && !kept.some((track) => track.box.at === child.at)
      if (KEPT[box.type]?.has(child.type) !== true || isDropped) edits.push(...toFree(child))
      else if (child.type in KEPT) visit(child)
      else edits.push(...blankInside(movie, child))
    }
  }
  visit(movie.box)
  return edits
}

function toFree({ at, contentAt, end }: Box): Edit[] {
  // The size stays as it is written, in four or in twelve bytes.
  return [
    { at: at + 4, length: 4, start: FREE },
    { at: contentAt, length: end - contentAt },
  ]
}

/** When it was taken, and by what: names that no player shows. */
function blankInside(movie: Movie, box: Box): Edit[] {
  const from = (offset: number, length: number): Edit => ({ at: box.contentAt + offset, length })
  const length = box.end - box.contentAt
  switch (box.type) {
    case 'mvhd':
    case 'tkhd':
    case 'mdhd':
      return [from(4, contentOf(movie, box, 20)[0] === 1 ? 16 : 8)]
    case 'hdlr':
      return length > 12 ? [from(12, length - 12)] : []
    case 'stsd':
      return blankDescriptions(movie, box)
    case 'dinf':
      return holdOwnData(movie, box)
    default:
      return []
  }
}

function blankDescriptions(movie: Movie, box: Box): Edit[] {
  const entries = childrenOf(movie, { ...box, contentAt: box.contentAt + 8 })
  return entries
    .filter(({ type }) => type.startsWith('avc'))
    .map(({ contentAt }) => ({ at: contentAt + COMPRESSOR.at, length: COMPRESSOR.length }))
}

/** The data must be in this very file: a reference may lead anywhere. */
function holdOwnData(movie: Movie, box: Box): Edit[] {
  const references = childOf(movie, box, 'dref')
  if (references === undefined) return []
  for (const entry of childrenOf(movie, { ...references, contentAt: references.contentAt + 8 }))
    if (((contentOf(movie, entry, 4)[3] ?? 0) & 1) === 0) throw new UnfitVideo('notPlayable')
  return []
}
