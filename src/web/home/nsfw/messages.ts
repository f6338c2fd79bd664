import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Adult content', id: 'Konten dewasa', my: 'Kandungan dewasa' },
  note: {
    en: 'Posts that were marked as adult, the newest first. Elsewhere they are shown only where you ask for them. Likes are off.',
    id: 'Postingan yang ditandai dewasa, yang terbaru di depan. Di tempat lain hanya tampil bila Anda memintanya. Tanda suka dimatikan.',
    my: 'Hantaran yang ditanda dewasa, yang terbaharu di hadapan. Di tempat lain ia dipaparkan hanya jika anda memintanya. Tanda suka ditutup.',
  },
  toSettings: {
    en: 'Take back my confirmation',
    id: 'Tarik pernyataan saya',
    my: 'Tarik balik pengesahan saya',
  },
  failed: {
    en: 'These posts could not be fetched.',
    id: 'Postingan ini gagal diambil.',
    my: 'Hantaran ini tidak dapat diambil.',
  },
  emptyTitle: { en: 'Nothing here', id: 'Tidak ada apa-apa di sini', my: 'Tiada apa-apa di sini' },
  emptyText: {
    en: 'Nobody has posted anything that is marked as adult.',
    id: 'Belum ada yang memposting sesuatu yang ditandai dewasa.',
    my: 'Belum ada sesiapa membuat hantaran yang ditanda dewasa.',
  },
  toHome: { en: 'Back to home', id: 'Kembali ke beranda', my: 'Kembali ke laman utama' },
})
