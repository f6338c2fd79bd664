import type { DraftContent } from '../../../contract/drafts.ts'
import type { RowTexts } from './row-values.ts'

/** The form of a row as it stands: its cells by the keys of their columns, and its source by `source`. */
export interface Typed {
  texts: RowTexts
  summary: string
}

/** Only what was typed is kept, with what stood there then: the cells may have changed by the time it is taken up again. */
export function draftOf({ texts, summary }: Typed, base: RowTexts) {
  const changed = Object.entries(texts).filter(([key, text]) => text !== (base[key] ?? ''))
  return {
    texts: JSON.stringify(Object.fromEntries(changed)),
    was: JSON.stringify(Object.fromEntries(changed.map(([key]) => [key, base[key] ?? '']))),
    summary,
  }
}

export const isBlankDraft = ({ texts, summary }: ReturnType<typeof draftOf>): boolean =>
  texts === '{}' && summary === ''

/** The row as it is now with what was typed, and the keys of what others have changed since. */
export function restoreTyped({ texts, was, summary }: DraftContent, base: RowTexts): [Typed, string[]] {
  const typed = readTexts(texts)
  const moved = Object.entries(readTexts(was)).filter(
    ([key, text]) => key in typed && text !== (base[key] ?? ''),
  )
  return [
    { texts: { ...base, ...typed }, summary: typeof summary === 'string' ? summary : '' },
    moved.map(([key]) => key),
  ]
}

function readTexts(kept: unknown): RowTexts {
  try {
    const read: unknown = typeof kept === 'string' ? JSON.parse(kept) : {}
    if (typeof read !== 'object' || read === null) return {}
    return Object.fromEntries(Object.entries(read).filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}
