import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  navigation: { en: 'Settings sections', id: 'Bagian pengaturan', my: 'Bahagian tetapan' },
  account: { en: 'Account', id: 'Akun', my: 'Akaun' },
  appearance: { en: 'Appearance', id: 'Tampilan', my: 'Penampilan' },
  language: { en: 'Language', id: 'Bahasa', my: 'Bahasa' },
  privacy: { en: 'Privacy', id: 'Privasi', my: 'Privasi' },
  content: { en: 'Content', id: 'Konten', my: 'Kandungan' },
  following: { en: 'Following', id: 'Mengikuti', my: 'Mengikuti' },
  blocked: { en: 'Blocked & muted', id: 'Diblokir & dibisukan', my: 'Disekat & dibisukan' },
  notifications: { en: 'Notifications', id: 'Notifikasi', my: 'Pemberitahuan' },
  security: { en: 'Security', id: 'Keamanan', my: 'Keselamatan' },
  billing: { en: 'Plan & billing', id: 'Paket & tagihan', my: 'Pelan & pengebilan' },
  tokens: { en: 'API tokens', id: 'Token API', my: 'Token API' },
  import: { en: 'Import articles', id: 'Impor artikel', my: 'Import artikel' },
  data: { en: 'My data', id: 'Data saya', my: 'Data saya' },
  decisions: { en: 'Decisions about you', id: 'Keputusan tentang Anda', my: 'Keputusan tentang anda' },
  signInTitle: {
    en: 'Sign in for more settings',
    id: 'Masuk untuk pengaturan lainnya',
    my: 'Log masuk untuk tetapan lain',
  },
  signInText: {
    en: 'Your name, password, privacy and the people you follow belong to an account. What you choose below is saved on this device.',
    id: 'Nama, kata sandi, privasi, dan siapa yang Anda ikuti adalah bagian dari akun. Pilihan di bawah ini disimpan di perangkat ini.',
    my: 'Nama, kata laluan, privasi dan siapa yang anda ikuti adalah sebahagian daripada akaun. Pilihan di bawah disimpan pada peranti ini.',
  },
  signIn: { en: 'Sign in', id: 'Masuk', my: 'Log masuk' },
  signUp: { en: 'Create account', id: 'Buat akun', my: 'Cipta akaun' },
})
