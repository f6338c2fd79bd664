import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Keyboard shortcuts', id: 'Pintasan keyboard', my: 'Pintasan papan kekunci' },
  text: {
    en: 'They don’t work while you type. You can turn them off in the settings.',
    id: 'Tidak berfungsi saat Anda mengetik. Bisa dinonaktifkan di pengaturan.',
    my: 'Tidak berfungsi semasa anda menaip. Boleh dimatikan dalam tetapan.',
  },
  thenKey: { en: 'then', id: 'lalu', my: 'kemudian' },
})
