import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  noZip: {
    en: 'We couldn’t open this zip file. It may be damaged; please make it again.',
    id: 'Berkas zip ini tidak bisa dibuka. Mungkin rusak; silakan buat ulang.',
    my: 'Fail zip ini tidak dapat dibuka. Mungkin ia rosak; sila buat semula.',
  },
  noFiles: {
    en: 'There are no Markdown files (.md) in this zip.',
    id: 'Tidak ada berkas Markdown (.md) dalam zip ini.',
    my: 'Tiada fail Markdown (.md) dalam zip ini.',
  },
  tooLarge: {
    en: 'The zip is larger than {count} MB. Please split it into smaller ones.',
    id: 'Ukuran zip melebihi {count} MB. Silakan bagi menjadi beberapa zip.',
    my: 'Saiz zip melebihi {count} MB. Sila bahagikan kepada beberapa zip.',
  },
  tooMuchText: {
    en: 'Unpacked, the files are larger than {count} MB together. Please split the zip into smaller ones.',
    id: 'Setelah dibuka, seluruh berkas melebihi {count} MB. Silakan bagi menjadi beberapa zip.',
    my: 'Selepas dibuka, semua fail melebihi {count} MB. Sila bahagikan kepada beberapa zip.',
  },
  tooManyFiles: {
    en: 'You can import up to {most} Markdown files at a time. Please split the zip into smaller ones.',
    id: 'Maksimal {most} berkas Markdown sekali impor. Silakan bagi menjadi beberapa zip.',
    my: 'Maksimum {most} fail Markdown bagi setiap import. Sila bahagikan kepada beberapa zip.',
  },
  tooManyEntries: {
    en: 'The zip has more than {most} files and folders. Please split it into smaller ones.',
    id: 'Zip ini berisi lebih dari {most} berkas dan folder. Silakan bagi menjadi beberapa zip.',
    my: 'Zip ini mengandungi lebih daripada {most} fail dan folder. Sila bahagikan kepada beberapa zip.',
  },
  takesTooLong: {
    en: 'This zip takes too long to read. Please split it into smaller ones.',
    id: 'Zip ini butuh waktu terlalu lama untuk dibaca. Silakan bagi menjadi beberapa zip.',
    my: 'Zip ini mengambil masa terlalu lama untuk dibaca. Sila bahagikan kepada beberapa zip.',
  },
  noRoom: {
    en: 'You have room for {room} more drafts. Please choose fewer files, or delete drafts you no longer need.',
    id: 'Masih ada tempat untuk {room} draf. Pilih lebih sedikit berkas, atau hapus draf yang tidak diperlukan lagi.',
    my: 'Masih ada ruang untuk {room} draf. Pilih lebih sedikit fail, atau padam draf yang tidak diperlukan lagi.',
  },
})

/** Why a file can't be imported. */
export const faults = defineMessages({
  name: {
    en: 'The name leads out of the zip, so the file isn’t imported. Please rename it.',
    id: 'Namanya mengarah ke luar zip, jadi berkas ini tidak diimpor. Silakan ganti namanya.',
    my: 'Namanya menghala ke luar zip, jadi fail ini tidak diimport. Sila tukar namanya.',
  },
  link: {
    en: 'This is only a link to another file. Please put the file itself in the zip.',
    id: 'Ini hanya tautan ke berkas lain. Silakan masukkan berkasnya sendiri ke dalam zip.',
    my: 'Ini hanya pautan ke fail lain. Sila masukkan fail itu sendiri ke dalam zip.',
  },
  encrypted: {
    en: 'The file is locked with a password. Please make the zip without one.',
    id: 'Berkas terkunci kata sandi. Silakan buat zip tanpa kata sandi.',
    my: 'Fail dikunci dengan kata laluan. Sila buat zip tanpa kata laluan.',
  },
  method: {
    en: 'The file is packed in a way we can’t read. Please make an ordinary zip.',
    id: 'Berkas dikemas dengan cara yang tidak bisa kami baca. Silakan buat zip biasa.',
    my: 'Fail dimampatkan dengan cara yang tidak dapat kami baca. Sila buat zip biasa.',
  },
  damaged: {
    en: 'The file is damaged. Please put it in the zip again.',
    id: 'Berkas ini rusak. Silakan masukkan lagi ke dalam zip.',
    my: 'Fail ini rosak. Sila masukkan semula ke dalam zip.',
  },
  'too-large': {
    en: 'The file is larger than 256 KB. Please split it.',
    id: 'Ukuran berkas melebihi 256 KB. Silakan bagi menjadi beberapa berkas.',
    my: 'Saiz fail melebihi 256 KB. Sila bahagikan kepada beberapa fail.',
  },
  'not-utf8': {
    en: 'The text isn’t UTF-8. Please save the file as UTF-8.',
    id: 'Teksnya bukan UTF-8. Silakan simpan berkas sebagai UTF-8.',
    my: 'Teksnya bukan UTF-8. Sila simpan fail sebagai UTF-8.',
  },
  'not-storable': {
    en: 'The text has characters that can’t be saved.',
    id: 'Teks ini memuat karakter yang tidak bisa disimpan.',
    my: 'Teks ini mengandungi aksara yang tidak boleh disimpan.',
  },
  empty: {
    en: 'There is no text in this file.',
    id: 'Tidak ada teks dalam berkas ini.',
    my: 'Tiada teks dalam fail ini.',
  },
})

/** What of a file is left out. */
export const notes = defineMessages({
  category: {
    en: 'We don’t have one of its categories, or it has more than 3; choose them in the editor.',
    id: 'Salah satu kategorinya tidak ada di sini, atau lebih dari 3; pilih di editor.',
    my: 'Salah satu kategorinya tiada di sini, atau melebihi 3; pilih dalam editor.',
  },
  tags: {
    en: 'Some tags are left out: up to 5, each of 2 to 30 characters.',
    id: 'Sebagian tag tidak disertakan: maksimal 5, masing-masing 2 sampai 30 karakter.',
    my: 'Sebahagian tag tidak disertakan: maksimum 5, setiap satu 2 hingga 30 aksara.',
  },
  language: {
    en: 'Its language isn’t one of ours; the editor suggests one.',
    id: 'Bahasanya tidak tersedia di sini; editor akan menyarankan satu.',
    my: 'Bahasanya tiada di sini; editor akan mencadangkan satu.',
  },
  title: {
    en: 'The title is shortened to 150 characters.',
    id: 'Judul dipersingkat menjadi 150 karakter.',
    my: 'Tajuk dipendekkan kepada 150 aksara.',
  },
})
