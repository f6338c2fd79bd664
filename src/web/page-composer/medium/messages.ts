import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  photo: { en: 'Photo', id: 'Foto', my: 'Foto' },
  video: { en: 'Video', id: 'Video', my: 'Video' },
  choosePhoto: { en: 'Choose a photo', id: 'Pilih foto', my: 'Pilih foto' },
  chooseVideo: { en: 'Choose a video', id: 'Pilih video', my: 'Pilih video' },
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
    en: 'JPEG, PNG, WebP or GIF, up to {megabytes} MB. We remove the location.',
    id: 'JPEG, PNG, WebP, atau GIF, maksimal {megabytes} MB. Informasi lokasinya dihapus.',
    my: 'JPEG, PNG, WebP atau GIF, sehingga {megabytes} MB. Maklumat lokasinya dibuang.',
  },
  videoHint: {
    en: 'MP4, WebM or MOV, up to {megabytes} MB and {minutes} minutes.',
    id: 'MP4, WebM, atau MOV, maksimal {megabytes} MB dan {minutes} menit.',
    my: 'MP4, WebM atau MOV, sehingga {megabytes} MB dan {minutes} minit.',
  },
  preparing: { en: 'Getting {name} ready', id: 'Menyiapkan {name}', my: 'Menyediakan {name}' },
  uploading: { en: 'Uploading {name}', id: 'Mengunggah {name}', my: 'Memuat naik {name}' },
  checking: {
    en: 'Uploaded. Checking the file…',
    id: 'Terunggah. Sedang diperiksa…',
    my: 'Telah dimuat naik. Sedang disemak…',
  },
  goOn: {
    en: 'You can keep writing.',
    id: 'Silakan terus menulis.',
    my: 'Anda boleh terus menulis.',
  },
  arrivedPhoto: { en: 'Photo uploaded', id: 'Foto terunggah', my: 'Foto dimuat naik' },
  arrivedVideo: { en: 'Video uploaded', id: 'Video terunggah', my: 'Video dimuat naik' },
  processing: {
    en: 'We’re getting it ready to play. You can post now.',
    id: 'Sedang disiapkan agar bisa diputar. Anda sudah bisa memposting.',
    my: 'Sedang disediakan untuk dimainkan. Anda sudah boleh menyiarkannya.',
  },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  retry: { en: 'Try again', id: 'Coba lagi', my: 'Cuba lagi' },
  replace: { en: 'Replace', id: 'Ganti', my: 'Tukar' },
  chooseOther: { en: 'Choose another file', id: 'Pilih berkas lain', my: 'Pilih fail lain' },
  remove: { en: 'Remove', id: 'Hapus', my: 'Buang' },
  failed: { en: '{name} wasn’t uploaded.', id: '{name} tidak terunggah.', my: '{name} tidak dimuat naik.' },
  shownPhoto: { en: 'Your photo', id: 'Foto Anda', my: 'Foto anda' },
  shownVideo: { en: 'Your video', id: 'Video Anda', my: 'Video anda' },
  onlyOne: {
    en: 'A post can have one photo or video, so we kept the first.',
    id: 'Satu postingan hanya bisa memuat satu foto atau video, jadi kami memakai yang pertama.',
    my: 'Satu hantaran hanya boleh memuatkan satu foto atau video, jadi kami gunakan yang pertama.',
  },
  pollWaits: {
    en: 'This is now a photo or video post. Your poll is saved under Discussion.',
    id: 'Sekarang ini postingan foto atau video. Jajak pendapat Anda tersimpan di Diskusi.',
    my: 'Ini kini hantaran foto atau video. Undian anda disimpan di bawah Perbincangan.',
  },
  gone: {
    en: 'The file in your draft is no longer here. Please choose it again.',
    id: 'Berkas di draf Anda sudah tidak ada. Silakan pilih lagi.',
    my: 'Fail dalam draf anda sudah tiada. Sila pilih semula.',
  },
  broken: {
    en: 'We couldn’t get the video ready to play. Please choose another one.',
    id: 'Video gagal disiapkan untuk diputar. Silakan pilih video lain.',
    my: 'Video tidak dapat disediakan untuk dimainkan. Sila pilih video lain.',
  },
})
