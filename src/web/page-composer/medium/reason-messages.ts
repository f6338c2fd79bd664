import { defineMessages } from '../../platform/messages.ts'

/** Why a medium was not taken; the keys of the first ones are those of `Unfit`. */
export const messages = defineMessages({
  wrongFile: {
    en: 'You can post photos (JPEG, PNG, WebP, GIF) and videos (MP4, WebM, MOV).',
    id: 'Anda bisa memposting foto (JPEG, PNG, WebP, GIF) dan video (MP4, WebM, MOV).',
    my: 'Anda boleh menyiarkan foto (JPEG, PNG, WebP, GIF) dan video (MP4, WebM, MOV).',
  },
  wrongImage: {
    en: 'We can’t show this kind of image. Choose a JPEG, PNG, WebP or GIF.',
    id: 'Jenis gambar ini tidak bisa ditampilkan. Pilih JPEG, PNG, WebP, atau GIF.',
    my: 'Jenis gambar ini tidak dapat dipaparkan. Pilih JPEG, PNG, WebP atau GIF.',
  },
  wrongVideo: {
    en: 'We can’t play this kind of video. Choose an MP4, WebM or MOV.',
    id: 'Jenis video ini tidak bisa diputar. Pilih MP4, WebM, atau MOV.',
    my: 'Jenis video ini tidak dapat dimainkan. Pilih MP4, WebM atau MOV.',
  },
  empty: {
    en: 'This file is empty. Please choose another.',
    id: 'Berkas ini kosong. Pilih yang lain.',
    my: 'Fail ini kosong. Sila pilih yang lain.',
  },
  imageTooLarge: {
    en: 'This photo is {size}; the limit is {most}. Please choose a smaller one.',
    id: 'Foto ini {size}; batasnya {most}. Pilih yang lebih kecil.',
    my: 'Saiz foto ini {size}; hadnya {most}. Sila pilih yang lebih kecil.',
  },
  videoTooLarge: {
    en: 'This video is {size}; the limit is {most}. Shorten it, or save it smaller.',
    id: 'Video ini {size}; batasnya {most}. Persingkat, atau simpan lebih kecil.',
    my: 'Saiz video ini {size}; hadnya {most}. Pendekkan atau simpan lebih kecil.',
  },
  videoTooLong: {
    en: 'This video is longer than {minutes} minutes. Please shorten it.',
    id: 'Video ini lebih lama dari {minutes} menit. Silakan persingkat.',
    my: 'Video ini melebihi {minutes} minit. Sila pendekkannya.',
  },
  offline: {
    en: 'You’re offline. Everything is saved; try again when you’re back online.',
    id: 'Anda sedang offline. Semuanya tersimpan; coba lagi saat online kembali.',
    my: 'Anda di luar talian. Semuanya disimpan; cuba lagi apabila kembali dalam talian.',
  },
  notReached: {
    en: 'The connection was lost. Everything is saved; please try again.',
    id: 'Koneksi terputus. Semuanya tersimpan; silakan coba lagi.',
    my: 'Sambungan terputus. Semuanya disimpan; sila cuba lagi.',
  },
  tooLarge: {
    en: 'This file is too large. Please choose a smaller one.',
    id: 'Berkas ini terlalu besar. Pilih yang lebih kecil.',
    my: 'Fail ini terlalu besar. Sila pilih yang lebih kecil.',
  },
  tooOften: {
    en: 'Too many uploads in a short time. Please wait a moment and try again.',
    id: 'Terlalu banyak unggahan dalam waktu singkat. Tunggu sebentar, lalu coba lagi.',
    my: 'Terlalu banyak muat naik dalam masa singkat. Tunggu sebentar, kemudian cuba lagi.',
  },
  noRoom: {
    en: 'We can’t take this file right now. Everything is saved; please try again later.',
    id: 'Kami sedang tidak bisa menerima berkas ini. Semuanya tersimpan; coba lagi nanti.',
    my: 'Kami tidak dapat menerima fail ini sekarang. Semuanya disimpan; sila cuba lagi nanti.',
  },
})
