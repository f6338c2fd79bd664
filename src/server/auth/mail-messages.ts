import { defineMessages } from '../../contract/messages.ts'

/** These mails contain nothing a stranger typed: signing up with your address is no way to write to you. */
export const codeMail = defineMessages({
  subject: {
    en: '{code} is your {site} code',
    id: '{code} adalah kode {site} Anda',
    my: '{code} ialah kod {site} anda',
  },
  heading: {
    en: 'Welcome! One step is left',
    id: 'Selamat datang! Tinggal satu langkah',
    my: 'Selamat datang! Tinggal satu langkah lagi',
  },
  body: {
    en: 'Enter this code on the page where you signed up. It is good for {minutes} minutes.',
    id: 'Masukkan kode ini di halaman tempat Anda mendaftar. Kode berlaku selama {minutes} menit.',
    my: 'Masukkan kod ini di halaman tempat anda mendaftar. Kod ini sah selama {minutes} minit.',
  },
  after: {
    en: 'We will never ask you for this code by phone or message, so please keep it to yourself.',
    id: 'Kami tidak akan pernah meminta kode ini lewat telepon atau pesan, jadi jangan beri tahu siapa pun.',
    my: 'Kami tidak akan sesekali meminta kod ini melalui telefon atau mesej, jadi simpanlah untuk diri sendiri.',
  },
  reason: {
    en: 'You get this mail because somebody signed up with this address. If that was not you, ignore it: without the code there is no account.',
    id: 'Anda menerima email ini karena seseorang mendaftar dengan alamat ini. Jika itu bukan Anda, abaikan saja: tanpa kode ini tidak ada akun yang dibuat.',
    my: 'Anda menerima e-mel ini kerana seseorang mendaftar dengan alamat ini. Jika bukan anda, abaikan sahaja: tanpa kod ini tiada akaun diwujudkan.',
  },
})

export const existingMail = defineMessages({
  subject: {
    en: 'You already have a {site} account',
    id: 'Anda sudah punya akun {site}',
    my: 'Anda sudah ada akaun {site}',
  },
  heading: {
    en: 'You are already one of us',
    id: 'Anda sudah menjadi bagian dari kami',
    my: 'Anda memang sudah bersama kami',
  },
  body: {
    en: 'Somebody just tried to sign up with your address, which already has an account. If it was you, simply sign in.',
    id: 'Seseorang baru saja mencoba mendaftar dengan alamat Anda, padahal alamat ini sudah punya akun. Jika itu Anda, langsung masuk saja.',
    my: 'Seseorang baru sahaja cuba mendaftar dengan alamat anda, sedangkan alamat ini sudah ada akaun. Jika itu anda, terus sahaja log masuk.',
  },
  button: { en: 'Sign in', id: 'Masuk', my: 'Log masuk' },
  after: {
    en: 'If you no longer know your password, choose “Forgot password” on that page and set a new one.',
    id: 'Jika Anda lupa kata sandi, pilih “Lupa kata sandi” di halaman itu lalu buat yang baru.',
    my: 'Jika anda terlupa kata laluan, pilih “Lupa kata laluan” di halaman itu dan tetapkan yang baharu.',
  },
  reason: {
    en: 'You get this mail because this address was entered in our sign-up form. Nothing about your account has changed.',
    id: 'Anda menerima email ini karena alamat ini diisikan di formulir pendaftaran kami. Tidak ada yang berubah pada akun Anda.',
    my: 'Anda menerima e-mel ini kerana alamat ini diisi dalam borang pendaftaran kami. Tiada apa-apa yang berubah pada akaun anda.',
  },
})

export const resetMail = defineMessages({
  subject: {
    en: 'Set a new {site} password',
    id: 'Buat kata sandi {site} yang baru',
    my: 'Tetapkan kata laluan {site} yang baharu',
  },
  heading: {
    en: 'Set a new password',
    id: 'Buat kata sandi baru',
    my: 'Tetapkan kata laluan baharu',
  },
  body: {
    en: 'This link lets you choose a new password. It works once and is good for {minutes} minutes.',
    id: 'Dengan tautan ini Anda dapat memilih kata sandi baru. Tautan hanya bisa dipakai sekali dan berlaku {minutes} menit.',
    my: 'Pautan ini membolehkan anda memilih kata laluan baharu. Ia boleh digunakan sekali sahaja dan sah selama {minutes} minit.',
  },
  button: { en: 'Choose a new password', id: 'Pilih kata sandi baru', my: 'Pilih kata laluan baharu' },
  after: {
    en: 'Afterwards you will be signed out everywhere and sign in with the new password.',
    id: 'Setelah itu Anda akan keluar dari semua perangkat dan masuk lagi dengan kata sandi baru.',
    my: 'Selepas itu anda akan dilog keluar daripada semua peranti dan log masuk semula dengan kata laluan baharu.',
  },
  reason: {
    en: 'You get this mail because somebody asked for a new password for this address. If that was not you, ignore it: your password stays as it is.',
    id: 'Anda menerima email ini karena seseorang meminta kata sandi baru untuk alamat ini. Jika itu bukan Anda, abaikan saja: kata sandi Anda tetap sama.',
    my: 'Anda menerima e-mel ini kerana seseorang meminta kata laluan baharu untuk alamat ini. Jika bukan anda, abaikan sahaja: kata laluan anda kekal seperti biasa.',
  },
})

export const changedMail = defineMessages({
  subject: {
    en: 'Your {site} password was changed',
    id: 'Kata sandi {site} Anda telah diubah',
    my: 'Kata laluan {site} anda telah ditukar',
  },
  heading: {
    en: 'Your password was changed',
    id: 'Kata sandi Anda telah diubah',
    my: 'Kata laluan anda telah ditukar',
  },
  body: {
    en: 'A new password was just set for your account, and you were signed out on every device.',
    id: 'Kata sandi baru telah dibuat untuk akun Anda, dan Anda telah keluar dari semua perangkat.',
    my: 'Kata laluan baharu baru sahaja ditetapkan untuk akaun anda, dan anda telah dilog keluar daripada semua peranti.',
  },
  button: { en: 'Sign in', id: 'Masuk', my: 'Log masuk' },
  after: {
    en: 'Was it not you? Then somebody can read your mail. Secure your mailbox first, then choose “Forgot password” on our sign-in page.',
    id: 'Bukan Anda yang mengubahnya? Berarti ada orang lain yang dapat membaca email Anda. Amankan dulu kotak surat Anda, lalu pilih “Lupa kata sandi” di halaman masuk kami.',
    my: 'Bukan anda yang menukarnya? Ini bermakna ada orang lain yang boleh membaca e-mel anda. Selamatkan peti mel anda dahulu, kemudian pilih “Lupa kata laluan” di halaman log masuk kami.',
  },
  reason: {
    en: 'We always tell you when the password of your account changes.',
    id: 'Kami selalu memberi tahu Anda bila kata sandi akun Anda berubah.',
    my: 'Kami sentiasa memaklumkan anda apabila kata laluan akaun anda bertukar.',
  },
})

export const guessedMail = defineMessages({
  subject: {
    en: 'Somebody is trying to get into your {site} account',
    id: 'Ada yang mencoba masuk ke akun {site} Anda',
    my: 'Ada orang cuba memasuki akaun {site} anda',
  },
  heading: {
    en: 'Many wrong passwords for your account',
    id: 'Banyak kata sandi salah untuk akun Anda',
    my: 'Banyak kata laluan salah untuk akaun anda',
  },
  body: {
    en: 'Within an hour, many wrong passwords were tried for your account. None of them worked, and we now slow such tries down. You can still sign in as always.',
    id: 'Dalam satu jam, banyak kata sandi salah dicoba untuk akun Anda. Tidak satu pun berhasil, dan percobaan seperti ini sekarang kami perlambat. Anda tetap bisa masuk seperti biasa.',
    my: 'Dalam masa sejam, banyak kata laluan salah dicuba untuk akaun anda. Tiada satu pun berjaya, dan cubaan sebegini kini kami perlahankan. Anda masih boleh log masuk seperti biasa.',
  },
  after: {
    en: 'If you use this password anywhere else, or it is easy to guess, now is a good time for a new one: choose “Forgot password” on the sign-in page.',
    id: 'Jika kata sandi ini juga Anda pakai di tempat lain atau mudah ditebak, inilah saat yang baik untuk menggantinya: pilih “Lupa kata sandi” di halaman masuk.',
    my: 'Jika kata laluan ini turut digunakan di tempat lain atau mudah diteka, inilah masa yang sesuai untuk menukarnya: pilih “Lupa kata laluan” di halaman log masuk.',
  },
  button: { en: 'Go to sign-in', id: 'Ke halaman masuk', my: 'Ke halaman log masuk' },
  reason: {
    en: 'You get this mail, at most once an hour, because it is about the safety of your account.',
    id: 'Anda menerima email ini, paling banyak sekali sejam, karena menyangkut keamanan akun Anda.',
    my: 'Anda menerima e-mel ini, paling kerap sekali sejam, kerana ia berkaitan keselamatan akaun anda.',
  },
})
