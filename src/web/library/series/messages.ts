import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  parts: { en: '1 part|{count} parts', id: '{count} bagian', my: '{count} bahagian' },
  draft: { en: 'Draft', id: 'Draf', my: 'Draf' },
  moveUp: { en: 'Move up: {title}', id: 'Naikkan: {title}', my: 'Alih ke atas: {title}' },
  moveDown: { en: 'Move down: {title}', id: 'Turunkan: {title}', my: 'Alih ke bawah: {title}' },
  moved: {
    en: '“{title}” is part {number} now.',
    id: '“{title}” kini bagian {number}.',
    my: '“{title}” kini bahagian {number}.',
  },
  rename: { en: 'Rename', id: 'Ganti judul', my: 'Tukar tajuk' },
  renameTitle: {
    en: 'Rename the series',
    id: 'Ganti judul seri',
    my: 'Tukar tajuk siri',
  },
  title: { en: 'Title', id: 'Judul', my: 'Tajuk' },
  titleShort: {
    en: 'The title needs at least {min} characters.',
    id: 'Judul paling sedikit {min} karakter.',
    my: 'Tajuk memerlukan sekurang-kurangnya {min} aksara.',
  },
  save: { en: 'Save', id: 'Simpan', my: 'Simpan' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batalkan' },
  dissolve: { en: 'Dissolve', id: 'Bubarkan', my: 'Leraikan' },
  dissolveTitle: {
    en: 'Dissolve “{title}”?',
    id: 'Bubarkan “{title}”?',
    my: 'Leraikan “{title}”?',
  },
  dissolveText: {
    en: 'The articles stay as they are. Only their order and the title of the series are forgotten.',
    id: 'Artikelnya tetap seperti semula. Hanya urutan dan judul serinya yang dilupakan.',
    my: 'Rencananya kekal seperti sedia kala. Hanya susunan dan tajuk siri yang dilupakan.',
  },
  failed: {
    en: 'That did not work. Please try again.',
    id: 'Belum berhasil. Silakan coba lagi.',
    my: 'Tidak berjaya. Sila cuba lagi.',
  },
})
