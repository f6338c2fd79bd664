import { useState } from 'react'
import type { PagePost } from '../../contract/page-posts.ts'
import { readStored, removeStored, writeStored } from '../platform/storage.ts'

/** How adult posts are shown on this device to who has said to be old enough; `show` until they choose. */
export const ADULT_CHOICES = ['hide', 'blur', 'show'] as const
export type AdultChoice = (typeof ADULT_CHOICES)[number]

export function adultChoice(): AdultChoice {
  const stored = readStored('adult-posts')
  return ADULT_CHOICES.find((choice) => choice === stored) ?? 'show'
}

export function setAdultChoice(choice: AdultChoice): void {
  if (choice === 'show') removeStored('adult-posts')
  else writeStored('adult-posts', choice)
}

/** Posts that were looked at stay open as long as the page lives. */
const opened = new Set<number>()

/** A veil over an adult post that this viewer may see but does not want to see unasked: how to lift it. */
export function useVeil({ id, isNsfw, isRedacted }: PagePost): (() => void) | undefined {
  const [, redraw] = useState(false)
  if (!isNsfw || isRedacted || opened.has(id) || adultChoice() === 'show') return undefined
  return () => {
    opened.add(id)
    redraw(true)
  }
}
