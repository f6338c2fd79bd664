import type { Client } from 'pg'
import { createRandom, type Random } from '../../src/server/platform/seeding.ts'

/** A language of the corpus: its words by how often they occur, and what PostgreSQL makes of each. */
export interface Vocabulary {
  words: string[]
  /** The stem; null for a word that the configuration leaves out. */
  stems: (string | null)[]
  /** A word as often as it occurs in a text of the language: the second half as often as the first, and so on. */
  pick(random: Random): number
}

const COMMON = {
  english:
    'the of and to in is that it was for on are as with his they at be this from have or by one had not but what all were when we there can an your which their said if do will each about how up out them then she many some so these would other into has more her two like him see time could no make than first been its who now people my made over did down only way find use may water long little very after words called just where most know get through back much before go good new write our used me man too any day same right look think also around another came come work three must because does part even place well such here take why things help put years different away again off went old number',
  indonesian:
    'yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena tersebut bisa ada mereka lebih kata tahun sudah atau saat oleh menjadi orang ia telah adalah seperti sebagai bahwa dapat para harus namun kita dua satu masih hari hanya mengatakan kepada kami setelah melakukan lalu belum lain dia kalau terjadi banyak menurut anda hingga tak baru beberapa ketika saja jalan sekitar secara dilakukan sementara tapi sangat hal sehingga seorang bagi besar lagi selama antara waktu sebuah jika sampai jadi terhadap tiga serta pun salah merupakan atas sejak membuat baik memiliki kembali selain tetapi pertama kedua memang pernah apa mulai sama tentang bukan agar semua sedang kali kemudian hasil sejumlah juta persen sendiri katanya demikian masalah mungkin umum setiap bulan bagian bila lainnya terus luar cukup termasuk sebelumnya bahkan wib tempat perlu menggunakan',
} as const

/** Years and days, which every text has. */
const NUMBERS = [
  ...Array.from({ length: 27 }, (_, year) => String(2000 + year)),
  ...Array.from({ length: 40 }, (_, number) => String(1 + number)),
]

const SIZE = 60_000
const ONSETS = 'b c d f g h j k l m n p r s t w y st tr pr br kr ng sh'.split(' ')
const VOWELS = 'a e i o u a i ai ea'.split(' ')
const ENDS = ['', '', 'n', 'r', 't', 'ng', 's', 'm', 'l']
const AFFIXES = {
  english: ['', '', '', 'ing', 'ed', 'tion', 's', 'ly'].map((end) => (word: string) => word + end),
  indonesian: [
    (word: string) => word,
    (word: string) => word,
    (word: string) => `ber${word}`,
    (word: string) => `${word}kan`,
    (word: string) => `di${word}`,
    (word: string) => `${word}nya`,
  ],
}

/** The commonest words are those of the language, the others are made up; by Zipf's law in the form of Mandelbrot. */
export async function makeVocabulary(
  client: Client,
  config: 'english' | 'indonesian',
  seed: number,
): Promise<Vocabulary> {
  const random = createRandom(seed)
  const known = new Set<string>([...COMMON[config].split(' '), ...NUMBERS])
  while (known.size < SIZE) {
    let word = ''
    for (let parts = 1 + random.int(3); parts > 0; parts--)
      word += random.pick(ONSETS) + random.pick(VOWELS) + random.pick(ENDS)
    if (word.length > 2) known.add(random.pick(AFFIXES[config])(word))
  }
  const words = [...known]
  const { rows } = await client.query<{ stem: string | null }>(
    `select (ts_lexize($1::regdictionary, word))[1] as stem
     from unnest($2::text[]) with ordinality as w (word, nr) order by nr`,
    [`${config}_stem`, words],
  )
  const sums = new Float64Array(SIZE)
  let sum = 0
  for (let at = 0; at < SIZE; at++) sums[at] = sum += 1 / (at + 2.7) ** 1.05
  const table = new Uint32Array(1 << 20)
  for (let slot = 0, at = 0; slot < table.length; slot++) {
    while ((sums[at] ?? sum) < ((slot + 0.5) / table.length) * sum) at++
    table[slot] = at
  }
  return {
    words,
    stems: rows.map(({ stem }) => stem),
    pick: (random) => table[random.int(table.length)] ?? 0,
  }
}
