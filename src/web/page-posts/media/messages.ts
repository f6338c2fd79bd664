import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  open: { en: 'Open the photo', id: 'Buka foto', my: 'Buka foto' },
  openOf: { en: 'Open the photo: {alt}', id: 'Buka foto: {alt}', my: 'Buka foto: {alt}' },
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
    en: 'This video is being prepared. It will appear here automatically.',
    id: 'Video ini sedang disiapkan dan akan tampil otomatis di sini.',
    my: 'Video ini sedang disediakan dan akan dipaparkan di sini secara automatik.',
  },
  processingImage: {
    en: 'This photo is being prepared. It will appear here automatically.',
    id: 'Foto ini sedang disiapkan dan akan tampil otomatis di sini.',
    my: 'Foto ini sedang disediakan dan akan dipaparkan di sini secara automatik.',
  },
  failed: {
    en: 'We couldn’t prepare this video.',
    id: 'Video ini gagal disiapkan.',
    my: 'Video ini tidak dapat disediakan.',
  },
  failedImage: {
    en: 'We couldn’t prepare this photo.',
    id: 'Foto ini gagal disiapkan.',
    my: 'Foto ini tidak dapat disediakan.',
  },
  failedOwn: {
    en: 'Only you can see this. Delete the post and try another file.',
    id: 'Hanya Anda yang bisa melihat pesan ini. Hapus postingan ini dan coba berkas lain.',
    my: 'Hanya anda boleh melihat mesej ini. Padam hantaran ini dan cuba fail lain.',
  },
  unplayable: {
    en: 'Your browser can’t play this video. Please try another browser.',
    id: 'Peramban Anda tidak bisa memutar video ini. Coba peramban lain.',
    my: 'Pelayar anda tidak dapat memainkan video ini. Sila cuba pelayar lain.',
  },
  close: { en: 'Close', id: 'Tutup', my: 'Tutup' },
})
