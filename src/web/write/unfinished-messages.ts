import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  unfinished: { en: 'Begun earlier', id: 'Yang sudah dimulai', my: 'Yang telah dimulakan' },
  untitled: { en: 'Without a title', id: 'Tanpa judul', my: 'Tiada tajuk' },
  draftArticle: { en: 'Draft', id: 'Draf', my: 'Draf' },
  newText: { en: 'New article', id: 'Artikel baru', my: 'Rencana baharu' },
  edit: { en: 'Unsaved edit', id: 'Suntingan belum tersimpan', my: 'Suntingan belum disimpan' },
  suggest: { en: 'Unsent suggestion', id: 'Usulan belum terkirim', my: 'Cadangan belum dihantar' },
  translate: { en: 'Translation', id: 'Terjemahan', my: 'Terjemahan' },
})
