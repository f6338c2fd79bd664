import { defineMessages } from '../../contract/messages.ts'

export const common = defineMessages({
  button: { en: 'Security settings', id: 'Pengaturan keamanan', my: 'Tetapan keselamatan' },
  reason: {
    en: 'We always tell you when something changes in how your account is protected.',
    id: 'Kami selalu memberi tahu Anda jika ada perubahan pada perlindungan akun Anda.',
    my: 'Kami sentiasa memaklumkan anda apabila ada perubahan pada perlindungan akaun anda.',
  },
})

export const onMail = defineMessages({
  subject: {
    en: 'Two-step verification is on for your {site} account',
    id: 'Verifikasi dua langkah aktif untuk akun {site} Anda',
    my: 'Pengesahan dua langkah dihidupkan bagi akaun {site} anda',
  },
  heading: {
    en: 'Two-step verification is on',
    id: 'Verifikasi dua langkah aktif',
    my: 'Pengesahan dua langkah dihidupkan',
  },
  body: {
    en: 'From now on, signing in also needs a code from your authenticator app. Keep your recovery codes somewhere safe: they let you in if you lose your phone.',
    id: 'Mulai sekarang, untuk masuk Anda juga perlu kode dari aplikasi autentikator. Simpan kode pemulihan di tempat yang aman: dengannya Anda tetap bisa masuk jika ponsel hilang.',
    my: 'Mulai sekarang, log masuk juga memerlukan kod daripada aplikasi pengesah anda. Simpan kod pemulihan di tempat yang selamat: dengannya anda masih boleh log masuk jika telefon hilang.',
  },
  after: {
    en: 'Wasn’t you? Then someone is signed in to your account. Choose “Forgot password” on the sign-in page at once, then write to us.',
    id: 'Bukan Anda? Berarti ada orang yang masuk ke akun Anda. Segera pilih “Lupa kata sandi” di halaman masuk, lalu hubungi kami.',
    my: 'Bukan anda? Ini bermakna ada orang yang log masuk ke akaun anda. Segera pilih “Lupa kata laluan” di halaman log masuk, kemudian hubungi kami.',
  },
})

export const offMail = defineMessages({
  subject: {
    en: 'Two-step verification was turned off for your {site} account',
    id: 'Verifikasi dua langkah dinonaktifkan untuk akun {site} Anda',
    my: 'Pengesahan dua langkah dimatikan bagi akaun {site} anda',
  },
  heading: {
    en: 'Two-step verification is off',
    id: 'Verifikasi dua langkah dinonaktifkan',
    my: 'Pengesahan dua langkah dimatikan',
  },
  body: {
    en: 'Signing in no longer asks for a code from your app, and your recovery codes don’t work any more.',
    id: 'Saat masuk, kode dari aplikasi tidak diminta lagi, dan kode pemulihan Anda tidak berlaku lagi.',
    my: 'Log masuk tidak lagi meminta kod daripada aplikasi, dan kod pemulihan anda tidak sah lagi.',
  },
  after: {
    en: 'Wasn’t you? Then someone is signed in to your account. Change your password and turn two-step verification on again.',
    id: 'Bukan Anda? Berarti ada orang yang masuk ke akun Anda. Ganti kata sandi Anda dan aktifkan lagi verifikasi dua langkah.',
    my: 'Bukan anda? Ini bermakna ada orang yang log masuk ke akaun anda. Tukar kata laluan anda dan hidupkan semula pengesahan dua langkah.',
  },
})

export const codesMail = defineMessages({
  subject: {
    en: 'New recovery codes were made for your {site} account',
    id: 'Kode pemulihan baru dibuat untuk akun {site} Anda',
    my: 'Kod pemulihan baharu dibuat bagi akaun {site} anda',
  },
  heading: {
    en: 'New recovery codes were made',
    id: 'Kode pemulihan baru dibuat',
    my: 'Kod pemulihan baharu dibuat',
  },
  body: {
    en: 'The older codes don’t work any more. Keep the new ones somewhere safe.',
    id: 'Kode yang lama tidak berlaku lagi. Simpan kode yang baru di tempat yang aman.',
    my: 'Kod yang lama tidak sah lagi. Simpan kod yang baharu di tempat yang selamat.',
  },
  after: {
    en: 'Wasn’t you? Then someone is signed in to your account. Change your password, sign out other devices and make new recovery codes.',
    id: 'Bukan Anda? Berarti ada orang yang masuk ke akun Anda. Ganti kata sandi Anda, keluarkan perangkat lain, dan buat kode pemulihan baru.',
    my: 'Bukan anda? Ini bermakna ada orang yang log masuk ke akaun anda. Tukar kata laluan anda, log keluar peranti lain dan buat kod pemulihan baharu.',
  },
})

export const recoveryMail = defineMessages({
  subject: {
    en: 'A recovery code of your {site} account was used',
    id: 'Kode pemulihan akun {site} Anda telah dipakai',
    my: 'Kod pemulihan akaun {site} anda telah digunakan',
  },
  heading: {
    en: 'A recovery code was used',
    id: 'Kode pemulihan telah dipakai',
    my: 'Kod pemulihan telah digunakan',
  },
  body: {
    en: 'Someone signed in to your account with one of your recovery codes. It doesn’t work again. If you’re running out, make new ones in the security settings.',
    id: 'Seseorang masuk ke akun Anda dengan salah satu kode pemulihan. Kode itu tidak berlaku lagi. Jika sisanya tinggal sedikit, buat yang baru di pengaturan keamanan.',
    my: 'Seseorang log masuk ke akaun anda dengan salah satu kod pemulihan. Kod itu tidak sah lagi. Jika bakinya tinggal sedikit, buat yang baharu dalam tetapan keselamatan.',
  },
  after: {
    en: 'Wasn’t you? Then someone has your codes and knows your password, or has got into your Google or Discord account. Change that password and make new recovery codes now.',
    id: 'Bukan Anda? Berarti seseorang punya kode Anda dan tahu kata sandi Anda, atau bisa masuk ke akun Google atau Discord Anda. Segera ganti kata sandi itu dan buat kode pemulihan baru.',
    my: 'Bukan anda? Ini bermakna seseorang mempunyai kod anda dan tahu kata laluan anda, atau dapat memasuki akaun Google atau Discord anda. Segera tukar kata laluan itu dan buat kod pemulihan baharu.',
  },
})

export const wrongMail = defineMessages({
  subject: {
    en: 'Wrong codes were entered for your {site} account',
    id: 'Kode yang salah dimasukkan untuk akun {site} Anda',
    my: 'Kod yang salah dimasukkan bagi akaun {site} anda',
  },
  heading: {
    en: 'Too many wrong codes for your account',
    id: 'Banyak kode yang salah untuk akun Anda',
    my: 'Banyak kod yang salah bagi akaun anda',
  },
  body: {
    en: 'Someone passed the first step of signing in to your account and then entered many wrong codes. For a while, we won’t accept codes from the app. Recovery codes and passkeys still work.',
    id: 'Seseorang berhasil melewati langkah pertama untuk masuk ke akun Anda, lalu berkali-kali memasukkan kode yang salah. Untuk sementara kami tidak menerima kode dari aplikasi. Kode pemulihan dan kunci sandi tetap berlaku.',
    my: 'Seseorang telah melepasi langkah pertama log masuk ke akaun anda, kemudian memasukkan banyak kod yang salah. Buat sementara kami tidak menerima kod daripada aplikasi. Kod pemulihan dan kunci laluan masih sah.',
  },
  after: {
    en: 'Wasn’t you? Then someone knows your password, or has got into your Google or Discord account. Choose “Forgot password” on the sign-in page and set a new one; if you sign in with Google or Discord, change that password too.',
    id: 'Bukan Anda? Berarti seseorang tahu kata sandi Anda, atau bisa masuk ke akun Google atau Discord Anda. Pilih “Lupa kata sandi” di halaman masuk dan buat yang baru; jika Anda masuk dengan Google atau Discord, ganti juga kata sandi di sana.',
    my: 'Bukan anda? Ini bermakna seseorang tahu kata laluan anda, atau dapat memasuki akaun Google atau Discord anda. Pilih “Lupa kata laluan” di halaman log masuk dan tetapkan yang baharu; jika anda log masuk dengan Google atau Discord, tukar juga kata laluan di sana.',
  },
})
