import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Database', id: 'Basis data', my: 'Pangkalan data' },
  lead: {
    en: 'Everything the community knows, as data you can filter, cite and download.',
    id: 'Semua yang diketahui komunitas, sebagai data yang bisa Anda saring, kutip, dan unduh.',
    my: 'Semua yang diketahui komuniti, sebagai data yang boleh anda tapis, petik dan muat turun.',
  },
  tabs: { en: 'Parts of the database', id: 'Bagian basis data', my: 'Bahagian pangkalan data' },
  explore: { en: 'Explore', id: 'Jelajahi', my: 'Terokai' },
  collections: { en: 'Collections', id: 'Koleksi', my: 'Koleksi' },
  collectionsDescription: {
    en: 'Tables that the community builds together, such as planets and provinces, to read, cite and reuse.',
    id: 'Tabel yang disusun bersama oleh komunitas, seperti planet dan provinsi, untuk dibaca, dikutip, dan dipakai lagi.',
    my: 'Jadual yang dibina bersama oleh komuniti, seperti planet dan negeri, untuk dibaca, dipetik dan digunakan semula.',
  },
})
