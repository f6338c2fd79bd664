import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Similar questions', id: 'Pertanyaan serupa', my: 'Soalan serupa' },
  text: {
    en: 'Has it been asked before?',
    id: 'Apakah ini sudah pernah ditanyakan?',
    my: 'Adakah ini pernah ditanya?',
  },
  found: {
    en: '1 similar question|{count} similar questions',
    id: '{count} pertanyaan serupa',
    my: '{count} soalan serupa',
  },
  answersMine: { en: 'Answers my question', id: 'Terjawab di sini', my: 'Terjawab di sini' },
  answers: { en: '1 answer|{count} answers', id: '{count} jawaban', my: '{count} jawapan' },
  solved: { en: 'solved', id: 'terjawab', my: 'terjawab' },
  upvoted: { en: 'Upvoted', id: 'Suara naik diberikan', my: 'Undi naik diberikan' },
  keptText: {
    en: 'We’ll keep what you wrote for a day.',
    id: 'Tulisan Anda disimpan selama sehari.',
    my: 'Tulisan anda disimpan selama sehari.',
  },
  opensNewTab: { en: '(opens in a new tab)', id: '(terbuka di tab baru)', my: '(dibuka dalam tab baharu)' },
})
