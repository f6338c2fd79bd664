import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  recent: { en: 'Recent on Page', id: 'Terbaru di Page', my: 'Terkini di Page' },
  openPage: { en: 'Open Page', id: 'Buka Page', my: 'Buka Page' },
  newPosts: {
    en: '1 new post|{count} new posts',
    id: '{count} postingan baru',
    my: '{count} hantaran baharu',
  },
  failed: {
    en: 'Couldn’t load posts.',
    id: 'Postingan gagal dimuat.',
    my: 'Hantaran tidak dapat dimuatkan.',
  },
  nsfwText: {
    en: 'Replaces this page. We’ll ask you to confirm first.',
    id: 'Menggantikan halaman ini. Kami akan meminta konfirmasi dulu.',
    my: 'Menggantikan halaman ini. Kami akan meminta pengesahan dahulu.',
  },
})
