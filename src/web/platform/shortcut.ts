import type { Dictionary } from './messages.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

/** What a feature does on a key. It stands in the feature's `shortcuts.ts` and is listed in `app/shortcuts`. */
export interface Shortcut<Name extends string = string> {
  /** `l`, or two one after the other: `g h`. */
  keys: string
  /** The key of its text. */
  name: Name
  /** Unless told, the control with `data-key` is pressed: see `pressControl`. */
  run?: () => void
}

export interface ShortcutGroup {
  messages: Dictionary
  shortcuts: readonly Shortcut[]
}

/** For the types: every name has its text. */
export function shortcutGroup<Name extends string>(
  messages: Dictionary<Name>,
  shortcuts: readonly Shortcut<NoInfer<Name>>[],
): ShortcutGroup {
  return { messages, shortcuts }
}

const KEY = 'keyboard-shortcuts'

export function areShortcutsOn(): boolean {
  return readStored(KEY) !== 'off'
}

/** WCAG 2.1.4: keys without Ctrl can be turned off, since people who speak to their computer press them unawares. */
export function setShortcutsOn(isOn: boolean): void {
  if (isOn) removeStored(KEY)
  else writeStored(KEY, 'off')
  tellShortcuts()
}

/** The marks of keys in fields go when keys are off. */
export function tellShortcuts(): void {
  document.documentElement.dataset['keys'] = areShortcutsOn() ? 'on' : 'off'
}
