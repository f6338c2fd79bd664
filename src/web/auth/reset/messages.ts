import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Set a new password', id: 'Buat kata sandi baru', my: 'Tetapkan kata laluan baharu' },
  intro: {
    en: 'Changing it signs you out on every device, so no one else stays signed in.',
    id: 'Setelah diganti, Anda akan keluar dari semua perangkat agar tidak ada orang lain yang tetap bisa mengakses akun Anda.',
    my: 'Selepas ditukar, anda akan dilog keluar daripada semua peranti supaya tiada orang lain boleh terus mengakses akaun anda.',
  },
  verifiedIntro: {
    en: 'Your address is verified. You signed up in another browser, so please choose your password again here.',
    id: 'Alamat Anda sudah diverifikasi. Anda mendaftar di peramban lain, jadi buat lagi kata sandi Anda di sini.',
    my: 'Alamat anda telah disahkan. Anda mendaftar di pelayar lain, jadi pilih semula kata laluan anda di sini.',
  },
  newPassword: { en: 'New password', id: 'Kata sandi baru', my: 'Kata laluan baharu' },
  save: { en: 'Save password', id: 'Simpan kata sandi', my: 'Simpan kata laluan' },
  failed: {
    en: 'Couldn’t change the password',
    id: 'Kata sandi gagal diganti',
    my: 'Kata laluan tidak dapat ditukar',
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
    my: 'Pautan ini tidak berfungsi lagi',
  },
  invalidText: {
    en: 'A link works once, for {minutes} minutes. Ask for a new one and use our latest email.',
    id: 'Satu tautan hanya berlaku sekali, selama {minutes} menit. Minta yang baru dan pakai email yang terbaru.',
    my: 'Satu pautan hanya boleh digunakan sekali, dalam {minutes} minit. Minta yang baharu dan guna e-mel terkini.',
  },
  noTokenTitle: { en: 'Reset your password', id: 'Atur ulang kata sandi', my: 'Tetapkan semula kata laluan' },
  noTokenText: {
    en: 'Open this page from the link in our email. No link? Ask for one: it works for {minutes} minutes.',
    id: 'Buka halaman ini lewat tautan di email kami. Belum punya? Minta tautan: berlaku {minutes} menit.',
    my: 'Buka halaman ini melalui pautan dalam e-mel kami. Tiada pautan? Minta satu: sah selama {minutes} minit.',
  },
  askForLink: { en: 'Request new link', id: 'Minta tautan baru', my: 'Minta pautan baharu' },
  backToSignIn: { en: 'Back to sign-in', id: 'Kembali ke Masuk', my: 'Ke log masuk' },
})
