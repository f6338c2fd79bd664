import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  unfinished: { en: 'Continue writing', id: 'Lanjutkan menulis', my: 'Sambung menulis' },
  untitled: { en: 'Untitled', id: 'Tanpa judul', my: 'Tanpa tajuk' },
  draftArticle: { en: 'Draft', id: 'Draf', my: 'Draf' },
  newText: { en: 'New article', id: 'Artikel baru', my: 'Artikel baharu' },
  edit: { en: 'Unsaved edit', id: 'Suntingan belum tersimpan', my: 'Suntingan belum disimpan' },
  suggest: { en: 'Unsent suggestion', id: 'Usulan belum terkirim', my: 'Cadangan belum dihantar' },
  translate: { en: 'Translation', id: 'Terjemahan', my: 'Terjemahan' },
})
