import { defineMessages } from '../../platform/messages.ts'

/** Why a medium was not taken; the keys of the first ones are those of `Unfit`. */
export const messages = defineMessages({
  wrongFile: {
    en: 'Only photos (JPEG, PNG, WebP, GIF) and videos (MP4, WebM, MOV) can be posted.',
    id: 'Hanya foto (JPEG, PNG, WebP, GIF) dan video (MP4, WebM, MOV) yang dapat diposting.',
    my: 'Hanya foto (JPEG, PNG, WebP, GIF) dan video (MP4, WebM, MOV) boleh dihantar.',
  },
  wrongImage: {
    en: 'This kind of picture can’t be shown. Choose a JPEG, PNG, WebP or GIF.',
    id: 'Jenis gambar ini tidak dapat ditampilkan. Pilih JPEG, PNG, WebP, atau GIF.',
    my: 'Jenis gambar ini tidak boleh dipaparkan. Pilih JPEG, PNG, WebP atau GIF.',
  },
  wrongVideo: {
    en: 'This kind of video can’t be played. Choose an MP4, WebM or MOV.',
    id: 'Jenis video ini tidak dapat diputar. Pilih MP4, WebM, atau MOV.',
    my: 'Jenis video ini tidak boleh dimainkan. Pilih MP4, WebM atau MOV.',
  },
  empty: { en: 'The file is empty.', id: 'Berkas ini kosong.', my: 'Fail ini kosong.' },
  imageTooLarge: {
    en: 'This photo is {size}; {most} is the limit.',
    id: 'Foto ini berukuran {size}; batasnya {most}.',
    my: 'Saiz foto ini {size}; hadnya ialah {most}.',
  },
  videoTooLarge: {
    en: 'This video is {size}; {most} is the limit. Shorten it, or save it smaller.',
    id: 'Video ini berukuran {size}; batasnya {most}. Persingkat, atau simpan lebih kecil.',
    my: 'Saiz video ini {size}; hadnya ialah {most}. Pendekkan atau simpan lebih kecil.',
  },
  videoTooLong: {
    en: 'This video is longer than {minutes} minutes. Please shorten it.',
    id: 'Video ini lebih lama dari {minutes} menit. Silakan persingkat.',
    my: 'Video ini melebihi {minutes} minit. Sila pendekkannya.',
  },
  offline: {
    en: 'You are offline. Everything is kept; try again when you are back.',
    id: 'Anda sedang offline. Semuanya tersimpan; coba lagi saat online kembali.',
    my: 'Anda di luar talian. Semuanya disimpan; cuba lagi apabila talian kembali.',
  },
  notReached: {
    en: 'The connection was lost on the way. Everything is kept; please try again.',
    id: 'Koneksi terputus di tengah jalan. Semuanya tersimpan; silakan coba lagi.',
    my: 'Sambungan terputus di tengah jalan. Semuanya disimpan; sila cuba lagi.',
  },
  tooLarge: {
    en: 'The file is too large for the site.',
    id: 'Berkas ini terlalu besar untuk situs ini.',
    my: 'Fail ini terlalu besar bagi laman ini.',
  },
  tooOften: {
    en: 'Those were many uploads in a short time. Please wait a little and try again.',
    id: 'Terlalu banyak unggahan dalam waktu singkat. Tunggu sebentar lalu coba lagi.',
    my: 'Terlalu banyak muat naik dalam masa singkat. Tunggu sebentar dan cuba lagi.',
  },
  noRoom: {
    en: 'The site can’t take the file right now. Everything is kept; please try again later.',
    id: 'Situs sedang tidak dapat menerima berkas ini. Semuanya tersimpan; coba lagi nanti.',
    my: 'Laman tidak dapat menerima fail ini sekarang. Semuanya disimpan; sila cuba lagi nanti.',
  },
})
