import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  // The slogan is a name: it stays as it is in every language.
  question: { en: 'Question', id: 'Question', my: 'Question' },
  action: { en: 'Action', id: 'Action', my: 'Action' },
  close: { en: 'Close', id: 'Tutup', my: 'Tutup' },
  language: { en: 'Language', id: 'Bahasa', my: 'Bahasa' },
  readingRoom: {
    en: 'A shared reading room for Southeast Asia, in three languages.',
    id: 'Ruang baca bersama untuk Asia Tenggara, dalam tiga bahasa.',
    my: 'Bilik bacaan bersama bagi Asia Tenggara, dalam tiga bahasa.',
  },
  needsJavaScript: {
    en: 'Signing in needs JavaScript. Switch it on in your browser and load this page again.',
    id: 'Untuk masuk diperlukan JavaScript. Aktifkan di peramban Anda, lalu muat ulang halaman ini.',
    my: 'Log masuk memerlukan JavaScript. Hidupkannya dalam pelayar anda, kemudian muat semula halaman ini.',
  },
  notReached: {
    en: 'The site could not be reached. Check your connection and try again.',
    id: 'Situs tidak dapat dijangkau. Periksa koneksi Anda, lalu coba lagi.',
    my: 'Laman ini tidak dapat dicapai. Semak sambungan anda dan cuba lagi.',
  },
  checkFields: {
    en: 'One field needs another look.|{count} fields need another look.',
    id: '{count} isian perlu diperiksa lagi.',
    my: '{count} ruangan perlu disemak semula.',
  },
  passwordRequired: {
    en: 'Enter a password.',
    id: 'Masukkan kata sandi.',
    my: 'Masukkan kata laluan.',
  },
  passwordShort: {
    en: 'Use at least {min} characters.',
    id: 'Pakai sedikitnya {min} karakter.',
    my: 'Gunakan sekurang-kurangnya {min} aksara.',
  },
  passwordLong: {
    en: 'Use at most {max} characters.',
    id: 'Pakai paling banyak {max} karakter.',
    my: 'Gunakan tidak lebih daripada {max} aksara.',
  },
  pageDescription: {
    en: 'Sign in to {siteName}, or create an account.',
    id: 'Masuk ke {siteName}, atau buat akun baru.',
    my: 'Log masuk ke {siteName}, atau buka akaun baharu.',
  },
})
