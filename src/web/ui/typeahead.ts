const PAUSE_MS = 500

let typed = { text: '', at: 0 }

/** Letters typed in a row lead to the first element that begins with them. */
export function focusTyped(letter: string, elements: Iterable<HTMLElement>): void {
  const now = Date.now()
  const text = (now - typed.at < PAUSE_MS ? typed.text : '') + letter.toLowerCase()
  typed = { text, at: now }
  const list = [...elements]
  const from = list.findIndex((element) => element === document.activeElement) + (text.length === 1 ? 1 : 0)
  const round = [...list.slice(from), ...list.slice(0, from)]
  round.find((element) => element.textContent.trim().toLowerCase().startsWith(text))?.focus()
}
