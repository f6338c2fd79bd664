import { defineMessages } from '../platform/messages.ts'

/** What every list of collections says about one. */
export const messages = defineMessages({
  rows: { en: '1 row|{count} rows', id: '{count} baris', my: '{count} baris' },
  columns: { en: 'Columns: {labels}', id: 'Kolom: {labels}', my: 'Lajur: {labels}' },
  likes: { en: '1 like|{count} likes', id: '{count} suka', my: '{count} tanda suka' },
  changed: { en: 'changed {date}', id: 'diubah {date}', my: 'diubah {date}' },
  formerMember: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
})
