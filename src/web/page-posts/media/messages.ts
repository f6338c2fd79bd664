import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  open: { en: 'Open the photo', id: 'Buka foto', my: 'Buka foto ini' },
  openOf: { en: 'Open the photo: {alt}', id: 'Buka foto: {alt}', my: 'Buka foto ini: {alt}' },
  photo: { en: 'Photo', id: 'Foto', my: 'Foto' },
  photoBy: { en: 'Photo by {name}', id: 'Foto dari {name}', my: 'Foto oleh {name}' },
  video: { en: 'Video', id: 'Video', my: 'Video' },
  play: { en: 'Play the video', id: 'Putar video', my: 'Mainkan video' },
  playLasting: {
    en: 'Play the video, {duration}',
    id: 'Putar video, {duration}',
    my: 'Mainkan video, {duration}',
  },
  processing: {
    en: 'This video is being prepared. It appears here by itself.',
    id: 'Video ini sedang disiapkan. Nanti muncul sendiri di sini.',
    my: 'Video ini sedang disediakan. Ia akan muncul sendiri di sini.',
  },
  processingImage: {
    en: 'This photo is being prepared. It appears here by itself.',
    id: 'Foto ini sedang disiapkan. Nanti muncul sendiri di sini.',
    my: 'Foto ini sedang disediakan. Ia akan muncul sendiri di sini.',
  },
  failed: {
    en: 'This video could not be prepared.',
    id: 'Video ini gagal disiapkan.',
    my: 'Video ini tidak dapat disediakan.',
  },
  failedImage: {
    en: 'This photo could not be prepared.',
    id: 'Foto ini gagal disiapkan.',
    my: 'Foto ini tidak dapat disediakan.',
  },
  failedOwn: {
    en: 'Only you see this. Delete the post and try another file.',
    id: 'Hanya Anda yang melihat pesan ini. Hapus postingan ini dan coba berkas lain.',
    my: 'Hanya anda melihat mesej ini. Padam hantaran ini dan cuba fail lain.',
  },
  unplayable: {
    en: 'Your browser cannot play this video.',
    id: 'Peramban Anda tidak dapat memutar video ini.',
    my: 'Pelayar anda tidak dapat memainkan video ini.',
  },
  close: { en: 'Close', id: 'Tutup', my: 'Tutup' },
})
