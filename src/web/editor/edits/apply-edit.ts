import type { Edit, Selected } from './selected.ts'

/** Does an edit in a text area as if it was typed, so that the browser's own undo takes it back in one step. */
export function applyEdit(area: HTMLTextAreaElement, edit: Edit): void {
  area.focus()
  write(area, edit(selectedIn(area)), document.activeElement === area)
}

/** Changes the text somewhere else than where somebody writes: focus and selection stay. */
export function changeQuietly(area: HTMLTextAreaElement, change: (text: string) => string): void {
  const now = selectedIn(area)
  const text = change(now.text)
  if (text === now.text) return
  const { from, to, by } = difference(now.text, text)
  const keep = (place: number): number =>
    place <= from ? place : place >= to ? place + by.length - (to - from) : from + by.length
  const next = { text, start: keep(now.start), end: keep(now.end) }
  write(area, next, document.activeElement === area)
}

export function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd }
}

function write(area: HTMLTextAreaElement, next: Selected, hasFocus: boolean): void {
  if (next.text !== area.value) {
    const { from, to, by } = difference(area.value, next.text)
    if (!hasFocus || !typeInto(area, from, to, by) || area.value !== next.text) setText(area, next.text)
  }
  if (hasFocus || area.selectionStart !== next.start || area.selectionEnd !== next.end)
    area.setSelectionRange(next.start, next.end)
}

/** The one way that fills the undo stack; without it (or without focus) the text is set and told to React. */
function typeInto(area: HTMLTextAreaElement, from: number, to: number, by: string): boolean {
  area.setSelectionRange(from, to)
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps undo alive
    return by === '' ? document.execCommand('delete') : document.execCommand('insertText', false, by)
  } catch {
    return false
  }
}

function setText(area: HTMLTextAreaElement, text: string): void {
  const { from, to, by } = difference(area.value, text)
  area.setRangeText(by, from, to, 'preserve')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The smallest part that differs. */
function difference(before: string, after: string): { from: number; to: number; by: string } {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from++
  let same = 0
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same++
  return { from, to: before.length - same, by: after.slice(from, after.length - same) }
}
