import type { ObjectType } from '../../contract/objects.ts'
import { defineMessages, type Text } from '../../contract/messages.ts'

export const messages = defineMessages({
  two: { en: '{first} and {second}', id: '{first} dan {second}', my: '{first} dan {second}' },
  three: {
    en: '{first}, {second} and {third}',
    id: '{first}, {second}, dan {third}',
    my: '{first}, {second} dan {third}',
  },
  many: {
    en: '{first}, {second} and {count} others',
    id: '{first}, {second}, dan {count} lainnya',
    my: '{first}, {second} dan {count} yang lain',
  },
  title: { en: '“{title}”', id: '“{title}”', my: '“{title}”' },
  timeZone: {
    en: 'Choose a time zone, such as Asia/Jakarta.',
    id: 'Pilih zona waktu, misalnya Asia/Jakarta.',
    my: 'Pilih zon waktu, misalnya Asia/Kuala_Lumpur.',
  },
  noSuchType: {
    en: 'We don’t know this kind of notification.',
    id: 'Jenis notifikasi ini tidak dikenal.',
    my: 'Jenis pemberitahuan ini tidak dikenali.',
  },
})

/** What stands in a sentence for what has no title, or none that may be shown. */
export const untitled: Record<ObjectType, Text> = {
  article: { en: 'an article', id: 'sebuah artikel', my: 'sebuah artikel' },
  'page-post': { en: 'a post', id: 'sebuah postingan', my: 'satu hantaran' },
  question: { en: 'a question', id: 'sebuah pertanyaan', my: 'satu soalan' },
  answer: { en: 'an answer', id: 'sebuah jawaban', my: 'satu jawapan' },
  comment: { en: 'a post', id: 'sebuah postingan', my: 'satu hantaran' },
  person: { en: 'a member', id: 'seorang anggota', my: 'seorang ahli' },
  guild: { en: 'a guild', id: 'sebuah guild', my: 'sebuah guild' },
  collection: { en: 'a collection', id: 'sebuah koleksi', my: 'sebuah koleksi' },
  suggestion: { en: 'a suggested edit', id: 'sebuah usulan suntingan', my: 'satu cadangan suntingan' },
  'row-suggestion': { en: 'a row suggestion', id: 'sebuah usulan baris', my: 'satu cadangan baris' },
  'saved-view': { en: 'a saved view', id: 'sebuah tampilan tersimpan', my: 'satu paparan tersimpan' },
}
