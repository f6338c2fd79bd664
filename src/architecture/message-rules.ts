import { LANGUAGES, type Language, type Messages, type Text } from '../contract/messages.ts'

/** The exports of a module that `defineMessages` made. */
export function messageSets(exported: Record<string, unknown>): Messages[] {
  return Object.values(exported).filter(isMessages)
}

function isMessages(value: unknown): value is Messages {
  if (typeof value !== 'object' || value === null) return false
  const entries = Object.values(value)
  return (
    entries.length > 0 &&
    entries.every((entry) => typeof entry === 'object' && entry !== null && 'en' in entry)
  )
}

/**
 * What is wrong with a set of messages, one line per fault. Indonesian and Malay may say the same (decision 22); what
 * they may not say is in word-rules.ts.
 */
export function checkMessages(messages: Messages): string[] {
  const texts = Object.values<Text>(messages)
  const areAllEqual = (one: Language, other: Language): boolean =>
    texts.length > 2 && texts.every((text) => text[one] === text[other])
  return [
    ...Object.entries<Text>(messages).flatMap(([key, text]) =>
      checkText(text).map((fault) => `${key}: ${fault}`),
    ),
    ...(areAllEqual('en', 'id') ? ['every text is the same in en and id'] : []),
    ...(areAllEqual('en', 'my') ? ['every text is the same in en and my'] : []),
  ]
}

function checkText(text: Text): string[] {
  const missing = LANGUAGES.filter(
    (language) => typeof text[language] !== 'string' || text[language].trim() === '',
  )
  if (missing.length > 0) return [`no text in ${missing.join(', ')}`]
  const faults: string[] = []
  const [en, id, my] = LANGUAGES.map((language) => placeholders(text[language]))
  if (en !== id || en !== my) faults.push(`placeholders differ: en ${en}, id ${id}, my ${my}`)
  const extra = Object.keys(text).filter((language) => !LANGUAGES.some((known) => known === language))
  if (extra.length > 0) faults.push(`an unknown language: ${extra.join(', ')}`)
  return faults
}

/** The names a text is filled with. The singular of `1 thing|{count} things` may leave the number out, so the fuller form counts. */
export function placeholders(text: string): string {
  const names = Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name)
  return [...new Set(names)].sort().join(' ') || 'none'
}
