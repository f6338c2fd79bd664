import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Cite this', id: 'Kutip halaman ini', my: 'Petik halaman ini' },
  fixed: {
    en: 'The link leads to the version you’re reading, even if it’s edited later.',
    id: 'Tautan ini mengarah ke versi yang sedang Anda baca, meskipun nanti disunting.',
    my: 'Pautan ini membawa ke versi yang sedang anda baca, walaupun disunting kemudian.',
  },
  changing: {
    en: 'This page can change, so the citation says when you read it.',
    id: 'Halaman ini bisa berubah, jadi kutipan menyebutkan kapan Anda membacanya.',
    my: 'Halaman ini boleh berubah, jadi petikan menyatakan bila anda membacanya.',
  },
  versionLink: { en: 'Link to this version', id: 'Tautan ke versi ini', my: 'Pautan ke versi ini' },
  link: { en: 'Link', id: 'Tautan', my: 'Pautan' },
  apa: { en: 'APA', id: 'APA', my: 'APA' },
  bibtex: { en: 'BibTeX', id: 'BibTeX', my: 'BibTeX' },
  copy: { en: 'Copy', id: 'Salin', my: 'Salin' },
  copyWhat: { en: 'Copy {what}', id: 'Salin {what}', my: 'Salin {what}' },
  copied: { en: '{what} copied', id: '{what} disalin', my: '{what} telah disalin' },
  copyYourself: {
    en: 'Couldn’t copy automatically. The text is selected: copy it from there.',
    id: 'Tidak bisa menyalin otomatis. Teksnya sudah dipilih: salin dari sana.',
    my: 'Tidak dapat menyalin secara automatik. Teksnya sudah dipilih: salin dari situ.',
  },
  formerMember: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
  translator: { en: 'Trans.', id: 'Penerj.', my: 'Penterj.' },
  retrieved: {
    en: 'Retrieved {date}, from {url}',
    id: 'Diakses {date}, dari {url}',
    my: 'Dicapai pada {date}, daripada {url}',
  },
  question: { en: 'Question', id: 'Pertanyaan', my: 'Soalan' },
  collection: { en: 'Data set', id: 'Kumpulan data', my: 'Set data' },
})
