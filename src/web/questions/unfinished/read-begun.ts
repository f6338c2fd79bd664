import type { Draft } from '../../../contract/drafts.ts'

/** What a draft is of; `id` is the question's, of an edited answer the answer's. */
export type Begun =
  | { kind: 'question' }
  | { kind: 'questionEdit'; id: number }
  | { kind: 'answer'; id: number }
  | { kind: 'answerEdit'; id: number }

/** Null for a draft of something else. */
export function readBegun({ kind, key }: Pick<Draft, 'kind' | 'key'>): Begun | null {
  if (kind !== 'question' && kind !== 'answer') return null
  if (kind === 'question' && key === 'new') return { kind: 'question' }
  const [, of, id] = /^(edit|question)-(\d{1,15})$/.exec(key) ?? []
  if (of === undefined || (kind === 'question' && of === 'question')) return null
  return { kind: of === 'question' ? 'answer' : `${kind}Edit`, id: Number(id) }
}

/** Where its form is; null while the question of an edited answer is not known. */
export function placeOfBegun(begun: Begun, questionId: number | undefined): string | null {
  switch (begun.kind) {
    case 'question':
      return '/question/ask'
    case 'questionEdit':
      return `/question/${begun.id}?edit=question`
    case 'answer':
      return `/question/${begun.id}?edit=answer`
    case 'answerEdit':
      return questionId === undefined ? null : `/question/${questionId}?answer=${begun.id}&edit=answer`
  }
}
