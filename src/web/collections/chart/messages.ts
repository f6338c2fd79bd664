import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  x: { en: 'Label or time', id: 'Label atau waktu', my: 'Label atau masa' },
  y: { en: 'Number', id: 'Angka', my: 'Nombor' },
  needsNumber: {
    en: 'Nothing to chart yet',
    id: 'Belum ada data untuk grafik',
    my: 'Belum ada data untuk carta',
  },
  needsNumberText: {
    en: 'A chart needs a column of numbers and another column to name them.',
    id: 'Grafik memerlukan satu kolom angka dan satu kolom lain sebagai namanya.',
    my: 'Carta memerlukan satu lajur nombor dan satu lajur lain sebagai namanya.',
  },
  empty: {
    en: 'No row has both values',
    id: 'Tidak ada baris yang memiliki keduanya',
    my: 'Tiada baris yang mempunyai kedua-duanya',
  },
  emptyText: {
    en: 'Choose other columns, or add the missing values.',
    id: 'Pilih kolom lain, atau lengkapi nilainya.',
    my: 'Pilih lajur lain, atau lengkapkan nilainya.',
  },
  caption: { en: '{y} by {x}', id: '{y} menurut {x}', my: '{y} mengikut {x}' },
  some: {
    en: 'Showing {shown} of {total} rows.',
    id: 'Menampilkan {shown} dari {total} baris.',
    my: 'Memaparkan {shown} daripada {total} baris.',
  },
  fromZero: {
    en: 'The scale doesn’t begin at zero.',
    id: 'Skala tidak dimulai dari nol.',
    my: 'Skala tidak bermula dari sifar.',
  },
  asTable: { en: 'Values of the chart', id: 'Nilai grafik', my: 'Nilai carta' },
  loading: { en: 'Loading the chart', id: 'Memuat grafik', my: 'Memuatkan carta' },
  failed: {
    en: 'Couldn’t load the chart.',
    id: 'Grafik gagal dimuat.',
    my: 'Carta tidak dapat dimuatkan.',
  },
})
