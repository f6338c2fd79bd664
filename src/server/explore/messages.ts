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
    en: '{site} ({address}) · {day} · Articles are by their authors under CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/)',
    id: '{site} ({address}) · {day} · Artikel adalah karya penulisnya dengan lisensi CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/)',
    my: '{site} ({address}) · {day} · Rencana ialah karya penulisnya di bawah lesen CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/)',
  },
})
