import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  post: { en: 'Post', id: 'Postingan', my: 'Hantaran' },
  photoBy: { en: 'Photo by {name}', id: 'Foto dari {name}', my: 'Foto oleh {name}' },
  videoBy: { en: 'Video by {name}', id: 'Video dari {name}', my: 'Video oleh {name}' },
  discussionBy: { en: 'Discussion by {name}', id: 'Diskusi dari {name}', my: 'Perbincangan oleh {name}' },
  back: { en: 'Back to Page', id: 'Kembali ke Page', my: 'Balik ke Page' },
  backToGuild: { en: 'Back to {guild}', id: 'Kembali ke {guild}', my: 'Balik ke {guild}' },
  loading: { en: 'Loading the post', id: 'Memuat postingan', my: 'Memuatkan hantaran' },
  loadFailed: {
    en: 'This post could not be loaded.',
    id: 'Postingan ini gagal dimuat.',
    my: 'Hantaran ini tidak dapat dimuatkan.',
  },
  deleted: {
    en: 'This post is in the trash. It can be brought back for {days} days.',
    id: 'Postingan ini ada di tempat sampah. Selama {days} hari masih bisa dikembalikan.',
    my: 'Hantaran ini berada dalam tong sampah. Ia boleh dipulihkan selama {days} hari.',
  },
  restore: { en: 'Bring it back', id: 'Kembalikan', my: 'Pulihkan' },
})
