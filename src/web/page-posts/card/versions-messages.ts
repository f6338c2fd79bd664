import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'What changed', id: 'Perubahan', my: 'Perubahan' },
  text: {
    en: 'Edits in the first five minutes aren’t listed.',
    id: 'Suntingan dalam lima menit pertama tidak dicatat di sini.',
    my: 'Suntingan dalam lima minit pertama tidak dicatat di sini.',
  },
  now: { en: 'Now', id: 'Sekarang', my: 'Kini' },
  written: { en: 'Written {date}', id: 'Ditulis {date}', my: 'Ditulis pada {date}' },
  none: {
    en: 'No earlier versions.',
    id: 'Belum ada versi sebelumnya.',
    my: 'Tiada versi terdahulu.',
  },
  loading: { en: 'Loading earlier versions', id: 'Memuat versi sebelumnya', my: 'Memuatkan versi terdahulu' },
  failed: {
    en: 'Couldn’t load earlier versions.',
    id: 'Versi sebelumnya gagal dimuat.',
    my: 'Versi terdahulu tidak dapat dimuatkan.',
  },
})
