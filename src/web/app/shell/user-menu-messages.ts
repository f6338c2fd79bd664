import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  userMenu: { en: 'Your account', id: 'Akun Anda', my: 'Akaun anda' },
  honor: { en: '{count} Honor', id: '{count} Honor', my: '{count} Honor' },
  iqScore: { en: 'IQ {score}', id: 'IQ {score}', my: 'IQ {score}' },
  profile: { en: 'Profile', id: 'Profil', my: 'Profil' },
  library: { en: 'My library', id: 'Pustaka saya', my: 'Perpustakaan saya' },
  messages: { en: 'Messages', id: 'Pesan', my: 'Mesej' },
  settings: { en: 'Settings', id: 'Pengaturan', my: 'Tetapan' },
  moderation: { en: 'Moderation', id: 'Moderasi', my: 'Moderasi' },
  logOut: { en: 'Log out', id: 'Keluar', my: 'Log keluar' },
})
