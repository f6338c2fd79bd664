import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Choose a new password', id: 'Buat kata sandi baru', my: 'Pilih kata laluan baharu' },
  intro: {
    en: 'When it is changed you are signed out everywhere, so that nobody else stays in.',
    id: 'Setelah diganti, Anda dikeluarkan dari semua perangkat agar tidak ada orang lain yang tertinggal di dalam.',
    my: 'Selepas ditukar, anda dilog keluar di semua tempat supaya tiada orang lain kekal di dalam.',
  },
  verifiedIntro: {
    en: 'Your address is verified. You signed up in another browser, so choose your password once more here.',
    id: 'Alamat Anda sudah diverifikasi. Anda mendaftar di peramban lain, jadi buat lagi kata sandi Anda di sini.',
    my: 'Alamat anda telah disahkan. Anda mendaftar di pelayar lain, jadi pilih semula kata laluan anda di sini.',
  },
  newPassword: { en: 'New password', id: 'Kata sandi baru', my: 'Kata laluan baharu' },
  save: { en: 'Save password', id: 'Simpan kata sandi', my: 'Simpan kata laluan' },
  failed: {
    en: 'The password was not changed.',
    id: 'Kata sandi belum diganti.',
    my: 'Kata laluan tidak ditukar.',
  },
  doneTitle: { en: 'Password changed', id: 'Kata sandi diganti', my: 'Kata laluan ditukar' },
  doneText: {
    en: 'You can sign in with it now.',
    id: 'Sekarang Anda bisa masuk dengannya.',
    my: 'Anda boleh log masuk dengannya sekarang.',
  },
  signIn: { en: 'Sign In', id: 'Masuk', my: 'Log Masuk' },
  invalidTitle: {
    en: 'This link no longer works',
    id: 'Tautan ini tidak berlaku lagi',
    my: 'Pautan ini tidak lagi sah',
  },
  invalidText: {
    en: 'A link works once, for {minutes} minutes. Ask for a new one and use the newest mail.',
    id: 'Satu tautan hanya berlaku sekali, selama {minutes} menit. Minta yang baru dan pakai email yang terbaru.',
    my: 'Satu pautan hanya boleh digunakan sekali, dalam {minutes} minit. Minta yang baharu dan guna e-mel terkini.',
  },
  noTokenTitle: { en: 'Reset your password', id: 'Reset kata sandi', my: 'Tetapkan semula kata laluan' },
  noTokenText: {
    en: 'Open this page with the link from our mail. If you have none, ask for one: it works for {minutes} minutes.',
    id: 'Buka halaman ini lewat tautan di email kami. Bila belum ada, mintalah: tautan itu berlaku {minutes} menit.',
    my: 'Buka halaman ini melalui pautan dalam e-mel kami. Jika tiada, mintalah: pautan itu sah selama {minutes} minit.',
  },
  askForLink: { en: 'Ask for a new link', id: 'Minta tautan baru', my: 'Minta pautan baharu' },
  backToSignIn: { en: 'Back to Sign In', id: 'Kembali ke Masuk', my: 'Kembali ke Log Masuk' },
})
