import { defineMessages } from '../../../platform/messages.ts'

export const messages = defineMessages({
  search: {
    en: 'Search articles and posts',
    id: 'Cari artikel dan postingan',
    my: 'Cari rencana dan hantaran',
  },
  searchHint: { en: 'Articles and posts', id: 'Artikel dan postingan', my: 'Rencana dan hantaran' },
  termTooShort: {
    en: 'Search term must be at least 2 characters',
    id: 'Kata pencarian minimal 2 karakter',
    my: 'Kata carian mestilah sekurang-kurangnya 2 aksara',
  },
  create: { en: 'Create', id: 'Tulis', my: 'Cipta' },
  lately: { en: 'Lately about', id: 'Belakangan tentang', my: 'Kebelakangan ini tentang' },
  newHere: { en: 'New here?', id: 'Baru di sini?', my: 'Baru di sini?' },
  join: { en: 'Create your account', id: 'Buat akun Anda', my: 'Cipta akaun anda' },
  signIn: { en: 'Sign in', id: 'Masuk', my: 'Log masuk' },
})
