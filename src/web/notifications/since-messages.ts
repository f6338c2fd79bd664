import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  since: {
    en: 'Since your last visit',
    id: 'Sejak kunjungan terakhir Anda',
    my: 'Sejak lawatan terakhir anda',
  },
  articles: { en: '1 article|{shown} articles', id: '{shown} artikel', my: '{shown} artikel' },
  questions: { en: '1 question|{shown} questions', id: '{shown} pertanyaan', my: '{shown} soalan' },
  posts: { en: '1 post|{shown} posts', id: '{shown} postingan', my: '{shown} hantaran' },
  unread: {
    en: '1 notification|{shown} notifications',
    id: '{shown} notifikasi',
    my: '{shown} pemberitahuan',
  },
})
