import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  /** The first name of somebody whose provider gives none; they can change it. */
  newMember: { en: 'Member', id: 'Anggota', my: 'Ahli' },
  alreadyLinked: {
    en: 'This service is already linked. Unlink it first to link another account of it.',
    id: 'Layanan ini sudah terhubung. Putuskan dulu untuk menghubungkan akun lain dari layanan itu.',
    my: 'Perkhidmatan ini sudah dipautkan. Nyahpaut dahulu untuk memautkan akaun lain daripadanya.',
  },
  providerAway: {
    en: 'We can’t reach this service right now. Please try again later.',
    id: 'Layanan ini sedang tidak bisa dihubungi. Silakan coba lagi nanti.',
    my: 'Perkhidmatan ini tidak dapat dihubungi sekarang. Sila cuba lagi nanti.',
  },
})

export const linkedMailTexts = defineMessages({
  subject: {
    en: '{provider} was linked to your {site} account',
    id: '{provider} telah dihubungkan ke akun {site} Anda',
    my: '{provider} telah dipautkan ke akaun {site} anda',
  },
  heading: {
    en: '{provider} was linked',
    id: '{provider} telah dihubungkan',
    my: '{provider} telah dipautkan',
  },
  body: {
    en: 'You can now sign in to your account with {provider}. If you linked it yourself, there’s nothing to do.',
    id: 'Anda sekarang bisa masuk ke akun Anda dengan {provider}. Jika Anda sendiri yang menghubungkannya, tidak perlu berbuat apa-apa.',
    my: 'Anda kini boleh log masuk ke akaun anda dengan {provider}. Jika anda sendiri yang memautkannya, tiada apa-apa yang perlu dibuat.',
  },
  button: { en: 'Open settings', id: 'Buka pengaturan', my: 'Buka tetapan' },
  after: {
    en: 'If it wasn’t you, unlink it in the settings, change your password and sign out your other devices.',
    id: 'Jika bukan Anda, putuskan hubungannya di pengaturan, ganti kata sandi, lalu keluarkan perangkat lain.',
    my: 'Jika bukan anda, nyahpaut dalam tetapan, tukar kata laluan anda dan log keluar peranti lain.',
  },
  reason: {
    en: 'We always tell you when there’s a new way to sign in to your account.',
    id: 'Kami selalu memberi tahu Anda jika ada cara baru untuk masuk ke akun Anda.',
    my: 'Kami sentiasa memaklumkan anda apabila ada cara baharu untuk log masuk ke akaun anda.',
  },
})
