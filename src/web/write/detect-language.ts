import type { Language } from '../../contract/messages.ts'

/** Words that everybody uses; Malay and Indonesian share most of them, so each has the ones only it has. */
const COMMON = {
  en: 'the of and to in is that for it was with as on are be this by from have not which at or an were',
  shared:
    'yang dan di ini itu dengan untuk pada dari dalam tidak akan ke adalah oleh juga sebagai atau ada lebih telah',
  id: 'karena bisa bahwa saat yaitu saja ketika sedangkan namun kamu anda uang mau agar sejak berbeda kota kantor mobil bagian',
  my: 'kerana boleh bahawa ialah iaitu sahaja semasa manakala tetapi awak wang mahu supaya daripada berbeza bandar pejabat kereta bahagian kepada',
}
const LISTS = Object.fromEntries(
  Object.entries(COMMON).map(([name, words]) => [name, new Set(words.split(' '))]),
) as Record<keyof typeof COMMON, Set<string>>

const FEWEST_WORDS = 12
const LONGEST_LOOK = 4000

/** The language of a text, by its common words; null while it can't be told. */
export function detectLanguage(text: string): Language | null {
  const words =
    text
      .slice(0, LONGEST_LOOK)
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  if (words.length < FEWEST_WORDS) return null
  const count = (name: keyof typeof COMMON): number => words.filter((word) => LISTS[name].has(word)).length
  const malayan = count('shared') + count('id') + count('my')
  const english = count('en')
  if (Math.max(malayan, english) < words.length / 12) return null
  if (english >= malayan) return english > malayan ? 'en' : null
  const lead = count('my') - count('id')
  return lead === 0 ? null : lead > 0 ? 'my' : 'id'
}
