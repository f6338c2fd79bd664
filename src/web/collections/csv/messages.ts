import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  file: { en: 'CSV file', id: 'Berkas CSV', my: 'Fail CSV' },
  fileOptional: { en: 'CSV file (optional)', id: 'Berkas CSV (opsional)', my: 'Fail CSV (pilihan)' },
  hint: {
    en: 'UTF-8, up to 2 MB and {rows} rows. The first line names the columns; commas, semicolons and tabs all work.',
    id: 'UTF-8, maksimal 2 MB dan {rows} baris. Baris pertama berisi nama kolom; koma, titik koma, dan tab bisa dipakai.',
    my: 'UTF-8, maksimum 2 MB dan {rows} baris. Baris pertama menamakan lajur; koma, koma bertitik dan tab boleh digunakan.',
  },
  choose: { en: 'Choose file', id: 'Pilih berkas', my: 'Pilih fail' },
  other: { en: 'Choose another file', id: 'Pilih berkas lain', my: 'Pilih fail lain' },
  remove: { en: 'Remove file', id: 'Hapus berkas', my: 'Buang fail' },
  reading: { en: 'Reading the file', id: 'Membaca berkas', my: 'Membaca fail' },
  tooLarge: {
    en: 'This file is too large. Use up to 2 MB; you can split it and import the parts one by one.',
    id: 'Berkas ini terlalu besar. Berkas CSV maksimal 2 MB; bagi menjadi beberapa bagian lalu impor satu per satu.',
    my: 'Fail ini terlalu besar. Fail CSV maksimum 2 MB; bahagikan kepada beberapa bahagian dan import satu demi satu.',
  },
  notUtf8: {
    en: 'This file isn’t in UTF-8, so some letters would come out wrong. In your spreadsheet, save it as “CSV UTF-8” and choose it again.',
    id: 'Berkas ini tidak memakai UTF-8, sehingga sebagian huruf akan salah. Di aplikasi lembar kerja, simpan sebagai “CSV UTF-8” lalu pilih lagi.',
    my: 'Fail ini tidak menggunakan UTF-8, jadi sesetengah huruf akan menjadi salah. Dalam aplikasi hamparan, simpan sebagai “CSV UTF-8” dan pilih semula.',
  },
  empty: {
    en: 'This file is empty. Please choose another one.',
    id: 'Berkas ini kosong. Silakan pilih yang lain.',
    my: 'Fail ini kosong. Sila pilih yang lain.',
  },
  unreadable: {
    en: 'We couldn’t read this file. Please choose it again.',
    id: 'Berkas ini tidak bisa dibaca. Silakan pilih lagi.',
    my: 'Fail ini tidak dapat dibaca. Sila pilih semula.',
  },
  failed: {
    en: 'Couldn’t check the file. Please try again.',
    id: 'Berkas gagal diperiksa. Silakan coba lagi.',
    my: 'Fail tidak dapat disemak. Sila cuba lagi.',
  },
  tryAgain: { en: 'Try again', id: 'Coba lagi', my: 'Cuba lagi' },
  rows: {
    en: '1 row in the file|{count} rows in the file',
    id: '{count} baris dalam berkas',
    my: '{count} baris dalam fail',
  },
  first: { en: 'The first {count} rows', id: '{count} baris pertama', my: '{count} baris pertama' },
  errors: { en: '1 error|{count} errors', id: '{count} kesalahan', my: '{count} ralat' },
  errorsText: {
    en: 'Nothing is imported until these are fixed. Correct the lines in your file and choose it again.',
    id: 'Tidak ada yang diimpor sebelum ini diperbaiki. Perbaiki baris-barisnya di berkas Anda, lalu pilih lagi.',
    my: 'Tiada apa-apa diimport sebelum ini dibetulkan. Betulkan baris-barisnya dalam fail anda dan pilih semula.',
  },
  line: { en: 'Line {line}', id: 'Baris {line}', my: 'Baris {line}' },
  moreErrors: { en: 'and {count} more', id: 'dan {count} lainnya', my: 'dan {count} lagi' },
  fits: {
    en: 'The file is ready. We found no errors.',
    id: 'Berkas siap. Tidak ada kesalahan.',
    my: 'Fail sedia. Tiada ralat.',
  },
  leftOut: {
    en: '1 column of the file is left out: a collection can have up to {most}.|{count} columns of the file are left out: a collection can have up to {most}.',
    id: '{count} kolom berkas tidak disertakan: koleksi maksimal {most} kolom.',
    my: '{count} lajur fail tidak disertakan: koleksi maksimum {most} lajur.',
  },
  importTitle: { en: 'Import CSV', id: 'Impor CSV', my: 'Import CSV' },
  importLead: {
    en: 'First see what would be imported. If even one line is wrong, nothing is imported.',
    id: 'Lihat dulu yang akan diimpor. Jika satu baris saja salah, tidak ada yang diimpor.',
    my: 'Lihat dahulu apa yang akan diimport. Jika satu baris sahaja salah, tiada apa-apa diimport.',
  },
  mode: {
    en: 'What to do with the rows',
    id: 'Cara mengimpor baris',
    my: 'Cara mengimport baris',
  },
  append: {
    en: 'Add to the {count} rows',
    id: 'Tambahkan ke {count} baris',
    my: 'Tambah kepada {count} baris',
  },
  replace: { en: 'Replace all rows', id: 'Ganti semua baris', my: 'Ganti semua baris' },
  modeHint: {
    en: 'Replaced rows stay in the history.',
    id: 'Baris yang diganti tetap ada di riwayat.',
    my: 'Baris yang diganti kekal dalam sejarah.',
  },
  mapping: { en: 'Columns in the file', id: 'Kolom dalam berkas', my: 'Lajur dalam fail' },
  leaveOut: { en: 'Leave out', id: 'Abaikan', my: 'Abaikan' },
  source: { en: 'Source of the row', id: 'Sumber baris', my: 'Sumber baris' },
  fills: { en: 'Column for {header}', id: 'Kolom untuk {header}', my: 'Lajur untuk {header}' },
  import: { en: 'Import rows', id: 'Impor baris', my: 'Import baris' },
  imported: {
    en: '1 row imported|{count} rows imported',
    id: '{count} baris diimpor',
    my: '{count} baris diimport',
  },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  notYours: {
    en: 'Only the owner and the editors can import',
    id: 'Hanya pemilik dan penyunting yang bisa mengimpor',
    my: 'Hanya pemilik dan penyunting boleh mengimport',
  },
  notYoursText: {
    en: 'You can suggest single rows instead.',
    id: 'Sebagai gantinya, Anda bisa mengusulkan baris satu per satu.',
    my: 'Sebaliknya, anda boleh mencadangkan baris satu demi satu.',
  },
})
