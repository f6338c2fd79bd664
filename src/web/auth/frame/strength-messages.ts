import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  strengthHint: {
    en: 'Use at least {min} characters. A few unrelated words make a good password.',
    id: 'Minimal {min} karakter. Beberapa kata yang tidak berhubungan sudah menjadi kata sandi yang baik.',
    my: 'Minimum {min} aksara. Beberapa perkataan yang tidak berkaitan menjadi kata laluan yang baik.',
  },
  strengthShort: {
    en: 'Too short: {count} more character.|Too short: {count} more characters.',
    id: 'Terlalu pendek: kurang {count} karakter.',
    my: 'Terlalu pendek: tambah {count} aksara lagi.',
  },
  strengthWeak: {
    en: 'Weak: easy to guess.',
    id: 'Lemah: mudah ditebak.',
    my: 'Lemah: mudah diteka.',
  },
  strengthFair: {
    en: 'Fair: longer is safer.',
    id: 'Cukup: makin panjang makin aman.',
    my: 'Sederhana: lebih panjang lebih selamat.',
  },
  strengthStrong: {
    en: 'Strong: hard to guess.',
    id: 'Kuat: sulit ditebak.',
    my: 'Kukuh: sukar diteka.',
  },
})
