import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  formerMember: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
  photo: { en: 'Photo', id: 'Foto', my: 'Foto' },
  video: { en: 'Video', id: 'Video', my: 'Video' },
  discussion: { en: 'Discussion', id: 'Diskusi', my: 'Perbincangan' },
  poll: { en: 'Poll', id: 'Jajak pendapat', my: 'Undian' },
  likes: { en: '1 like|{count} likes', id: '{count} suka', my: '{count} tanda suka' },
  comments: { en: '1 comment|{count} comments', id: '{count} komentar', my: '{count} komen' },
})
