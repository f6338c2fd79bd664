import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  wrongCredentials: {
    en: 'That email and password don’t match. Try again, or reset your password.',
    id: 'Email dan kata sandi tidak cocok. Coba lagi, atau atur ulang kata sandi.',
    my: 'E-mel dan kata laluan tidak sepadan. Cuba lagi, atau tetapkan semula kata laluan.',
  },
  needsVerification: {
    en: 'Please verify your email address first. We sent you a code.',
    id: 'Verifikasi dulu alamat email Anda. Kodenya ada di email yang kami kirim.',
    my: 'Sila sahkan alamat e-mel anda dahulu. Kodnya ada dalam e-mel yang kami hantar.',
  },
  secondStep: {
    en: 'Your password is right. Now enter the code from your authenticator app.',
    id: 'Kata sandi Anda benar. Sekarang masukkan kode dari aplikasi autentikator Anda.',
    my: 'Kata laluan anda betul. Sekarang masukkan kod daripada aplikasi pengesah anda.',
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
  throwawayEmail: {
    en: 'This site doesn’t accept temporary email addresses. Please use one that you’ll keep.',
    id: 'Situs ini tidak menerima alamat email sementara. Silakan pakai alamat yang akan Anda gunakan seterusnya.',
    my: 'Laman ini tidak menerima alamat e-mel sementara. Sila guna alamat yang akan terus anda gunakan.',
  },
  leaveEmpty: {
    en: 'A hidden field was filled in, as programs do. If you’re a person, turn off what fills in forms for you and try again.',
    id: 'Isian tersembunyi telah terisi, seperti yang dilakukan program. Jika Anda bukan program, nonaktifkan pengisi formulir otomatis lalu coba lagi.',
    my: 'Ruangan tersembunyi telah diisi, seperti yang dilakukan program. Jika anda bukan program, matikan pengisi borang automatik dan cuba lagi.',
  },
  proofRequired: {
    en: 'Very many people are signing up right now. Your browser needs to solve a small puzzle first; please try again.',
    id: 'Sangat banyak orang sedang mendaftar. Peramban Anda perlu memecahkan teka-teki kecil dulu; silakan coba lagi.',
    my: 'Terlalu ramai orang sedang mendaftar. Pelayar anda perlu menyelesaikan teka-teki kecil dahulu; sila cuba lagi.',
  },
  commonPassword: {
    en: 'This password is too easy to guess. Please choose another.',
    id: 'Kata sandi ini terlalu mudah ditebak. Silakan pilih yang lain.',
    my: 'Kata laluan ini terlalu mudah diteka. Sila pilih yang lain.',
  },
})
