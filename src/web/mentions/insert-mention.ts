import type { BegunMention, MentionField } from './begun-mention.ts'

/** Puts the whole alias in the place of what was begun, as if it was typed: the browser's undo takes it back. */
export function insertMention(field: MentionField, { at, start }: BegunMention, alias: string): void {
  const end = at + 1 + start.length
  const hasSpace = /^\s/.test(field.value.slice(end))
  const words = hasSpace ? `@${alias}` : `@${alias} `
  field.focus()
  field.setSelectionRange(at, end)
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps undo alive
  if (!document.execCommand('insertText', false, words)) {
    field.setRangeText(words, at, end, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
