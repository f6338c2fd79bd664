import type { Language } from '../../contract/messages.ts'
import type { SentencePart } from '../../contract/notifications.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { NotificationType } from '../content/notification-type.ts'
import { messages, untitled } from './messages.ts'

const TITLE_SHOWN = 80

export interface Told {
  objectType: ObjectType
  /** Empty for what has none, or none that may be shown. */
  title: string
  /** The names of the latest, at most three. */
  names: string[]
  /** How many people they are in all. */
  people: number
  /** What was said to the reader about it. */
  note?: string | undefined
}

/** The sentence of a notification in pieces: names and titles stand out. */
export function composeSentence(type: NotificationType, told: Told, language: Language): SentencePart[] {
  const plain = type.wordsFor?.[told.objectType] ?? type.words
  const words = told.note === undefined ? plain : (type.note?.words ?? plain)
  return fillParts(words[language], {
    actors: () => actorsOf(told, language),
    title: () => titleOf(told, language),
    note: () => [weak(told.note ?? '')],
  })
}

function actorsOf({ names, people }: Told, language: Language): SentencePart[] {
  const [first = '', second = '', third = ''] = names
  const form = people <= 1 ? undefined : people === 2 ? 'two' : people === 3 ? 'three' : 'many'
  if (form === undefined || second === '') return [strong(first)]
  return fillParts(messages[form][language], {
    first: () => [strong(first)],
    second: () => [strong(second)],
    third: () => [strong(third)],
    count: () => [weak(String(people - 2))],
  })
}

function titleOf({ title, objectType }: Told, language: Language): SentencePart[] {
  if (title === '') return [weak(untitled[objectType][language])]
  return [strong(messages.title[language].replace('{title}', () => shorten(title)))]
}

/** Cut between words where there is one, and never in the middle of a character. */
function shorten(title: string): string {
  const characters = Array.from(title)
  if (characters.length <= TITLE_SHOWN) return title
  const kept = characters.slice(0, TITLE_SHOWN - 1).join('')
  const space = kept.lastIndexOf(' ')
  return `${(space > TITLE_SHOWN / 2 ? kept.slice(0, space) : kept).trimEnd()}…`
}

function fillParts(text: string, values: Record<string, () => SentencePart[]>): SentencePart[] {
  const parts = text.split(/\{(\w+)\}/).flatMap((piece, index) => {
    if (index % 2 === 1) return values[piece]?.() ?? []
    return piece === '' ? [] : [weak(piece)]
  })
  return joined(parts)
}

/** Neighbours that look alike are one piece. */
function joined(parts: SentencePart[]): SentencePart[] {
  const result: SentencePart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last !== undefined && !last.isStrong && !part.isStrong) last.text += part.text
    else result.push({ ...part })
  }
  return result
}

function strong(text: string): SentencePart {
  return { text, isStrong: true }
}

function weak(text: string): SentencePart {
  return { text, isStrong: false }
}
