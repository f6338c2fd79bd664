import type { SignUpField } from './checks.ts'

/** What was typed, kept while tabs and views change. */
export type Draft = Record<SignUpField, string>

export const EMPTY_DRAFT: Draft = { email: '', password: '', firstName: '', lastName: '' }

export interface DraftProps {
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** Follows every key in a form whose fields are named like the draft's. */
export function draftWith(draft: Draft, { name, value }: { name: string; value: string }): Draft {
  return name in draft ? { ...draft, [name]: value } : draft
}
