import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  like: { en: 'Like', id: 'Suka', my: 'Suka' },
  likes: { en: '1 like|{count} likes', id: '{count} suka', my: '{count} tanda suka' },
  save: { en: 'Save', id: 'Simpan', my: 'Simpan' },
  saved: { en: 'Saved', id: 'Tersimpan', my: 'Disimpan' },
  comments: { en: '1 comment|{count} comments', id: '{count} komentar', my: '{count} komen' },
  deletedText: {
    en: 'It stays in the trash for {days} days.',
    id: 'Tetap ada di tempat sampah selama {days} hari.',
    my: 'Ia kekal dalam tong sampah selama {days} hari.',
  },
  undo: { en: 'Undo', id: 'Urungkan', my: 'Buat asal' },
  restored: {
    en: 'It’s back where it was.',
    id: 'Sudah kembali seperti semula.',
    my: 'Ia kembali seperti sedia kala.',
  },
  share: { en: 'Share', id: 'Bagikan', my: 'Kongsi' },
})
