import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Two-step verification', id: 'Verifikasi dua langkah', my: 'Pengesahan dua langkah' },
  text: {
    en: 'After your password, Google or Discord, we ask for a code from an app on your phone. Someone who knows your password still can’t sign in.',
    id: 'Setelah kata sandi, Google, atau Discord, kami meminta kode dari aplikasi di ponsel Anda. Orang yang tahu kata sandi Anda tetap tidak bisa masuk.',
    my: 'Selepas kata laluan, Google atau Discord, kami meminta kod daripada aplikasi pada telefon anda. Orang yang tahu kata laluan anda tetap tidak boleh log masuk.',
  },
  notLoaded: {
    en: 'Couldn’t load two-step verification.',
    id: 'Verifikasi dua langkah gagal dimuat.',
    my: 'Pengesahan dua langkah tidak dapat dimuatkan.',
  },
  isOff: { en: 'It’s off.', id: 'Nonaktif.', my: 'Dimatikan.' },
  isOn: { en: 'On since {date}', id: 'Aktif sejak {date}', my: 'Dihidupkan sejak {date}' },
  codesLeft: {
    en: '{count} recovery code left|{count} recovery codes left',
    id: 'Sisa {count} kode pemulihan',
    my: 'Baki {count} kod pemulihan',
  },
  turnOn: { en: 'Turn on', id: 'Aktifkan', my: 'Hidupkan' },
  turnOff: { en: 'Turn off', id: 'Nonaktifkan', my: 'Matikan' },
  newCodes: { en: 'New recovery codes', id: 'Kode pemulihan baru', my: 'Kod pemulihan baharu' },
  newCodesTitle: {
    en: 'Make new recovery codes?',
    id: 'Buat kode pemulihan baru?',
    my: 'Buat kod pemulihan baharu?',
  },
  newCodesText: {
    en: 'The codes you have now will stop working.',
    id: 'Kode yang Anda punya sekarang tidak akan berlaku lagi.',
    my: 'Kod yang anda ada sekarang tidak akan sah lagi.',
  },
  offTitle: {
    en: 'Turn off two-step verification?',
    id: 'Nonaktifkan verifikasi dua langkah?',
    my: 'Matikan pengesahan dua langkah?',
  },
  offText: {
    en: 'Signing in won’t need a code any more, and your recovery codes will stop working.',
    id: 'Untuk masuk tidak perlu kode lagi, dan kode pemulihan Anda tidak berlaku lagi.',
    my: 'Log masuk tidak memerlukan kod lagi, dan kod pemulihan anda tidak sah lagi.',
  },
  offDone: {
    en: 'Two-step verification is off',
    id: 'Verifikasi dua langkah dinonaktifkan',
    my: 'Pengesahan dua langkah dimatikan',
  },
  setUpTitle: { en: 'Set up your app', id: 'Siapkan aplikasi Anda', my: 'Sediakan aplikasi anda' },
  setUpText: {
    en: 'Scan this QR code with an authenticator app, such as Google Authenticator, Aegis or 1Password.',
    id: 'Pindai kode QR ini dengan aplikasi autentikator, misalnya Google Authenticator, Aegis, atau 1Password.',
    my: 'Imbas kod QR ini dengan aplikasi pengesah, contohnya Google Authenticator, Aegis atau 1Password.',
  },
  qr: { en: 'QR code for your app', id: 'Kode QR untuk aplikasi Anda', my: 'Kod QR untuk aplikasi anda' },
  openApp: { en: 'Open in app', id: 'Buka di aplikasi', my: 'Buka dalam aplikasi' },
  key: { en: 'Or type this key:', id: 'Atau ketik kunci ini:', my: 'Atau taip kunci ini:' },
  code: { en: 'Code from the app', id: 'Kode dari aplikasi', my: 'Kod daripada aplikasi' },
  codeHint: {
    en: '6 digits, new every 30 seconds',
    id: '6 angka, berganti setiap 30 detik',
    my: '6 digit, bertukar setiap 30 saat',
  },
  codeShort: {
    en: 'Please enter all 6 digits.',
    id: 'Masukkan keenam angkanya.',
    my: 'Sila masukkan keenam-enam digit.',
  },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  codesTitle: { en: 'Your recovery codes', id: 'Kode pemulihan Anda', my: 'Kod pemulihan anda' },
  codesText: {
    en: 'We show them only now. Keep them somewhere safe: each one signs you in once if you lose your phone.',
    id: 'Hanya ditampilkan sekarang. Simpan di tempat yang aman: jika ponsel hilang, setiap kode bisa dipakai sekali untuk masuk.',
    my: 'Hanya dipaparkan sekarang. Simpan di tempat yang selamat: jika telefon hilang, setiap kod boleh digunakan sekali untuk log masuk.',
  },
  copy: { en: 'Copy codes', id: 'Salin kode', my: 'Salin kod' },
  copied: { en: 'Codes copied', id: 'Kode disalin', my: 'Kod disalin' },
  notCopied: {
    en: 'Couldn’t copy them. Please select the codes and copy them yourself.',
    id: 'Gagal disalin. Silakan pilih kodenya lalu salin sendiri.',
    my: 'Tidak dapat disalin. Sila pilih kod itu dan salin sendiri.',
  },
  download: { en: 'Download', id: 'Unduh', my: 'Muat turun' },
  done: { en: 'I’ve saved them', id: 'Sudah saya simpan', my: 'Sudah saya simpan' },
  notSent: {
    en: 'Couldn’t reach us. Check your connection and try again.',
    id: 'Gagal terhubung. Periksa koneksi Anda lalu coba lagi.',
    my: 'Kami tidak dapat dihubungi. Semak sambungan anda dan cuba lagi.',
  },
})
