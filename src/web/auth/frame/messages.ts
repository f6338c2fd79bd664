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
    my: 'Bilik bacaan bersama untuk Asia Tenggara, dalam tiga bahasa.',
  },
  needsJavaScript: {
    en: 'Signing in needs JavaScript. Turn it on in your browser and reload this page.',
    id: 'Masuk memerlukan JavaScript. Aktifkan di peramban Anda, lalu muat ulang halaman ini.',
    my: 'Log masuk memerlukan JavaScript. Hidupkannya dalam pelayar anda, kemudian muat semula halaman ini.',
  },
  notReached: {
    en: 'Couldn’t reach the site. Check your connection and try again.',
    id: 'Situs tidak bisa dihubungi. Periksa koneksi Anda, lalu coba lagi.',
    my: 'Laman ini tidak dapat dihubungi. Semak sambungan anda dan cuba lagi.',
  },
  checkFields: {
    en: '1 thing to fix|{count} things to fix',
    id: '{count} hal perlu diperbaiki',
    my: '{count} perkara perlu dibetulkan',
  },
  passwordRequired: {
    en: 'Enter a password.',
    id: 'Masukkan kata sandi.',
    my: 'Masukkan kata laluan.',
  },
  passwordShort: {
    en: 'Use at least {min} characters.',
    id: 'Minimal {min} karakter.',
    my: 'Minimum {min} aksara.',
  },
  passwordLong: {
    en: 'Use up to {max} characters.',
    id: 'Maksimal {max} karakter.',
    my: 'Maksimum {max} aksara.',
  },
  pageDescription: {
    en: 'Sign in to {siteName}, or create an account.',
    id: 'Masuk ke {siteName}, atau buat akun baru.',
    my: 'Log masuk ke {siteName}, atau cipta akaun baharu.',
  },
})
