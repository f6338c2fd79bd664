import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  wrongPassword: {
    en: 'This isn’t your password. Please try again.',
    id: 'Ini bukan kata sandi Anda. Silakan coba lagi.',
    my: 'Ini bukan kata laluan anda. Sila cuba lagi.',
  },
  noPassword: {
    en: 'Your account has no password. Please ask for a code by email instead.',
    id: 'Akun Anda tidak punya kata sandi. Silakan minta kode lewat email.',
    my: 'Akaun anda tiada kata laluan. Sila minta kod melalui e-mel.',
  },
  usePassword: {
    en: 'Your account has a password. Please confirm with it.',
    id: 'Akun Anda punya kata sandi. Silakan konfirmasi dengan kata sandi itu.',
    my: 'Akaun anda ada kata laluan. Sila sahkan dengannya.',
  },
  invalidCode: {
    en: 'This code is wrong or no longer valid. Check it, or ask for a new one.',
    id: 'Kode ini salah atau sudah tidak berlaku. Periksa lagi, atau minta kode baru.',
    my: 'Kod ini salah atau tidak lagi sah. Semak semula, atau minta kod baharu.',
  },
  otherPasskey: {
    en: 'This passkey isn’t one of your account’s, or it took too long. Try again, or confirm another way.',
    id: 'Kunci sandi ini bukan milik akun Anda, atau prosesnya terlalu lama. Coba lagi, atau konfirmasi dengan cara lain.',
    my: 'Kunci laluan ini bukan milik akaun anda, atau prosesnya terlalu lama. Cuba lagi, atau sahkan dengan cara lain.',
  },
})
