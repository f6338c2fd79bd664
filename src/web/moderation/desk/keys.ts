import type { ModerationAction } from '../../../contract/moderation-rules.ts'
import { areShortcutsOn } from '../../platform/shortcut.ts'

/** What is done with one key; the rest has its button alone. */
export const ACTION_KEYS = {
  keep: 'k',
  hide: 'h',
  'mark-nsfw': 'n',
  warn: 'w',
  silence: 's',
  suspend: 'b',
  escalate: 'e',
} as const satisfies Partial<Record<ModerationAction, string>>

export const PREVIOUS_KEY = 'p'

const CARD = '[data-item][data-case]'

export const keyOf = (action: ModerationAction): string | undefined =>
  (ACTION_KEYS as Partial<Record<ModerationAction, string>>)[action]

/** Whether a key is meant for the screen: not for a field, a dialog or a menu, and not turned off. */
export function isForScreen({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  return (
    !(ctrlKey || metaKey || altKey || isComposing) &&
    !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) &&
    document.querySelector('dialog[open], [role=menu]') === null &&
    areShortcutsOn()
  )
}

/** The card with the focus, else the first one. */
export function cardInFocus(): string | undefined {
  const card = document.activeElement?.closest<HTMLElement>(CARD) ?? document.querySelector<HTMLElement>(CARD)
  return card?.dataset['case']
}

/** The card before the one with the focus. */
export function focusPrevious(): void {
  const cards = Array.from(document.querySelectorAll<HTMLElement>(CARD))
  const current = document.activeElement?.closest<HTMLElement>(CARD) ?? null
  const before = current === null ? undefined : cards[cards.indexOf(current) - 1]
  focusCard(before)
}

/** Its title, or the card itself where there is nothing left to open. */
export function focusCard(card: HTMLElement | undefined): void {
  if (card === undefined) return
  const target = card.querySelector<HTMLElement>('h2 a') ?? card
  target.focus()
  card.scrollIntoView({ block: 'nearest' })
}
