import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Adult content', id: 'Konten dewasa', my: 'Kandungan dewasa' },
  note: {
    en: 'Posts marked as adult, newest first. Elsewhere they’re shown only if you ask for them. They can’t be liked.',
    id: 'Postingan yang ditandai dewasa, dari yang terbaru. Di tempat lain hanya ditampilkan jika Anda memintanya. Tidak bisa disukai.',
    my: 'Hantaran yang ditandakan dewasa, dari yang terbaharu. Di tempat lain ia dipaparkan hanya jika anda memintanya. Tidak boleh disukai.',
  },
  toSettings: {
    en: 'Withdraw consent',
    id: 'Tarik pernyataan',
    my: 'Tarik pengesahan',
  },
  failed: {
    en: 'Couldn’t load posts.',
    id: 'Postingan gagal dimuat.',
    my: 'Hantaran tidak dapat dimuatkan.',
  },
  emptyTitle: { en: 'Nothing here yet', id: 'Belum ada apa-apa di sini', my: 'Belum ada apa-apa di sini' },
  emptyText: {
    en: 'No one has posted anything marked as adult.',
    id: 'Belum ada postingan yang ditandai dewasa.',
    my: 'Belum ada hantaran yang ditandakan dewasa.',
  },
  toHome: { en: 'Back to home', id: 'Kembali ke beranda', my: 'Ke laman utama' },
})
