import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  photo: { en: 'Photo', id: 'Foto', my: 'Foto' },
  video: { en: 'Video', id: 'Video', my: 'Video' },
  choosePhoto: { en: 'Choose a photo', id: 'Pilih foto', my: 'Pilih satu foto' },
  chooseVideo: { en: 'Choose a video', id: 'Pilih video', my: 'Pilih satu video' },
  takePhoto: { en: 'Take a photo', id: 'Ambil foto', my: 'Tangkap foto' },
  takeVideo: { en: 'Record a video', id: 'Rekam video', my: 'Rakam video' },
  dropPhoto: {
    en: 'Drop a photo here or paste one',
    id: 'Letakkan foto di sini atau tempelkan',
    my: 'Lepaskan foto di sini atau tampalkannya',
  },
  dropVideo: {
    en: 'Drop a video here',
    id: 'Letakkan video di sini',
    my: 'Lepaskan video di sini',
  },
  dropHere: { en: 'Drop it here', id: 'Letakkan di sini', my: 'Lepaskan di sini' },
  photoHint: {
    en: 'JPEG, PNG, WebP or GIF, up to {megabytes} MB. Where it was taken is never shown.',
    id: 'JPEG, PNG, WebP, atau GIF, maksimal {megabytes} MB. Lokasi pengambilannya tidak pernah ditampilkan.',
    my: 'JPEG, PNG, WebP atau GIF, sehingga {megabytes} MB. Tempat ia diambil tidak pernah ditunjukkan.',
  },
  videoHint: {
    en: 'MP4, WebM or MOV, up to {megabytes} MB and {minutes} minutes.',
    id: 'MP4, WebM, atau MOV, maksimal {megabytes} MB dan {minutes} menit.',
    my: 'MP4, WebM atau MOV, sehingga {megabytes} MB dan {minutes} minit.',
  },
  preparing: { en: 'Getting {name} ready', id: 'Menyiapkan {name}', my: 'Menyediakan {name}' },
  uploading: { en: 'Uploading {name}', id: 'Mengunggah {name}', my: 'Memuat naik {name}' },
  checking: {
    en: 'Sent. The site is looking at it…',
    id: 'Terkirim. Situs sedang memeriksanya…',
    my: 'Sudah dihantar. Laman sedang menyemaknya…',
  },
  goOn: {
    en: 'Go on writing meanwhile.',
    id: 'Silakan terus menulis.',
    my: 'Teruskan menulis sementara itu.',
  },
  arrivedPhoto: { en: 'Your photo is here.', id: 'Foto Anda sudah sampai.', my: 'Foto anda sudah sampai.' },
  arrivedVideo: { en: 'Your video is here.', id: 'Video Anda sudah sampai.', my: 'Video anda sudah tiba.' },
  processing: {
    en: 'It is being made ready to play. You can post already.',
    id: 'Sedang disiapkan agar dapat diputar. Anda sudah dapat memposting.',
    my: 'Ia sedang disediakan untuk dimainkan. Anda sudah boleh menghantar.',
  },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  retry: { en: 'Try again', id: 'Coba lagi', my: 'Cuba lagi' },
  replace: { en: 'Replace', id: 'Ganti', my: 'Tukar' },
  chooseOther: { en: 'Choose another file', id: 'Pilih berkas lain', my: 'Pilih fail lain' },
  remove: { en: 'Remove', id: 'Hapus', my: 'Buang' },
  failed: { en: '{name} was not uploaded.', id: '{name} tidak terunggah.', my: '{name} tidak dimuat naik.' },
  shownPhoto: { en: 'Your photo', id: 'Foto Anda', my: 'Foto anda' },
  shownVideo: { en: 'Your video', id: 'Video Anda', my: 'Video anda' },
  onlyOne: {
    en: 'A post shows one medium. The first was taken.',
    id: 'Satu postingan memuat satu media. Yang pertama diambil.',
    my: 'Satu hantaran memaparkan satu media. Yang pertama telah diambil.',
  },
  pollWaits: {
    en: 'This is a photo or video post now. Your poll waits under Discussion.',
    id: 'Ini kini postingan foto atau video. Jajak pendapat Anda menunggu di Diskusi.',
    my: 'Ini kini hantaran foto atau video. Undian anda menunggu di bawah Perbincangan.',
  },
  gone: {
    en: 'The upload of your draft is no longer here. Please choose it again.',
    id: 'Unggahan draf Anda sudah tidak ada. Silakan pilih lagi.',
    my: 'Muat naik draf anda sudah tiada. Sila pilih semula.',
  },
  broken: {
    en: 'The video could not be made ready to play. Please choose another one.',
    id: 'Video tidak dapat disiapkan untuk diputar. Silakan pilih video lain.',
    my: 'Video tidak dapat disediakan untuk dimainkan. Sila pilih video lain.',
  },
})
