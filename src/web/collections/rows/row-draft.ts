import type { DraftContent } from '../../../contract/drafts.ts'
import type { RowTexts } from './row-values.ts'

/** The form of a row as it stands. */
export interface Typed {
  texts: RowTexts
  source: string
  summary: string
}

/** Only what was typed is kept: the other cells may have changed by the time the draft is taken up again. */
export function draftOf({ texts, source, summary }: Typed, first: Typed) {
  const changed = Object.entries(texts).filter(([key, text]) => text !== (first.texts[key] ?? ''))
  return { texts: JSON.stringify(Object.fromEntries(changed)), source, summary }
}

export const isBlankDraft = ({ texts, source, summary }: ReturnType<typeof draftOf>, first: Typed): boolean =>
  texts === '{}' && source === first.source && summary === ''

export function restoreTyped({ texts, source, summary }: DraftContent, before: Typed): Typed {
  return {
    texts: { ...before.texts, ...readTexts(texts) },
    source: typeof source === 'string' ? source : before.source,
    summary: typeof summary === 'string' ? summary : before.summary,
  }
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
