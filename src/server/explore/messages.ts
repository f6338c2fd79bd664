import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  tooManyViews: {
    en: 'You can save {count} views at most. Delete one that you no longer need.',
    id: 'Anda dapat menyimpan paling banyak {count} tampilan. Hapus satu yang tidak diperlukan lagi.',
    my: 'Anda boleh menyimpan {count} paparan sahaja. Padamkan satu yang tidak diperlukan lagi.',
  },
  tooManyExports: {
    en: 'You have exported five times within an hour. Please try again in {wait}.',
    id: 'Anda sudah lima kali mengekspor dalam satu jam. Silakan coba lagi dalam {wait}.',
    my: 'Anda telah mengeksport lima kali dalam masa sejam. Sila cuba lagi dalam masa {wait}.',
  },
  /** The first line of a file: no comma in it, so that it stays one cell. */
  licence: {
    en: '{site} ({address}) · {day} · Articles and collections: CC BY-SA 4.0 unless they say otherwise (https://creativecommons.org/licenses/by-sa/4.0/) · everything else belongs to its authors',
    id: '{site} ({address}) · {day} · Artikel dan koleksi: CC BY-SA 4.0 kecuali dinyatakan lain (https://creativecommons.org/licenses/by-sa/4.0/) · selebihnya milik penulisnya',
    my: '{site} ({address}) · {day} · Rencana dan koleksi: CC BY-SA 4.0 melainkan dinyatakan sebaliknya (https://creativecommons.org/licenses/by-sa/4.0/) · selebihnya milik penulis masing-masing',
  },
})
