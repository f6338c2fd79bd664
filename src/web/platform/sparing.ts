import { readStored, removeStored, writeStored } from './storage.ts'

/** Choices of this device that the system or the browser may have made already; they only ever ask for less. */
export type Sparing = 'reduce-motion' | 'data-saver'

export const isChosen = (key: Sparing): boolean => readStored(key) === 'on'

export function choose(key: Sparing, isOn: boolean): void {
  if (isOn) writeStored(key, 'on')
  else removeStored(key)
  dressSparing(document.documentElement)
}

export function wantsLittleMotion(): boolean {
  return isChosen('reduce-motion') || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Only some browsers say so themselves. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return isChosen('data-saver') || connection?.saveData === true
}

/** What styles ask: the system's own wish for little motion they read themselves. */
export function dressSparing(root: HTMLElement): void {
  root.toggleAttribute('data-still', isChosen('reduce-motion'))
  root.toggleAttribute('data-saves-data', savesData())
}
