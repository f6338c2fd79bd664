import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Import articles', id: 'Impor artikel', my: 'Import artikel' },
  lead: {
    en: 'Bring your Markdown files with you. Each one becomes a draft that only you can see.',
    id: 'Bawa berkas Markdown Anda ke sini. Masing-masing menjadi draf yang hanya bisa Anda lihat.',
    my: 'Bawa fail Markdown anda ke sini. Setiap satu menjadi draf yang hanya anda boleh lihat.',
  },
  back: { en: 'Back to settings', id: 'Kembali ke pengaturan', my: 'Kembali ke tetapan' },
  wallTitle: {
    en: 'Sign in to import articles',
    id: 'Masuk untuk mengimpor artikel',
    my: 'Log masuk untuk mengimport artikel',
  },
  wallText: {
    en: 'What you import becomes drafts in your account.',
    id: 'Yang Anda impor menjadi draf di akun Anda.',
    my: 'Apa yang anda import menjadi draf dalam akaun anda.',
  },
  help: {
    en: 'Put your .md files in a zip. A title, language, category and tags at the top of a file are taken over; otherwise its first heading or its name becomes the title. Images aren’t imported.',
    id: 'Masukkan berkas .md Anda ke dalam zip. Judul, bahasa, kategori, dan tag di bagian atas berkas ikut dibawa; jika tidak ada, judul bagian pertama atau nama berkas menjadi judul. Gambar tidak diimpor.',
    my: 'Masukkan fail .md anda ke dalam zip. Tajuk, bahasa, kategori dan tag di bahagian atas fail turut dibawa; jika tiada, tajuk bahagian pertama atau nama fail menjadi tajuk. Gambar tidak diimport.',
  },
  file: { en: 'Zip file', id: 'Berkas zip', my: 'Fail zip' },
  choose: { en: 'Choose zip', id: 'Pilih zip', my: 'Pilih zip' },
  other: { en: 'Choose another', id: 'Pilih yang lain', my: 'Pilih yang lain' },
  limits: {
    en: 'Up to 20 MB and 200 files of 256 KB.',
    id: 'Maksimal 20 MB dan 200 berkas, masing-masing 256 KB.',
    my: 'Maksimum 20 MB dan 200 fail, setiap satu 256 KB.',
  },
  tooLarge: {
    en: 'The zip is larger than 20 MB. Please split it into smaller ones.',
    id: 'Ukuran zip melebihi 20 MB. Silakan bagi menjadi beberapa zip.',
    my: 'Saiz zip melebihi 20 MB. Sila bahagikan kepada beberapa zip.',
  },
  reading: { en: 'Reading the zip…', id: 'Membaca zip…', my: 'Membaca zip…' },
  notRead: {
    en: 'Couldn’t read the zip. Please try again.',
    id: 'Zip gagal dibaca. Silakan coba lagi.',
    my: 'Zip tidak dapat dibaca. Sila cuba lagi.',
  },
  preview: { en: 'What we found', id: 'Yang kami temukan', my: 'Yang kami temui' },
  ignored: {
    en: 'Left out, because it isn’t Markdown: {names}|Left out, because they aren’t Markdown: {names}',
    id: 'Tidak disertakan karena bukan Markdown: {names}',
    my: 'Tidak disertakan kerana bukan Markdown: {names}',
  },
  more: { en: 'and {count} more', id: 'dan {count} lainnya', my: 'dan {count} lagi' },
  room: {
    en: 'You have room for {count} more draft.|You have room for {count} more drafts.',
    id: 'Masih ada tempat untuk {count} draf.',
    my: 'Masih ada ruang untuk {count} draf.',
  },
  include: { en: 'Import {name}', id: 'Impor {name}', my: 'Import {name}' },
  noneChosen: {
    en: 'Choose at least one file.',
    id: 'Pilih minimal satu berkas.',
    my: 'Pilih sekurang-kurangnya satu fail.',
  },
  tooMany: {
    en: 'That’s more than you have room for. Please choose up to {count}.',
    id: 'Melebihi tempat yang ada. Pilih maksimal {count}.',
    my: 'Melebihi ruang yang ada. Pilih maksimum {count}.',
  },
  import: {
    en: 'Import {count} file|Import {count} files',
    id: 'Impor {count} berkas',
    my: 'Import {count} fail',
  },
  notImported: {
    en: 'The import didn’t finish. Nothing is lost; please try again.',
    id: 'Impor belum selesai. Tidak ada yang hilang; silakan coba lagi.',
    my: 'Import tidak selesai. Tiada apa-apa yang hilang; sila cuba lagi.',
  },
  imported: {
    en: '{count} draft is in your library.|{count} drafts are in your library.',
    id: '{count} draf ada di pustaka Anda.',
    my: '{count} draf ada dalam perpustakaan anda.',
  },
  known: {
    en: '{count} was there already.|{count} were there already.',
    id: '{count} sudah ada sebelumnya.',
    my: '{count} sudah ada sebelum ini.',
  },
  failed: {
    en: '{count} couldn’t be imported.',
    id: '{count} tidak bisa diimpor.',
    my: '{count} tidak dapat diimport.',
  },
  open: { en: 'Open drafts', id: 'Buka draf', my: 'Buka draf' },
})
