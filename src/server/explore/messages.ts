import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  tooManyViews: {
    en: 'You’ve reached the limit of {count} saved views. Delete one you no longer need.',
    id: 'Anda sudah mencapai batas {count} tampilan tersimpan. Hapus satu yang tidak diperlukan lagi.',
    my: 'Anda sudah mencapai had {count} paparan tersimpan. Padam satu yang tidak diperlukan lagi.',
  },
  tooManyExports: {
    en: 'You’ve exported five times within an hour. Please try again in {wait}.',
    id: 'Anda sudah lima kali mengekspor dalam satu jam. Silakan coba lagi dalam {wait}.',
    my: 'Anda sudah mengeksport lima kali dalam masa sejam. Sila cuba lagi dalam {wait}.',
  },
  /** The first line of a file: no comma in it, so that it stays one cell. */
  licence: {
    en: '{site} ({address}) · {day} · Articles and collections: CC BY-SA 4.0 unless they say otherwise (https://creativecommons.org/licenses/by-sa/4.0/) · everything else belongs to its authors',
    id: '{site} ({address}) · {day} · Artikel dan koleksi: CC BY-SA 4.0 kecuali dinyatakan lain (https://creativecommons.org/licenses/by-sa/4.0/) · selebihnya milik penulisnya',
    my: '{site} ({address}) · {day} · Artikel dan koleksi: CC BY-SA 4.0 melainkan dinyatakan sebaliknya (https://creativecommons.org/licenses/by-sa/4.0/) · selebihnya milik penulis masing-masing',
  },
})
