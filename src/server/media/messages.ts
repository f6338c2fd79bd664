import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  notYourImage: {
    en: 'We couldn’t find this image in your uploads. Please choose another.',
    id: 'Gambar ini tidak ada di unggahan Anda. Silakan pilih yang lain.',
    my: 'Gambar ini tiada dalam muat naik anda. Sila pilih yang lain.',
  },
  notMultipart: {
    en: 'Send one file as multipart/form-data, in the field “file”.',
    id: 'Kirim satu berkas sebagai multipart/form-data, di isian “file”.',
    my: 'Hantar satu fail sebagai multipart/form-data, dalam ruangan “file”.',
  },
  oneFile: {
    en: 'Send exactly one file, in the field “file”, and nothing else.',
    id: 'Kirim tepat satu berkas di isian “file”, tanpa isian lain.',
    my: 'Hantar tepat satu fail dalam ruangan “file”, tanpa apa-apa yang lain.',
  },
  brokenUpload: {
    en: 'The upload was interrupted. Please try again.',
    id: 'Unggahan terputus. Silakan coba lagi.',
    my: 'Muat naik terputus. Sila cuba lagi.',
  },
  tooManyBytes: {
    en: 'The image is larger than {count} MB. Please choose a smaller one.',
    id: 'Ukuran gambar melebihi {count} MB. Silakan pilih yang lebih kecil.',
    my: 'Saiz gambar melebihi {count} MB. Sila pilih yang lebih kecil.',
  },
  tooManyPixels: {
    en: 'The image has more than {count} million pixels. Please make it smaller first.',
    id: 'Gambar punya lebih dari {count} juta piksel. Silakan perkecil dulu.',
    my: 'Gambar mempunyai lebih daripada {count} juta piksel. Sila kecilkan dahulu.',
  },
  tooManyFrames: {
    en: 'The animation has more than {count} frames. Please shorten it.',
    id: 'Animasi punya lebih dari {count} bingkai. Silakan persingkat.',
    my: 'Animasi mempunyai lebih daripada {count} bingkai. Sila pendekkan.',
  },
  tooManyBytesOfAny: {
    en: 'The file is larger than {count} MB. Please choose a smaller one.',
    id: 'Ukuran berkas melebihi {count} MB. Silakan pilih yang lebih kecil.',
    my: 'Saiz fail melebihi {count} MB. Sila pilih yang lebih kecil.',
  },
  tooManyVideoBytes: {
    en: 'The video is larger than {count} MB. Please choose a smaller or shorter one.',
    id: 'Ukuran video melebihi {count} MB. Silakan pilih yang lebih kecil atau lebih pendek.',
    my: 'Saiz video melebihi {count} MB. Sila pilih yang lebih kecil atau lebih singkat.',
  },
  tooMuchText: {
    en: 'This form has too much text. Please shorten it.',
    id: 'Teks dalam formulir terlalu panjang. Silakan persingkat.',
    my: 'Teks dalam borang terlalu panjang. Sila pendekkan.',
  },
  wrongFormat: {
    en: 'Please choose a JPEG, PNG, GIF or WebP image, or an MP4, MOV or WebM video.',
    id: 'Pilih gambar JPEG, PNG, GIF, atau WebP, atau video MP4, MOV, atau WebM.',
    my: 'Sila pilih gambar JPEG, PNG, GIF atau WebP, atau video MP4, MOV atau WebM.',
  },
  playlist: {
    en: 'This is a list of other files, not a video. Please choose a video.',
    id: 'Ini daftar berkas lain, bukan video. Silakan pilih video.',
    my: 'Ini senarai fail lain, bukan video. Sila pilih video.',
  },
  empty: {
    en: 'The file is empty. Please choose another.',
    id: 'Berkas ini kosong. Silakan pilih yang lain.',
    my: 'Fail ini kosong. Sila pilih yang lain.',
  },
  damaged: {
    en: 'The image is damaged or incomplete. Please choose another.',
    id: 'Gambar rusak atau tidak lengkap. Silakan pilih yang lain.',
    my: 'Gambar rosak atau tidak lengkap. Sila pilih yang lain.',
  },
  tookTooLong: {
    en: 'The image takes too long to process. Please make it smaller or simpler.',
    id: 'Gambar terlalu lama diproses. Silakan perkecil atau sederhanakan.',
    my: 'Gambar mengambil masa terlalu lama untuk diproses. Sila kecilkan atau ringkaskan.',
  },
  tooHeavy: {
    en: 'We couldn’t process this image. Please make it smaller or save it again, then try once more.',
    id: 'Gambar tidak bisa diproses. Silakan perkecil atau simpan ulang, lalu coba lagi.',
    my: 'Gambar tidak dapat diproses. Sila kecilkan atau simpan semula, kemudian cuba lagi.',
  },
  storageFull: {
    en: 'Your {count} GB of storage is full. Delete posts or articles with images or videos, or choose a larger plan.',
    id: 'Penyimpanan Anda sebesar {count} GB sudah penuh. Hapus postingan atau artikel yang memuat gambar atau video, atau pilih paket yang lebih besar.',
    my: 'Storan anda sebanyak {count} GB sudah penuh. Padam hantaran atau artikel yang mengandungi gambar atau video, atau pilih pelan yang lebih besar.',
  },
  diskFull: {
    en: 'We have no room for new files right now. Nothing was uploaded; please try again later.',
    id: 'Kami sedang tidak punya ruang untuk berkas baru. Tidak ada yang diunggah; silakan coba lagi nanti.',
    my: 'Kami tidak mempunyai ruang untuk fail baharu buat masa ini. Tiada apa-apa dimuat naik; sila cuba lagi nanti.',
  },
  storeAway: {
    en: 'We can’t save files right now. Nothing was uploaded; please try again in a moment.',
    id: 'Kami sedang tidak bisa menyimpan berkas. Tidak ada yang diunggah; silakan coba sebentar lagi.',
    my: 'Kami tidak dapat menyimpan fail buat masa ini. Tiada apa-apa dimuat naik; sila cuba sebentar lagi.',
  },
  isShown: {
    en: 'This file is in use. Delete the article or post that shows it first.',
    id: 'Berkas ini sedang dipakai. Hapus dulu artikel atau postingan yang menampilkannya.',
    my: 'Fail ini sedang digunakan. Padam dahulu artikel atau hantaran yang memaparkannya.',
  },
  notYourUpload: {
    en: 'We couldn’t find this upload. It may have been deleted; please upload it again.',
    id: 'Unggahan ini tidak ditemukan. Mungkin sudah dihapus; silakan unggah lagi.',
    my: 'Muat naik ini tidak dijumpai. Mungkin sudah dipadam; sila muat naik semula.',
  },
  needsImage: {
    en: 'Please choose an image here, not a video.',
    id: 'Silakan pilih gambar, bukan video.',
    my: 'Sila pilih gambar, bukan video.',
  },
  needsVideo: {
    en: 'Please choose a video here, not an image.',
    id: 'Silakan pilih video, bukan gambar.',
    my: 'Sila pilih video, bukan gambar.',
  },
  failedUpload: {
    en: 'We couldn’t process this video. Please upload another one.',
    id: 'Video ini tidak bisa diproses. Silakan unggah video lain.',
    my: 'Video ini tidak dapat diproses. Sila muat naik video lain.',
  },
  banned: {
    en: 'Moderators removed this same file, so it can’t be uploaded again. Please choose another.',
    id: 'Moderator sudah menghapus berkas yang sama, jadi tidak bisa diunggah lagi. Silakan pilih yang lain.',
    my: 'Moderator sudah mengalih keluar fail yang sama, jadi ia tidak boleh dimuat naik lagi. Sila pilih yang lain.',
  },
  usedElsewhere: {
    en: 'This file is already used in another post. Please upload it again.',
    id: 'Berkas ini sudah dipakai di postingan lain. Silakan unggah lagi.',
    my: 'Fail ini sudah digunakan dalam hantaran lain. Sila muat naik semula.',
  },
})
