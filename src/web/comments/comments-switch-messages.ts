import { defineMessages } from '../platform/messages.ts'

/** Apart from the others, since menus show them where no comments are. */
export const messages = defineMessages({
  turnOff: { en: 'Turn comments off', id: 'Matikan komentar', my: 'Tutup komen' },
  turnOn: { en: 'Turn comments on', id: 'Nyalakan komentar', my: 'Buka semula komen' },
  turnedOff: { en: 'Comments are off', id: 'Komentar dimatikan', my: 'Komen telah ditutup' },
  turnedOffText: {
    en: 'Those that are there stay; nobody can add one.',
    id: 'Yang sudah ada tetap ada; tidak ada yang dapat menambah.',
    my: 'Yang sedia ada kekal; tiada siapa boleh menambah.',
  },
  turnedOn: { en: 'Comments are on', id: 'Komentar dinyalakan', my: 'Komen dibuka semula' },
  undo: { en: 'Undo', id: 'Urungkan', my: 'Buat asal' },
})
