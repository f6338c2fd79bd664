import type { Edit, Selected } from './selected.ts'

/** `a «b» c` is a text with `b` selected, `a ¦b` one with a caret. */
export function read(marked: string): Selected {
  const caret = marked.indexOf('¦')
  if (caret !== -1) return { text: marked.replace('¦', ''), start: caret, end: caret }
  return {
    text: marked.replace(/[«»]/g, ''),
    start: marked.indexOf('«'),
    end: marked.indexOf('»') - 1,
  }
}

export function show({ text, start, end }: Selected): string {
  if (start === end) return `${text.slice(0, start)}¦${text.slice(start)}`
  return `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`
}

export const after = (edit: Edit, marked: string): string => show(edit(read(marked)))
