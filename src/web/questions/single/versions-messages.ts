import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'History', id: 'Riwayat', my: 'Sejarah suntingan' },
  text: {
    en: 'What it says now, and what it said before.',
    id: 'Isinya sekarang, dan isinya sebelumnya.',
    my: 'Isinya sekarang, dan isinya sebelum ini.',
  },
  now: { en: 'Now', id: 'Sekarang', my: 'Kini' },
  written: { en: 'Written {date}', id: 'Ditulis {date}', my: 'Ditulis pada {date}' },
  none: {
    en: 'No earlier versions yet.',
    id: 'Belum ada versi sebelumnya.',
    my: 'Belum ada versi terdahulu.',
  },
  retags: {
    en: 'Tags changed by others',
    id: 'Tag yang diubah orang lain',
    my: 'Tag yang ditukar oleh orang lain',
  },
  retagged: {
    en: 'From {before} to {after}',
    id: 'Dari {before} menjadi {after}',
    my: 'Daripada {before} kepada {after}',
  },
  noTags: { en: 'no tags', id: 'tanpa tag', my: 'tiada tag' },
  loading: { en: 'Loading earlier versions', id: 'Memuat versi sebelumnya', my: 'Memuatkan versi terdahulu' },
  failed: {
    en: 'Couldn’t load earlier versions.',
    id: 'Versi sebelumnya gagal dimuat.',
    my: 'Versi terdahulu tidak dapat dimuatkan.',
  },
})
