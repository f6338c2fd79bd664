import { useEffect } from 'react'

/** The letters that lead elsewhere on the site rest here: a slip of the finger must not end an item. */
export function useQuietKeys(): void {
  useEffect(() => {
    function quieten(event: KeyboardEvent): void {
      const isTyped = event.target instanceof Element && event.target.matches('input[inputmode], textarea')
      if (/^[a-z/?.!]$/.test(event.key) && !isTyped && !event.ctrlKey && !event.metaKey && !event.altKey)
        event.preventDefault()
    }
    addEventListener('keydown', quieten, { capture: true })
    return () => removeEventListener('keydown', quieten, { capture: true })
  }, [])
}
