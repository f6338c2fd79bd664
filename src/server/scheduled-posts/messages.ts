import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  suspended: {
    en: 'Your account was suspended at that time.',
    id: 'Akun Anda sedang ditangguhkan pada waktu itu.',
    my: 'Akaun anda sedang digantung pada masa itu.',
  },
  failed: {
    en: 'Something went wrong on our side. Your post is saved; please try again.',
    id: 'Terjadi kesalahan di pihak kami. Postingan Anda tersimpan; silakan coba lagi.',
    my: 'Berlaku masalah di pihak kami. Hantaran anda disimpan; sila cuba lagi.',
  },
})
