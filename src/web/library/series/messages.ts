import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  parts: { en: '1 part|{count} parts', id: '{count} bagian', my: '{count} bahagian' },
  draft: { en: 'Draft', id: 'Draf', my: 'Draf' },
  moveUp: { en: 'Move up: {title}', id: 'Naikkan: {title}', my: 'Alih ke atas: {title}' },
  moveDown: { en: 'Move down: {title}', id: 'Turunkan: {title}', my: 'Alih ke bawah: {title}' },
  moved: {
    en: '“{title}” is now part {number}.',
    id: '“{title}” kini bagian {number}.',
    my: '“{title}” kini bahagian {number}.',
  },
  rename: { en: 'Rename', id: 'Ganti judul', my: 'Tukar tajuk' },
  renameTitle: {
    en: 'Rename series',
    id: 'Ganti judul seri',
    my: 'Tukar tajuk siri',
  },
  title: { en: 'Title', id: 'Judul', my: 'Tajuk' },
  titleShort: {
    en: 'Use at least {min} characters.',
    id: 'Minimal {min} karakter.',
    my: 'Minimum {min} aksara.',
  },
  save: { en: 'Save', id: 'Simpan', my: 'Simpan' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  dissolve: { en: 'Delete series', id: 'Hapus seri', my: 'Padam siri' },
  dissolveTitle: {
    en: 'Delete “{title}”?',
    id: 'Hapus “{title}”?',
    my: 'Padam “{title}”?',
  },
  dissolveText: {
    en: 'Your articles stay. Only the series is deleted.',
    id: 'Artikel Anda tetap ada. Hanya serinya yang dihapus.',
    my: 'Artikel anda kekal. Hanya sirinya dipadam.',
  },
  failed: {
    en: 'That didn’t work. Please try again.',
    id: 'Belum berhasil. Silakan coba lagi.',
    my: 'Tidak berjaya. Sila cuba lagi.',
  },
})
