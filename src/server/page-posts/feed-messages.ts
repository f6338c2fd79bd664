import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  pageFeed: {
    en: 'The newest posts on Page',
    id: 'Postingan terbaru di Page',
    my: 'Hantaran terkini di Page',
  },
  photo: { en: 'A photo by {name}', id: 'Foto dari {name}', my: 'Foto oleh {name}' },
  video: { en: 'A video by {name}', id: 'Video dari {name}', my: 'Video oleh {name}' },
  discussion: {
    en: 'A discussion by {name}',
    id: 'Diskusi dari {name}',
    my: 'Perbincangan oleh {name}',
  },
  formerMember: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
})
