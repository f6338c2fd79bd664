import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  notYourImage: {
    en: 'This is not an image that you uploaded. Please choose another one.',
    id: 'Ini bukan gambar yang Anda unggah. Silakan pilih gambar lain.',
    my: 'Ini bukan imej yang anda muat naik. Sila pilih imej lain.',
  },
  notMultipart: {
    en: 'Send one file as multipart/form-data, in the field “file”.',
    id: 'Kirim satu berkas sebagai multipart/form-data, di kolom “file”.',
    my: 'Hantar satu fail sebagai multipart/form-data, dalam medan “file”.',
  },
  oneFile: {
    en: 'Exactly one file is needed, in the field “file”, and nothing else.',
    id: 'Harus ada tepat satu berkas di kolom “file”, tanpa isian lain.',
    my: 'Mesti ada tepat satu fail dalam medan “file”, tanpa apa-apa yang lain.',
  },
  brokenUpload: {
    en: 'The upload broke off or could not be read. Please try again.',
    id: 'Unggahan terputus atau tidak terbaca. Silakan coba lagi.',
    my: 'Muat naik terputus atau tidak dapat dibaca. Sila cuba lagi.',
  },
  tooManyBytes: {
    en: 'The image is larger than {count} MB. Please choose a smaller one.',
    id: 'Ukuran gambar melebihi {count} MB. Silakan pilih yang lebih kecil.',
    my: 'Saiz imej melebihi {count} MB. Sila pilih yang lebih kecil.',
  },
  tooManyPixels: {
    en: 'The image has more than {count} million pixels. Please make it smaller first.',
    id: 'Gambar memiliki lebih dari {count} juta piksel. Silakan perkecil terlebih dahulu.',
    my: 'Imej mempunyai lebih daripada {count} juta piksel. Sila kecilkan dahulu.',
  },
  tooManyFrames: {
    en: 'The animation has more than {count} frames. Please shorten it.',
    id: 'Animasi memiliki lebih dari {count} bingkai. Silakan persingkat.',
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
    en: 'The form holds more text than is allowed.',
    id: 'Teks dalam formulir melebihi batas.',
    my: 'Teks dalam borang melebihi had yang dibenarkan.',
  },
  wrongFormat: {
    en: 'This is neither a JPEG, PNG, GIF or WebP image nor an MP4, MOV or WebM video.',
    id: 'Ini bukan gambar JPEG, PNG, GIF, atau WebP, dan bukan pula video MP4, MOV, atau WebM.',
    my: 'Ini bukan imej JPEG, PNG, GIF atau WebP, dan bukan juga video MP4, MOV atau WebM.',
  },
  playlist: {
    en: 'This is a list of other files, not a video.',
    id: 'Ini daftar berkas lain, bukan video.',
    my: 'Ini senarai fail lain, bukannya video.',
  },
  empty: {
    en: 'The file is empty.',
    id: 'Berkas ini kosong.',
    my: 'Fail ini kosong.',
  },
  damaged: {
    en: 'The image is damaged or incomplete.',
    id: 'Gambar rusak atau tidak lengkap.',
    my: 'Imej rosak atau tidak lengkap.',
  },
  tookTooLong: {
    en: 'The image takes too long to process. Please make it smaller or simpler.',
    id: 'Gambar terlalu lama diproses. Silakan perkecil atau sederhanakan.',
    my: 'Imej mengambil masa terlalu lama untuk diproses. Sila kecilkan atau ringkaskan.',
  },
  tooHeavy: {
    en: 'The image could not be processed. Please make it smaller or save it anew, and try again.',
    id: 'Gambar tidak dapat diproses. Silakan perkecil atau simpan ulang, lalu coba lagi.',
    my: 'Imej tidak dapat diproses. Sila kecilkan atau simpan semula, kemudian cuba lagi.',
  },
  storageFull: {
    en: 'Your storage of {count} GB is full. Delete something that shows images or videos, or choose a larger plan.',
    id: 'Ruang penyimpanan Anda sebesar {count} GB sudah penuh. Hapus sesuatu yang memuat gambar atau video, atau pilih paket yang lebih besar.',
    my: 'Ruang storan anda sebanyak {count} GB sudah penuh. Padam sesuatu yang memuatkan imej atau video, atau pilih pelan yang lebih besar.',
  },
  diskFull: {
    en: 'The site has no room for new files right now. Nothing was stored; please try again later.',
    id: 'Situs ini sedang tidak punya ruang untuk berkas baru. Tidak ada yang disimpan; silakan coba lagi nanti.',
    my: 'Laman ini tidak mempunyai ruang untuk fail baharu sekarang. Tiada apa-apa disimpan; sila cuba lagi kemudian.',
  },
  storeAway: {
    en: 'Files can not be stored right now. Nothing was kept; please try again in a moment.',
    id: 'Berkas sedang tidak dapat disimpan. Tidak ada yang tersimpan; silakan coba lagi sebentar lagi.',
    my: 'Fail tidak dapat disimpan sekarang. Tiada apa-apa disimpan; sila cuba sebentar lagi.',
  },
  isShown: {
    en: 'Something shows this upload. Delete that instead.',
    id: 'Unggahan ini sedang ditampilkan. Hapus yang menampilkannya.',
    my: 'Muat naik ini sedang dipaparkan. Padam apa yang memaparkannya.',
  },
  notYourUpload: {
    en: 'This is not something that you uploaded, or it was deleted. Please upload it again.',
    id: 'Ini bukan unggahan Anda, atau sudah dihapus. Silakan unggah lagi.',
    my: 'Ini bukan muat naik anda, atau ia telah dipadam. Sila muat naik semula.',
  },
  needsImage: {
    en: 'An image is needed here, not a video.',
    id: 'Di sini diperlukan gambar, bukan video.',
    my: 'Imej diperlukan di sini, bukannya video.',
  },
  needsVideo: {
    en: 'A video is needed here, not an image.',
    id: 'Di sini diperlukan video, bukan gambar.',
    my: 'Video diperlukan di sini, bukannya imej.',
  },
  failedUpload: {
    en: 'This video could not be made ready. Please upload another one.',
    id: 'Video ini tidak dapat disiapkan. Silakan unggah video lain.',
    my: 'Video ini tidak dapat disediakan. Sila muat naik video lain.',
  },
  usedElsewhere: {
    en: 'This upload is shown elsewhere already. Please upload it again.',
    id: 'Unggahan ini sudah ditampilkan di tempat lain. Silakan unggah lagi.',
    my: 'Muat naik ini sudah dipaparkan di tempat lain. Sila muat naik semula.',
  },
})
