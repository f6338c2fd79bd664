import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  added: { en: 'added:', id: 'ditambahkan:', my: 'ditambah:' },
  removed: { en: 'removed:', id: 'dihapus:', my: 'dibuang:' },
  end: { en: 'end of change', id: 'akhir perubahan', my: 'tamat perubahan' },
  unchanged: {
    en: 'Show 1 unchanged word|Show {count} unchanged words',
    id: 'Tampilkan {count} kata yang tidak berubah',
    my: 'Paparkan {count} perkataan yang tidak berubah',
  },
  nothing: {
    en: 'The words are the same in both versions.',
    id: 'Kata-katanya sama dalam kedua versi.',
    my: 'Perkataannya sama dalam kedua-dua versi.',
  },
  legend: {
    en: 'Underlined words were added, crossed-out words were removed.',
    id: 'Kata bergaris bawah ditambahkan, kata tercoret dihapus.',
    my: 'Perkataan bergaris bawah ditambah, perkataan yang dicoret dibuang.',
  },
  title: { en: 'Title', id: 'Judul', my: 'Tajuk' },
})
