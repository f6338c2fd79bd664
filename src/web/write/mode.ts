import { CATEGORIES, type CategoryId } from '../../contract/categories.ts'
import { isLanguage, type Language } from '../../contract/messages.ts'

/** What the form is for; read from the query of its place. */
export type Mode =
  /** With a prompt, the question of that category is to be answered. */
  | { kind: 'new'; category: CategoryId | null; hasPrompt: boolean }
  | { kind: 'edit'; id: number }
  | { kind: 'suggest'; id: number }
  | { kind: 'translate'; id: number; to: Language | null }

/** Null for an address that means nothing. */
export function readMode(query: URLSearchParams): Mode | null {
  const edited = query.get('article') ?? query.get('edit')
  if (edited !== null) return withId('edit', edited)
  if (query.has('suggest')) return withId('suggest', query.get('suggest'))
  if (!query.has('translate'))
    return {
      kind: 'new',
      category: CATEGORIES.find((known) => known === query.get('category')) ?? null,
      hasPrompt: query.has('prompt'),
    }
  const id = readId(query.get('translate'))
  const to = query.get('to')
  return id === null ? null : { kind: 'translate', id, to: isLanguage(to) ? to : null }
}

function withId(kind: 'edit' | 'suggest', value: string | null): Mode | null {
  const id = readId(value)
  return id === null ? null : { kind, id }
}

function readId(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null
}

/** Under which the draft is kept. */
export function draftKeyOf(mode: Mode): string {
  if (mode.kind === 'new') return 'new'
  return mode.kind === 'translate' ? `translate-${mode.id}-${mode.to ?? ''}` : `${mode.kind}-${mode.id}`
}

/** The place of the draft with that key; null when it is none of an article. */
export function placeOfDraft(key: string): string | null {
  if (key === 'new') return '/create-article'
  const [, kind, id, to] = /^(edit|suggest|translate)-(\d+)(?:-([a-z]+))?$/.exec(key) ?? []
  if (kind === undefined) return null
  if (kind === 'translate') return `/create-article?translate=${id}&to=${to ?? ''}`
  return `/create-article?${kind === 'edit' ? 'article' : 'suggest'}=${id}`
}
