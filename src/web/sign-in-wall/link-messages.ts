import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  signIn: { en: 'Sign in', id: 'Masuk', my: 'Log masuk' },
  join: { en: 'Create your account', id: 'Buat akun Anda', my: 'Cipta akaun anda' },
})
