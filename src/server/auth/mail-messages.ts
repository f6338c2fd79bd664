import { defineMessages } from '../../contract/messages.ts'

/** These mails contain nothing a stranger typed: signing up with your address is no way to write to you. */
export const codeMail = defineMessages({
  subject: {
    en: '{code} is your {site} code',
    id: '{code} adalah kode {site} Anda',
    my: '{code} ialah kod {site} anda',
  },
  heading: {
    en: 'Welcome! One more step',
    id: 'Selamat datang! Tinggal satu langkah',
    my: 'Selamat datang! Tinggal satu langkah lagi',
  },
  body: {
    en: 'Enter this code on the page where you signed up. It’s valid for {minutes} minutes.',
    id: 'Masukkan kode ini di halaman tempat Anda mendaftar. Kode berlaku selama {minutes} menit.',
    my: 'Masukkan kod ini di halaman tempat anda mendaftar. Kod ini sah selama {minutes} minit.',
  },
  after: {
    en: 'We’ll never ask you for this code by phone or message, so please keep it to yourself.',
    id: 'Kami tidak akan pernah meminta kode ini lewat telepon atau pesan, jadi jangan beri tahu siapa pun.',
    my: 'Kami tidak akan sesekali meminta kod ini melalui telefon atau mesej, jadi simpanlah untuk diri sendiri.',
  },
  reason: {
    en: 'You’re receiving this email because someone signed up with this address. If it wasn’t you, just ignore it: no account is created without the code.',
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
    en: 'You already have an account',
    id: 'Anda sudah punya akun',
    my: 'Anda sudah mempunyai akaun',
  },
  body: {
    en: 'Someone tried to sign up with your address, which already has an account. If it was you, just sign in.',
    id: 'Seseorang mencoba mendaftar dengan alamat Anda, padahal alamat ini sudah punya akun. Jika itu Anda, langsung masuk saja.',
    my: 'Seseorang cuba mendaftar dengan alamat anda, sedangkan alamat ini sudah ada akaun. Jika itu anda, terus sahaja log masuk.',
  },
  button: { en: 'Sign in', id: 'Masuk', my: 'Log masuk' },
  after: {
    en: 'If you’ve forgotten your password, choose “Forgot password” on that page and set a new one.',
    id: 'Jika Anda lupa kata sandi, pilih “Lupa kata sandi” di halaman itu lalu buat yang baru.',
    my: 'Jika anda terlupa kata laluan, pilih “Lupa kata laluan” di halaman itu dan tetapkan yang baharu.',
  },
  reason: {
    en: 'You’re receiving this email because this address was entered in our sign-up form. Nothing about your account has changed.',
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
    en: 'This link lets you set a new password. It works once and is valid for {minutes} minutes.',
    id: 'Dengan tautan ini Anda bisa membuat kata sandi baru. Tautan hanya bisa dipakai sekali dan berlaku {minutes} menit.',
    my: 'Pautan ini membolehkan anda menetapkan kata laluan baharu. Ia boleh digunakan sekali sahaja dan sah selama {minutes} minit.',
  },
  button: { en: 'Set new password', id: 'Buat kata sandi', my: 'Tetapkan kata laluan' },
  after: {
    en: 'You’ll be signed out on all devices. Then sign in with the new password.',
    id: 'Setelah itu semua perangkat akan dikeluarkan. Masuklah lagi dengan kata sandi baru.',
    my: 'Selepas itu semua peranti akan dilog keluar. Log masuk semula dengan kata laluan baharu.',
  },
  reason: {
    en: 'You’re receiving this email because someone asked for a new password for this address. If it wasn’t you, just ignore it: your password stays the same.',
    id: 'Anda menerima email ini karena seseorang meminta kata sandi baru untuk alamat ini. Jika itu bukan Anda, abaikan saja: kata sandi Anda tetap sama.',
    my: 'Anda menerima e-mel ini kerana seseorang meminta kata laluan baharu untuk alamat ini. Jika bukan anda, abaikan sahaja: kata laluan anda kekal sama.',
  },
})

export const changedMail = defineMessages({
  subject: {
    en: 'Your {site} password was changed',
    id: 'Kata sandi {site} Anda telah diganti',
    my: 'Kata laluan {site} anda telah ditukar',
  },
  heading: {
    en: 'Your password was changed',
    id: 'Kata sandi Anda telah diganti',
    my: 'Kata laluan anda telah ditukar',
  },
  body: {
    en: 'A new password was just set for your account, and you were signed out on every device.',
    id: 'Kata sandi baru telah dibuat untuk akun Anda, dan semua perangkat sudah dikeluarkan.',
    my: 'Kata laluan baharu baru sahaja ditetapkan untuk akaun anda, dan anda telah dilog keluar daripada semua peranti.',
  },
  button: { en: 'Sign in', id: 'Masuk', my: 'Log masuk' },
  after: {
    en: 'Wasn’t you? Then someone else may be able to read your email. Secure your email account first, then choose “Forgot password” on our sign-in page.',
    id: 'Bukan Anda yang menggantinya? Mungkin ada orang lain yang bisa membaca email Anda. Amankan dulu akun email Anda, lalu pilih “Lupa kata sandi” di halaman masuk kami.',
    my: 'Bukan anda yang menukarnya? Mungkin ada orang lain boleh membaca e-mel anda. Lindungi akaun e-mel anda dahulu, kemudian pilih “Lupa kata laluan” di halaman log masuk kami.',
  },
  reason: {
    en: 'We always tell you when the password of your account changes.',
    id: 'Kami selalu memberi tahu Anda jika kata sandi akun Anda diganti.',
    my: 'Kami sentiasa memaklumkan anda apabila kata laluan akaun anda ditukar.',
  },
})

export const guessedMail = defineMessages({
  subject: {
    en: 'Someone is trying to get into your {site} account',
    id: 'Ada yang mencoba masuk ke akun {site} Anda',
    my: 'Ada orang cuba memasuki akaun {site} anda',
  },
  heading: {
    en: 'Too many wrong passwords for your account',
    id: 'Banyak percobaan kata sandi yang salah',
    my: 'Banyak percubaan kata laluan yang salah',
  },
  body: {
    en: 'Within an hour, many wrong passwords were tried for your account. None of them worked, and we’re now slowing such attempts down. You can still sign in as usual.',
    id: 'Dalam satu jam, banyak kata sandi salah dicoba untuk akun Anda. Tidak satu pun berhasil, dan percobaan seperti ini sekarang kami perlambat. Anda tetap bisa masuk seperti biasa.',
    my: 'Dalam masa sejam, banyak kata laluan salah dicuba untuk akaun anda. Tiada satu pun berjaya, dan percubaan seperti ini kini kami perlahankan. Anda masih boleh log masuk seperti biasa.',
  },
  after: {
    en: 'If you use this password anywhere else, or it’s easy to guess, now is a good time for a new one: choose “Forgot password” on the sign-in page.',
    id: 'Jika kata sandi ini juga Anda pakai di tempat lain atau mudah ditebak, inilah saat yang baik untuk menggantinya: pilih “Lupa kata sandi” di halaman masuk.',
    my: 'Jika kata laluan ini turut digunakan di tempat lain atau mudah diteka, inilah masa yang sesuai untuk menukarnya: pilih “Lupa kata laluan” di halaman log masuk.',
  },
  button: { en: 'Sign in', id: 'Masuk', my: 'Log masuk' },
  reason: {
    en: 'You’re receiving this email, at most once an hour, because it’s about the safety of your account.',
    id: 'Anda menerima email ini, maksimal sekali sejam, karena menyangkut keamanan akun Anda.',
    my: 'Anda menerima e-mel ini, maksimum sekali sejam, kerana ia berkaitan dengan keselamatan akaun anda.',
  },
})
