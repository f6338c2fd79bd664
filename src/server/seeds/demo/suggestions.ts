import type { Language } from '../../../contract/messages.ts'

/** Who suggested the last paragraph that an article has by now: the first of them that did not write the article. */
export const ACCEPTED = {
  editors: [12, 23],
  summary: 'A last paragraph, so that it doesn’t stop so suddenly',
}

export interface DemoSuggestion {
  slug: string
  language: Language
  by: number
  hours: number
  summary: string
  /** What is there, and what should be there instead. */
  change: [from: string, to: string]
}

/** What readers have suggested, and nobody has decided yet. */
export const OPEN_SUGGESTIONS: DemoSuggestion[] = [
  {
    slug: 'a-short-history-of-zero',
    language: 'en',
    by: 17,
    hours: 26,
    summary: 'Where the Kota Kapur stone can be seen',
    change: [
      'Its zero is a small ring.',
      'Its zero is a small ring. The stone is in the National Museum in Jakarta today.',
    ],
  },
  {
    slug: 'the-subak-of-bali',
    language: 'id',
    by: 11,
    hours: 75,
    summary: 'Jenis werengnya, supaya jelas mana yang membawa tungro',
    change: [
      'Lalu datang wereng dan penyakit tungro.',
      'Lalu datang wereng cokelat dan penyakit tungro, yang ditularkan wereng hijau.',
    ],
  },
  {
    slug: 'why-the-sea-is-salty',
    language: 'my',
    by: 31,
    hours: 5,
    summary: 'Tambah Laut Merah sebagai contoh',
    change: [
      'bagi setiap kilogram air laut.',
      'bagi setiap kilogram air laut. (Di Laut Merah kira-kira 40 gram, kerana sejatannya kuat dan hampir tiada sungai mengalir ke situ.)',
    ],
  },
]
