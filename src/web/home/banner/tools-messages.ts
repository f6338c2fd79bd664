import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  create: { en: 'Create', id: 'Tulis', my: 'Cipta' },
  lately: { en: 'Lately about', id: 'Belakangan tentang', my: 'Kebelakangan ini tentang' },
  newHere: { en: 'New here?', id: 'Baru di sini?', my: 'Baru di sini?' },
  join: { en: 'Create your account', id: 'Buat akun Anda', my: 'Cipta akaun anda' },
  signIn: { en: 'Sign in', id: 'Masuk', my: 'Log masuk' },
})
