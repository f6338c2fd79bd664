import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Database', id: 'Basis data', my: 'Pangkalan data' },
  lead: {
    en: 'Everything the community knows, as data you can filter, cite and take with you.',
    id: 'Semua yang diketahui komunitas, sebagai data yang bisa Anda saring, kutip, dan bawa pulang.',
    my: 'Semua yang diketahui oleh komuniti, sebagai data yang boleh anda tapis, petik dan bawa pulang.',
  },
  tabs: { en: 'Parts of the database', id: 'Bagian basis data', my: 'Bahagian pangkalan data' },
  explore: { en: 'Explore', id: 'Jelajahi', my: 'Terokai' },
  collections: { en: 'Collections', id: 'Koleksi', my: 'Koleksi' },
  collectionsDescription: {
    en: 'Tables that the community keeps together, such as planets and provinces, to read, cite and reuse.',
    id: 'Tabel yang dirawat bersama oleh komunitas, seperti planet dan provinsi, untuk dibaca, dikutip, dan dipakai lagi.',
    my: 'Jadual yang dijaga bersama oleh komuniti, seperti planet dan negeri, untuk dibaca, dipetik dan digunakan semula.',
  },
})
