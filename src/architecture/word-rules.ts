import { LANGUAGES, type Language } from '../contract/messages.ts'
import type { Violation } from './import-rules.ts'
import type { SourceFile } from './read-module.ts'
import { pathIn, readTexts, type FoundText } from './read-texts.ts'

export const WORD_RULE = 'texts use the words of docs/voice.md'

/** What docs/voice.md refuses, and what it says instead. Whole words, in any case, in every text that people read. */
export const REFUSED: Record<Language, Record<string, string>> = {
  en: {
    somebody: 'someone',
    everybody: 'everyone',
    nobody: 'no one',
    anybody: 'anyone',
    whoever: 'anyone who',
    'e-mail': 'email',
    'e-mails': 'emails',
    mailbox: 'inbox',
    'can not': 'can’t',
    cannot: 'can’t',
    'could not': 'couldn’t',
    'did not arrive': 'couldn’t load',
    fetched: 'loaded',
    'just now': 'right now',
    'by itself': 'automatically',
    'by themselves': 'automatically',
    his: 'their',
    himself: 'themselves',
  },
  id: {
    kamu: 'Anda',
    bila: 'jika',
    tagar: 'tag',
    barusan: 'gagal …',
    surel: 'email',
    'kotak surat': 'kotak masuk',
    sambungan: 'koneksi',
    'dengan sendirinya': 'otomatis',
    'rekan penulis': 'penulis bersama',
    sedikitnya: 'minimal',
    nyalakan: 'aktifkan',
    menyalakan: 'mengaktifkan',
    dinyalakan: 'diaktifkan',
    matikan: 'nonaktifkan',
    mematikan: 'menonaktifkan',
    dimatikan: 'dinonaktifkan',
    kuki: 'cookie',
    daring: 'online',
    luring: 'offline',
    umpan: 'feed',
    bocoran: 'spoiler',
    'papan tik': 'keyboard',
    'papan ketik': 'keyboard',
    diska: 'disk',
    'tahun atau lebih': 'tahun ke atas',
  },
  my: {
    awak: 'anda',
    rencana: 'artikel',
    ulasan: 'komen',
    aduan: 'laporan',
    pengarang: 'penulis',
    imej: 'gambar',
    'penanda buku': 'simpanan',
    'pendedah cerita': 'spoiler',
    'muka surat': 'halaman',
    'peti mel': 'peti masuk',
    nampak: 'boleh lihat',
    'maka ia': 'jadi',
    'dengan sendirinya': 'secara automatik',
    kesemua: 'semua',
    'selebih-lebihnya': 'maksimum',
    padamkan: 'padam',
    dipadamkan: 'dipadam',
    memadamkan: 'memadam',
    'tahun atau lebih': 'tahun ke atas',
    // Indonesian, where a text was copied.
    bisa: 'boleh',
    karena: 'kerana',
    setelah: 'selepas',
    ditandai: 'ditandakan',
    akun: 'akaun',
    email: 'e-mel',
    'kata sandi': 'kata laluan',
    peramban: 'pelayar',
    perangkat: 'peranti',
    tautan: 'pautan',
    berkas: 'fail',
    unggah: 'muat naik',
    unggahan: 'muat naik',
    mengunggah: 'memuat naik',
    diunggah: 'dimuat naik',
    unduh: 'muat turun',
    komentar: 'komen',
    postingan: 'hantaran',
    situs: 'laman',
    gratis: 'percuma',
  },
}

/** Where a refused word is the right one. */
export const EXCEPTIONS: { language: Language; phrase: string; why: string }[] = [
  { language: 'id', phrase: 'umpan balik', why: 'feedback, which is no feed' },
  { language: 'my', phrase: 'imej cermin', why: 'a mirror image, as geometry calls it' },
  { language: 'my', phrase: 'membuat aduan', why: 'a complaint to the authorities, which is no report' },
]

/** Legal texts may be this formal. */
const FORMAL = new Set(['cannot', 'could not'])

export function checkWords(files: SourceFile[]): Violation[] {
  const texts = readTexts(files)
  const names = new Set(texts.map(({ path, key }) => `${path} ${key}`))
  /** The loading screen has `newton` and `newtonBy`: a quotation stays as its author wrote it. */
  const isQuotation = ({ path, key }: FoundText) => names.has(`${path} ${key}By`)
  return texts
    .filter((text) => !isQuotation(text))
    .flatMap(({ path, key, kind, words }) =>
      LANGUAGES.flatMap((language) =>
        refusedIn(words[language] ?? '', language)
          .filter((word) => kind !== 'legal' || !FORMAL.has(word))
          .map((word) => ({
            rule: WORD_RULE,
            path: pathIn(path, language),
            detail: `${key} in ${language}: “${word}”, better “${REFUSED[language][word]}”`,
          })),
      ),
    )
}

/** The refused words in a text. Addresses, typed examples, placeholders and names on screen are judged elsewhere. */
export function refusedIn(text: string, language: Language): string[] {
  const words = text
    .replaceAll(/`[^`]*`|\*\*[^*]*\*\*|\]\([^)]*\)|\{\w*\}/g, ' | ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s'’-]+/gu, ' | ')
    .split(/\s+/)
    .join(' ')
  // “rencana-rencana” and “nobody’s” are the word too; “e-mail” is one only as a whole.
  let line = ` ${words} | ${words.replaceAll(/['’-]/g, ' ')} `
  for (const known of EXCEPTIONS)
    if (known.language === language) line = line.replaceAll(` ${known.phrase} `, ' | ')
  return Object.keys(REFUSED[language]).filter(
    (word) => line.includes(` ${word} `) || (language !== 'en' && line.includes(` ${word}nya `)),
  )
}
