import type { Language } from '../../../contract/messages.ts'

export type Step = -1 | 1

/** What is added comes last; what is there already goes. */
export function toggleLanguage(reading: readonly Language[], language: Language): Language[] {
  return reading.includes(language) ? reading.filter((other) => other !== language) : [...reading, language]
}

/** One place earlier or later; the same order where there is no such place. */
export function moveLanguage(reading: readonly Language[], language: Language, step: Step): Language[] {
  const from = reading.indexOf(language)
  const to = from + step
  if (from === -1 || to < 0 || to >= reading.length) return [...reading]
  return reading.toSpliced(from, 1).toSpliced(to, 0, language)
}
