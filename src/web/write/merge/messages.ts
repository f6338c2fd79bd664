import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: {
    en: 'Someone else has changed it too',
    id: 'Orang lain juga mengubahnya',
    my: 'Orang lain turut mengubahnya',
  },
  text: {
    en: 'Nothing is lost: both versions are here. The last part combines them: change it as you like, then save.',
    id: 'Kedua versi ada di sini dan tidak ada yang hilang. Bagian terakhir menggabungkannya: ubahlah sesuka Anda, lalu simpan.',
    my: 'Kedua-dua versi ada di sini dan tiada yang hilang. Bahagian terakhir menggabungkannya: ubahlah sesuka hati, kemudian simpan.',
  },
  yours: { en: 'Your version', id: 'Versi Anda', my: 'Versi anda' },
  theirs: { en: 'The article now', id: 'Artikel saat ini', my: 'Artikel sekarang' },
  merged: { en: 'Combined', id: 'Gabungan', my: 'Gabungan' },
  mergedTitle: { en: 'Title', id: 'Judul', my: 'Tajuk' },
  mergedText: { en: 'Text', id: 'Isi', my: 'Teks' },
  take: { en: 'Use this one', id: 'Pakai yang ini', my: 'Guna yang ini' },
  conflicts: {
    en: 'Both changed the same place. It’s shown twice, between lines of ===. Keep what’s right and delete those lines.',
    id: 'Keduanya mengubah tempat yang sama. Bagian itu ada dua kali, di antara baris ===. Pertahankan yang benar dan hapus baris itu.',
    my: 'Kedua-duanya mengubah tempat yang sama. Bahagian itu ada dua kali, di antara baris ===. Kekalkan yang betul dan padam baris itu.',
  },
  save: { en: 'Save this', id: 'Simpan gabungan', my: 'Simpan gabungan' },
  goOn: { en: 'Keep writing', id: 'Lanjut menulis', my: 'Terus menulis' },
})
