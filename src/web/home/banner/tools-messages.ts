import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  create: { en: 'Create', id: 'Tulis', my: 'Tulis' },
  lately: { en: 'Recent topics', id: 'Topik terkini', my: 'Topik terkini' },
  newHere: { en: 'New here?', id: 'Baru di sini?', my: 'Baru di sini?' },
  join: { en: 'Create your account', id: 'Buat akun Anda', my: 'Cipta akaun anda' },
  signIn: { en: 'Sign in', id: 'Masuk', my: 'Log masuk' },
})
