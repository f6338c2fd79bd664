import { defineMessages } from '../platform/messages.ts'

/** Apart from the others, since menus show them where no comments are. */
export const messages = defineMessages({
  turnOff: { en: 'Turn comments off', id: 'Nonaktifkan komentar', my: 'Tutup komen' },
  turnOn: { en: 'Turn comments on', id: 'Aktifkan komentar', my: 'Buka komen' },
  turnedOff: { en: 'Comments are off', id: 'Komentar dinonaktifkan', my: 'Komen ditutup' },
  turnedOffText: {
    en: 'Existing comments stay, but no one can add new ones.',
    id: 'Komentar yang ada tetap tampil, tetapi tidak bisa ditambah.',
    my: 'Komen sedia ada kekal, tetapi tidak boleh ditambah.',
  },
  turnedOn: { en: 'Comments are on', id: 'Komentar diaktifkan', my: 'Komen dibuka' },
  undo: { en: 'Undo', id: 'Urungkan', my: 'Buat asal' },
})
