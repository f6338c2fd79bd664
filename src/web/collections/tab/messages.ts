import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  lead: {
    en: 'Tables that members build together, from planets to provinces. Read, chart or download them, or start your own.',
    id: 'Tabel yang disusun bersama oleh anggota, dari planet sampai provinsi. Baca, jadikan grafik, unduh, atau buat sendiri.',
    my: 'Jadual yang dibina bersama oleh ahli, dari planet hingga negeri. Baca, jadikan carta, muat turun, atau cipta sendiri.',
  },
  create: { en: 'New collection', id: 'Koleksi baru', my: 'Koleksi baharu' },
  collections: { en: 'Collections', id: 'Koleksi', my: 'Koleksi' },
  order: { en: 'Order', id: 'Urutan', my: 'Susunan' },
  new: { en: 'New', id: 'Baru', my: 'Baharu' },
  updated: { en: 'Recently changed', id: 'Baru diubah', my: 'Baru diubah' },
  top: { en: 'Most liked', id: 'Paling disukai', my: 'Paling disukai' },
  mine: { en: 'Mine', id: 'Milik saya', my: 'Milik saya' },
  category: { en: 'Category', id: 'Kategori', my: 'Kategori' },
  allCategories: { en: 'All categories', id: 'Semua kategori', my: 'Semua kategori' },
  language: { en: 'Language', id: 'Bahasa', my: 'Bahasa' },
  allLanguages: { en: 'All languages', id: 'Semua bahasa', my: 'Semua bahasa' },
  failed: {
    en: 'Couldn’t load the collections.',
    id: 'Koleksi gagal dimuat.',
    my: 'Koleksi tidak dapat dimuatkan.',
  },
  end: {
    en: 'You’re all caught up.',
    id: 'Anda sudah melihat semuanya.',
    my: 'Anda sudah melihat semuanya.',
  },
  emptyTitle: { en: 'No collections yet', id: 'Belum ada koleksi', my: 'Belum ada koleksi' },
  emptyText: {
    en: 'A collection is a table that everyone can read and help to improve. Start the first one.',
    id: 'Koleksi adalah tabel yang bisa dibaca dan diperbaiki bersama. Buat yang pertama.',
    my: 'Koleksi ialah jadual yang boleh dibaca dan diperbaiki bersama. Cipta yang pertama.',
  },
  noMatchTitle: {
    en: 'No matching collections',
    id: 'Tidak ada koleksi yang cocok',
    my: 'Tiada koleksi yang sepadan',
  },
  noMatchText: {
    en: 'Try another category or language.',
    id: 'Coba kategori atau bahasa lain.',
    my: 'Cuba kategori atau bahasa lain.',
  },
  clear: { en: 'Clear filters', id: 'Hapus filter', my: 'Buang penapis' },
})
