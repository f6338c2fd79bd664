/** Keys beside Ctrl (or Command): `B`, `Shift+8`, `Alt+2`. Letters and digits by their place on the keyboard. */
export type Keys = string

interface Pressed {
  code: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
  getModifierState: (key: 'AltGraph') => boolean
}

/** AltGr is Ctrl and Alt to a browser, and writes letters: it is never a shortcut. */
export function isPressed(event: Pressed, keys: Keys): boolean {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  return (
    event.code === codeOf(key) &&
    event.ctrlKey !== event.metaKey &&
    event.shiftKey === parts.includes('Shift') &&
    event.altKey === parts.includes('Alt') &&
    !event.getModifierState('AltGraph')
  )
}

const CODES: Record<string, string> = { ']': 'BracketRight', '[': 'BracketLeft', Enter: 'Enter' }

function codeOf(key: string): string {
  return CODES[key] ?? (/\d/.test(key) ? `Digit${key}` : `Key${key}`)
}

/** As it stands in a tooltip. */
export function keysText(keys: Keys, isApple: boolean): string {
  if (!isApple) return `Ctrl+${keys}`
  return `⌘${keys.replace('Shift+', '⇧').replace('Alt+', '⌥')}`
}

/** As assistive technology is told. */
export function ariaKeys(keys: Keys): string {
  return `Control+${keys} Meta+${keys}`
}

export function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent)
}
