import { useRef, type KeyboardEvent } from 'react'

const PAUSE_MS = 500

/** Letters typed in a row lead to the first element that begins with them. */
export function useTypeahead(): (event: KeyboardEvent, elements: Iterable<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 })
  return (event, elements) => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
    const now = Date.now()
    const text = (now - typed.current.at < PAUSE_MS ? typed.current.text : '') + event.key.toLowerCase()
    typed.current = { text, at: now }
    const list = [...elements]
    const from = list.findIndex((element) => element === document.activeElement) + (text.length === 1 ? 1 : 0)
    const round = [...list.slice(from), ...list.slice(0, from)]
    round.find((element) => element.textContent.trim().toLowerCase().startsWith(text))?.focus()
  }
}
