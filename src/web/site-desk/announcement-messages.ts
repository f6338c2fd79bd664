import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  announcement: { en: 'Announcement', id: 'Pengumuman', my: 'Pengumuman' },
  close: { en: 'Close announcement', id: 'Tutup pengumuman', my: 'Tutup pengumuman' },
})
