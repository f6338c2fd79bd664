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
  wrongFormat: {
    en: 'This is not a JPEG, PNG, GIF or WebP image.',
    id: 'Ini bukan gambar JPEG, PNG, GIF, atau WebP.',
    my: 'Ini bukan imej JPEG, PNG, GIF atau WebP.',
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
  storageFull: {
    en: 'Your storage of {count} GB is full. Delete something that shows images, or choose a larger plan.',
    id: 'Ruang penyimpanan Anda sebesar {count} GB sudah penuh. Hapus sesuatu yang memuat gambar, atau pilih paket yang lebih besar.',
    my: 'Ruang storan anda sebanyak {count} GB sudah penuh. Padam sesuatu yang memuatkan imej, atau pilih pelan yang lebih besar.',
  },
  diskFull: {
    en: 'The site has no room for new files right now. Nothing was stored; please try again later.',
    id: 'Situs ini sedang tidak punya ruang untuk berkas baru. Tidak ada yang disimpan; silakan coba lagi nanti.',
    my: 'Laman ini tidak mempunyai ruang untuk fail baharu sekarang. Tiada apa-apa disimpan; sila cuba lagi kemudian.',
  },
})
