import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  recent: { en: 'Recent on Page', id: 'Terbaru di Page', my: 'Terkini di Page' },
  openPage: { en: 'Open Page', id: 'Buka Page', my: 'Lihat Page' },
  newPosts: {
    en: '1 new post|{count} new posts',
    id: '{count} postingan baru',
    my: '{count} hantaran baharu',
  },
  failed: {
    en: 'The posts could not be fetched.',
    id: 'Postingan gagal diambil.',
    my: 'Hantaran tidak dapat diambil.',
  },
  nsfwText: {
    en: 'Takes the place of this page. You are asked first.',
    id: 'Menggantikan halaman ini. Anda ditanya dulu.',
    my: 'Mengambil tempat halaman ini. Anda ditanya terlebih dahulu.',
  },
})
