import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'What was changed', id: 'Yang berubah', my: 'Apa yang diubah' },
  text: {
    en: 'Corrections within the first five minutes are not kept.',
    id: 'Perbaikan dalam lima menit pertama tidak disimpan.',
    my: 'Pembetulan dalam lima minit pertama tidak disimpan.',
  },
  now: { en: 'Now', id: 'Sekarang', my: 'Kini' },
  written: { en: 'Written {date}', id: 'Ditulis {date}', my: 'Ditulis pada {date}' },
  none: {
    en: 'No earlier words are kept.',
    id: 'Tidak ada isi lama yang disimpan.',
    my: 'Tiada isi terdahulu yang disimpan.',
  },
  loading: { en: 'Loading earlier words', id: 'Memuat isi lama', my: 'Memuatkan isi terdahulu' },
  failed: {
    en: 'What it said before could not be loaded.',
    id: 'Isi sebelumnya gagal dimuat.',
    my: 'Isi terdahulu tidak dapat dimuatkan.',
  },
})
