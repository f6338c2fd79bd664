import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  category: { en: 'Category', id: 'Kategori', my: 'Kategori' },
  anyCategory: { en: 'All categories', id: 'Semua kategori', my: 'Semua kategori' },
  language: { en: 'Language', id: 'Bahasa', my: 'Bahasa' },
  anyLanguage: { en: 'All languages', id: 'Semua bahasa', my: 'Semua bahasa' },
  author: { en: 'Author’s alias', id: 'Alias penulis', my: 'Alias penulis' },
  from: { en: 'From', id: 'Dari tanggal', my: 'Dari' },
  to: { en: 'To', id: 'Sampai tanggal', my: 'Hingga' },
  apply: { en: 'Apply filters', id: 'Terapkan filter', my: 'Gunakan penapis' },
  hint: {
    en: 'All of these filters apply to articles, questions and collections; only author and dates apply to page posts. Other results are left out.',
    id: 'Semua filter ini berlaku untuk artikel, pertanyaan, dan koleksi; untuk postingan Page hanya penulis dan tanggal. Hasil lain tidak ditampilkan.',
    my: 'Semua penapis ini terpakai pada artikel, soalan dan koleksi; bagi hantaran Page hanya penulis dan tarikh. Hasil lain tidak dipaparkan.',
  },
  chosen: { en: 'Filters in use', id: 'Filter yang dipakai', my: 'Penapis yang digunakan' },
  by: { en: 'By @{author}', id: 'Oleh @{author}', my: 'Oleh @{author}' },
  since: { en: 'From {day}', id: 'Dari {day}', my: 'Sejak {day}' },
  until: { en: 'To {day}', id: 'Sampai {day}', my: 'Hingga {day}' },
  remove: { en: 'Remove filter: {name}', id: 'Hapus filter: {name}', my: 'Buang penapis: {name}' },
})
