import { CATEGORIES, type CategoryId } from '../../contract/categories.ts'
import { isLanguage, type Language } from '../../contract/messages.ts'

/** What the form is for; read from the query of its place. */
export type Mode =
  /** With a prompt, the question of that category is to be answered. An imported text has a draft of its own. */
  | { kind: 'new'; category: CategoryId | null; hasPrompt: boolean; imported?: string }
  | { kind: 'edit'; id: number }
  | { kind: 'suggest'; id: number }
  | { kind: 'translate'; id: number; to: Language | null }

const IMPORTED = /^import-[0-9a-f]{24}$/
const NEW = { kind: 'new', category: null, hasPrompt: false } as const

/** Null for an address that means nothing. */
export function readMode(query: URLSearchParams): Mode | null {
  const edited = query.get('article') ?? query.get('edit')
  if (edited !== null) return withId('edit', edited)
  if (query.has('suggest')) return withId('suggest', query.get('suggest'))
  const imported = query.get('draft')
  if (imported !== null) return IMPORTED.test(imported) ? { ...NEW, imported } : null
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
  if (mode.kind === 'new') return mode.imported ?? 'new'
  return mode.kind === 'translate' ? `translate-${mode.id}-${mode.to ?? ''}` : `${mode.kind}-${mode.id}`
}

/** The place of the draft with that key; null when it is none of an article. */
export function placeOfDraft(key: string): string | null {
  if (key === 'new') return '/create-article'
  if (IMPORTED.test(key)) return `/create-article?draft=${key}`
  const [, kind, id, to] = /^(edit|suggest|translate)-(\d+)(?:-([a-z]+))?$/.exec(key) ?? []
  if (kind === undefined) return null
  if (kind === 'translate') return `/create-article?translate=${id}&to=${to ?? ''}`
  return `/create-article?${kind === 'edit' ? 'article' : 'suggest'}=${id}`
}
