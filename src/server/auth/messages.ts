import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  wrongCredentials: {
    en: 'The email address or the password is not right.',
    id: 'Alamat email atau kata sandi tidak cocok.',
    my: 'Alamat e-mel atau kata laluan tidak betul.',
  },
  needsVerification: {
    en: 'Please verify your email address first. The code is in the mail we sent you.',
    id: 'Verifikasi dulu alamat email Anda. Kodenya ada di email yang kami kirim.',
    my: 'Sila sahkan alamat e-mel anda dahulu. Kodnya ada dalam e-mel yang kami hantar.',
  },
  invalidCode: {
    en: 'This code is wrong or no longer valid. Check it, or ask for a new one.',
    id: 'Kode ini salah atau sudah tidak berlaku. Periksa lagi, atau minta kode baru.',
    my: 'Kod ini salah atau tidak lagi sah. Semak semula, atau minta kod baharu.',
  },
  invalidToken: {
    en: 'This link was already used or is older than 30 minutes. Please ask for a new one.',
    id: 'Tautan ini sudah dipakai atau lebih dari 30 menit. Silakan minta tautan baru.',
    my: 'Pautan ini sudah digunakan atau melebihi 30 minit. Sila minta pautan baharu.',
  },
  commonPassword: {
    en: 'This password is among the first that others would guess. Please choose another.',
    id: 'Kata sandi ini termasuk yang paling mudah ditebak. Silakan pilih yang lain.',
    my: 'Kata laluan ini antara yang paling mudah diteka. Sila pilih yang lain.',
  },
})
