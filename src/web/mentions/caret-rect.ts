import type { MentionField } from './begun-mention.ts'

/** What decides where the letters of a text area stand. */
const COPIED = [
  'font',
  'letter-spacing',
  'word-spacing',
  'line-height',
  'text-indent',
  'text-transform',
  'tab-size',
  'direction',
  'unicode-bidi',
  'padding',
  'border-width',
  'border-style',
  'box-sizing',
]

/** Where a letter of a field is on the screen: browsers do not tell, so its text is laid out once more. */
export function caretRect(field: MentionField, at: number): DOMRect {
  const mirror = document.createElement('div')
  const look = getComputedStyle(field)
  for (const name of COPIED) mirror.style.setProperty(name, look.getPropertyValue(name))
  Object.assign(mirror.style, {
    position: 'absolute',
    top: '0',
    left: '0',
    visibility: 'hidden',
    whiteSpace: field instanceof HTMLInputElement ? 'pre' : 'pre-wrap',
    overflowWrap: 'break-word',
    width: `${field.offsetWidth}px`,
  })
  const mark = document.createElement('span')
  mark.textContent = '@'
  mirror.append(field.value.slice(0, at), mark)
  document.body.append(mirror)
  const outer = mirror.getBoundingClientRect()
  const inner = mark.getBoundingClientRect()
  mirror.remove()
  const box = field.getBoundingClientRect()
  const top = box.top + inner.top - outer.top - field.scrollTop
  const left = box.left + inner.left - outer.left - field.scrollLeft
  return new DOMRect(left, top, inner.width, inner.height)
}
