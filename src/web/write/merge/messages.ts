import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: {
    en: 'Somebody else has changed it too',
    id: 'Orang lain juga mengubahnya',
    my: 'Orang lain turut mengubahnya',
  },
  text: {
    en: 'Both versions are here and nothing is lost. The last part puts them together: change it as you like, then save.',
    id: 'Kedua versi ada di sini dan tidak ada yang hilang. Bagian terakhir menggabungkannya: ubahlah sesuka Anda, lalu simpan.',
    my: 'Kedua-dua versi ada di sini dan tiada yang hilang. Bahagian terakhir menggabungkannya: ubahlah sesuka hati, kemudian simpan.',
  },
  yours: { en: 'Your version', id: 'Versi Anda', my: 'Versi anda' },
  theirs: { en: 'The article now', id: 'Artikel saat ini', my: 'Rencana sekarang' },
  merged: { en: 'Put together', id: 'Gabungan', my: 'Gabungan kedua-duanya' },
  mergedTitle: { en: 'Title', id: 'Judul', my: 'Tajuk' },
  mergedText: { en: 'Text', id: 'Isi', my: 'Teks' },
  take: { en: 'Take this one', id: 'Ambil yang ini', my: 'Ambil yang ini' },
  conflicts: {
    en: 'Both changed the same place. It stands there twice, between lines of ===. Keep what is right and delete those lines.',
    id: 'Keduanya mengubah tempat yang sama. Bagian itu ada dua kali, di antara baris ===. Simpan yang benar dan hapus baris itu.',
    my: 'Kedua-duanya mengubah tempat yang sama. Bahagian itu ada dua kali, di antara baris ===. Kekalkan yang betul dan padam baris itu.',
  },
  save: { en: 'Save this', id: 'Simpan gabungan', my: 'Simpan gabungan ini' },
  goOn: { en: 'Go on writing with it', id: 'Lanjut menulis dengan ini', my: 'Teruskan menulis dengannya' },
})
