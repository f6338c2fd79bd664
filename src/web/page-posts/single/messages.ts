import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  post: { en: 'Post', id: 'Postingan', my: 'Hantaran' },
  photoBy: { en: 'Photo by {name}', id: 'Foto dari {name}', my: 'Foto oleh {name}' },
  videoBy: { en: 'Video by {name}', id: 'Video dari {name}', my: 'Video oleh {name}' },
  discussionBy: { en: 'Discussion by {name}', id: 'Diskusi dari {name}', my: 'Perbincangan oleh {name}' },
  back: { en: 'Back to Page', id: 'Kembali ke Page', my: 'Kembali ke Page' },
  backToGuild: { en: 'Back to {guild}', id: 'Kembali ke {guild}', my: 'Kembali ke {guild}' },
  loading: { en: 'Loading the post', id: 'Memuat postingan', my: 'Memuatkan hantaran' },
  loadFailed: {
    en: 'Couldn’t load this post.',
    id: 'Postingan ini gagal dimuat.',
    my: 'Hantaran ini tidak dapat dimuatkan.',
  },
  deleted: {
    en: 'This post is in the trash. You can restore it for {days} days.',
    id: 'Postingan ini ada di tempat sampah. Anda bisa memulihkannya selama {days} hari.',
    my: 'Hantaran ini ada dalam tong sampah. Anda boleh memulihkannya selama {days} hari.',
  },
  restore: { en: 'Restore', id: 'Pulihkan', my: 'Pulihkan' },
})
