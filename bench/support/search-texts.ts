import type { Random } from '../../src/server/platform/seeding.ts'
import type { Vocabulary } from './search-words.ts'

const TITLE_WORDS = [3, 8] as const
const TEXT_WORDS = [80, 240] as const

export interface Text {
  title: string
  tags: string[]
  head: string
  words: string
}

/** A text, and its words as `to_tsvector` of its language and of `simple` would give them. */
export function write(random: Random, vocabulary: Vocabulary, labels: string, hasTags: boolean): Text {
  const lengthOf = ([least, most]: readonly [number, number]) => least + random.int(most - least)
  const title = Array.from({ length: lengthOf(TITLE_WORDS) }, () => vocabulary.pick(random))
  const text = Array.from({ length: lengthOf(TEXT_WORDS) }, () => vocabulary.pick(random))
  // A few tags are used by many.
  const tags = hasTags ? Array.from({ length: 3 }, () => 200 + Math.floor(random.next() ** 3 * 3000)) : []
  const head = new Map<string, string[]>()
  let position = 0
  const add = (into: Map<string, string[]>, numbers: number[], weight: string) => {
    for (const forms of [vocabulary.stems, vocabulary.words])
      for (const number of numbers) {
        position++
        const form = forms[number]
        if (form === null || form === undefined) continue
        const places = into.get(form)
        if (places === undefined) into.set(form, [`${position}${weight}`])
        else places.push(`${position}${weight}`)
      }
  }
  add(head, title, 'A')
  add(head, tags, 'B')
  const words = new Map([...head].map(([form, places]) => [form, [...places]]))
  add(words, text, '')
  const said = (numbers: number[]) => numbers.map((number) => vocabulary.words[number] ?? '')
  return {
    title: said(title).join(' '),
    tags: [...new Set(said(tags))],
    head: `${vectorOf(head)} ${labels}`,
    words: `${vectorOf(words)} ${labels}`,
  }
}

function vectorOf(places: Map<string, string[]>): string {
  let vector = ''
  for (const [form, at] of places) vector += ` '${form}':${at.join(',')}`
  return vector
}

export function labelsOf(id: number, day: Date, more: string): string {
  const [month, year] = [day.toISOString().slice(0, 7), day.getUTCFullYear()]
  return `' 0 ${id >> 10}' ' 1 ${id >> 13}' ' 2 ${id >> 16}' ' m ${month}' ' y ${year}' ${more}`
}
