import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  suspended: {
    en: 'Your account was suspended or closed at that time.',
    id: 'Akun Anda sedang ditangguhkan atau ditutup pada waktu itu.',
    my: 'Akaun anda sedang digantung atau ditutup pada masa itu.',
  },
  silenced: {
    en: 'Moderators had silenced you at that time.',
    id: 'Pada waktu itu Anda sedang dibatasi moderator.',
    my: 'Pada masa itu anda sedang dihadkan oleh moderator.',
  },
  changedElsewhere: {
    en: 'You changed this post in another tab or on another device. Save again to keep what’s here, or cancel to keep the other version.',
    id: 'Anda sudah mengubah postingan ini di tab atau perangkat lain. Simpan sekali lagi untuk memakai isi di sini, atau batalkan untuk memakai versi yang lain.',
    my: 'Anda telah mengubah hantaran ini dalam tab atau peranti lain. Simpan sekali lagi untuk mengekalkan isi di sini, atau batalkan untuk mengekalkan versi yang lain.',
  },
  failed: {
    en: 'Something went wrong on our side. Your post is saved; please try again.',
    id: 'Terjadi kesalahan di pihak kami. Postingan Anda tersimpan; silakan coba lagi.',
    my: 'Berlaku ralat di pihak kami. Hantaran anda disimpan; sila cuba lagi.',
  },
})
