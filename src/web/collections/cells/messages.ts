import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  empty: { en: 'Empty', id: 'Kosong', my: 'Kosong' },
  gone: { en: 'Article {id}', id: 'Artikel {id}', my: 'Artikel {id}' },
  picture: { en: '{column}, image', id: '{column}, gambar', my: '{column}, gambar' },
})
