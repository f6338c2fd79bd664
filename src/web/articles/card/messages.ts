import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  readingMinutes: { en: '{count} min read', id: '{count} menit baca', my: 'bacaan {count} minit' },
  languages: { en: '{count} languages', id: '{count} bahasa', my: 'dalam {count} bahasa' },
  likes: { en: '1 like|{count} likes', id: '{count} suka', my: '{count} tanda suka' },
  comments: { en: '1 comment|{count} comments', id: '{count} komentar', my: '{count} komen' },
})
