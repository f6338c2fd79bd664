import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  question: { en: 'Question', id: 'Pertanyaan', my: 'Soalan' },
  back: { en: 'All questions', id: 'Semua pertanyaan', my: 'Semua soalan' },
  loading: { en: 'Loading the question', id: 'Memuat pertanyaan', my: 'Memuatkan soalan' },
  loadFailed: {
    en: 'Couldn’t load this question.',
    id: 'Pertanyaan ini gagal dimuat.',
    my: 'Soalan ini tidak dapat dimuatkan.',
  },
  actions: { en: 'Actions', id: 'Tindakan', my: 'Tindakan' },
  asked: { en: 'Asked {time}', id: 'Ditanyakan {time}', my: 'Ditanya {time}' },
  edited: { en: 'edited', id: 'disunting', my: 'disunting' },
  seeVersions: {
    en: 'Edited: see earlier versions',
    id: 'Disunting: lihat versi sebelumnya',
    my: 'Disunting: lihat versi terdahulu',
  },
  comments: {
    en: 'Comments on the question',
    id: 'Komentar tentang pertanyaan',
    my: 'Komen tentang soalan',
  },
  more: { en: 'More actions', id: 'Tindakan lain', my: 'Tindakan lain' },
  edit: { en: 'Edit', id: 'Sunting', my: 'Sunting' },
  report: { en: 'Report', id: 'Laporkan', my: 'Laporkan' },
})
