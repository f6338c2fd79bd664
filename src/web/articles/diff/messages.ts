import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  added: { en: 'added:', id: 'ditambahkan:', my: 'ditambah:' },
  removed: { en: 'removed:', id: 'dibuang:', my: 'dibuang keluar:' },
  end: { en: 'end of change', id: 'akhir perubahan', my: 'tamat perubahan' },
  unchanged: {
    en: 'Show 1 unchanged word|Show {count} unchanged words',
    id: 'Tampilkan {count} kata yang tidak berubah',
    my: 'Tunjukkan {count} perkataan yang tidak berubah',
  },
  nothing: {
    en: 'The words are the same in both.',
    id: 'Kata-katanya sama di keduanya.',
    my: 'Perkataannya sama dalam kedua-duanya.',
  },
  legend: {
    en: 'Underlined words were added, struck words were removed.',
    id: 'Kata bergaris bawah ditambahkan, kata tercoret dibuang.',
    my: 'Perkataan bergaris bawah ditambah, perkataan berpalang dibuang.',
  },
  title: { en: 'Title', id: 'Judul', my: 'Tajuk' },
})
