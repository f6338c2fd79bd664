import { ALL_SHORTCUTS } from './all-shortcuts.ts'
import { pressControl } from './press-control.ts'

/** How long the second key of two may take. */
const TWO_KEYS_MS = 1500
let first = { key: '', at: 0 }

/** Does what a key stands for; `list` shows all of them. */
export function pressKey(key: string, list: () => void): void {
  const isSecond = first.key === 'g' && Date.now() - first.at < TWO_KEYS_MS
  first = { key: isSecond ? '' : key, at: Date.now() }
  const keys = isSecond ? `g ${key}` : key
  if (keys === '?') list()
  const shortcut = ALL_SHORTCUTS.flatMap(({ shortcuts }) => shortcuts).find((one) => one.keys === keys)
  if (shortcut === undefined) return
  if (shortcut.run === undefined) pressControl(keys)
  else shortcut.run()
}
