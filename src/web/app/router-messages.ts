import { defineMessages } from '../platform/messages.ts'

/** Apart from the frame's, which bare screens do without. */
export const messages = defineMessages({
  screenFailed: {
    en: 'Couldn’t load this page.',
    id: 'Halaman ini gagal dimuat.',
    my: 'Halaman ini tidak dapat dimuatkan.',
  },
})
