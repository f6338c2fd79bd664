import { defineMessages } from '../../contract/messages.ts'

export const oldMail = defineMessages({
  subject: {
    en: 'Confirm the new email address of your {site} account',
    id: 'Konfirmasi alamat email baru akun {site} Anda',
    my: 'Sahkan alamat e-mel baharu akaun {site} anda',
  },
  heading: {
    en: 'Change your email address?',
    id: 'Ganti alamat email Anda?',
    my: 'Tukar alamat e-mel anda?',
  },
  body: {
    en: 'You asked us to change the address of your account to {newEmail}. To agree, open this link within {hours} hours. A second link is in the email we sent to the new address; your address changes once both are confirmed.',
    id: 'Anda meminta kami mengganti alamat akun Anda menjadi {newEmail}. Jika setuju, buka tautan ini dalam {hours} jam. Tautan kedua ada di email yang kami kirim ke alamat baru; alamat diganti setelah keduanya dikonfirmasi.',
    my: 'Anda meminta kami menukar alamat akaun anda kepada {newEmail}. Jika bersetuju, buka pautan ini dalam masa {hours} jam. Pautan kedua ada dalam e-mel yang kami hantar ke alamat baharu; alamat ditukar selepas kedua-duanya disahkan.',
  },
  button: { en: 'Confirm the change', id: 'Konfirmasi perubahan', my: 'Sahkan pertukaran' },
  after: {
    en: 'Wasn’t you? Then don’t open the link. Someone may be using your account: change your password in your settings, which signs out every other device.',
    id: 'Bukan Anda yang meminta? Jangan buka tautan ini. Mungkin ada yang memakai akun Anda: ganti kata sandi di pengaturan, dan semua perangkat lain akan dikeluarkan.',
    my: 'Bukan anda yang meminta? Jangan buka pautan ini. Mungkin ada orang menggunakan akaun anda: tukar kata laluan dalam tetapan, dan semua peranti lain akan dilog keluar.',
  },
  reason: {
    en: 'You’re receiving this email because it’s about the safety of your account. Without this link, your address stays the same.',
    id: 'Anda menerima email ini karena menyangkut keamanan akun Anda. Tanpa tautan ini, alamat Anda tetap sama.',
    my: 'Anda menerima e-mel ini kerana ia berkaitan dengan keselamatan akaun anda. Tanpa pautan ini, alamat anda kekal sama.',
  },
})

/** Contains nothing that the asker typed: asking for your address is no way to write to you. */
export const newMail = defineMessages({
  subject: {
    en: 'Confirm this address for your {site} account',
    id: 'Konfirmasi alamat ini untuk akun {site} Anda',
    my: 'Sahkan alamat ini untuk akaun {site} anda',
  },
  heading: {
    en: 'Is this your new address?',
    id: 'Apakah ini alamat baru Anda?',
    my: 'Adakah ini alamat baharu anda?',
  },
  body: {
    en: 'Someone asked to use this address for their {site} account. If it was you, open this link within {hours} hours. A second link is in the email we sent to your current address; your address changes once both are confirmed.',
    id: 'Seseorang ingin memakai alamat ini untuk akun {site}. Jika itu Anda, buka tautan ini dalam {hours} jam. Tautan kedua ada di email yang kami kirim ke alamat Anda saat ini; alamat diganti setelah keduanya dikonfirmasi.',
    my: 'Seseorang ingin menggunakan alamat ini untuk akaun {site}. Jika itu anda, buka pautan ini dalam masa {hours} jam. Pautan kedua ada dalam e-mel yang kami hantar ke alamat semasa anda; alamat ditukar selepas kedua-duanya disahkan.',
  },
  button: { en: 'Confirm address', id: 'Konfirmasi alamat', my: 'Sahkan alamat' },
  after: {
    en: 'From then on you’ll sign in with this address, and we’ll email you here.',
    id: 'Setelah itu Anda masuk dengan alamat ini, dan kami mengirim email ke sini.',
    my: 'Selepas itu anda log masuk dengan alamat ini, dan kami menghantar e-mel ke sini.',
  },
  reason: {
    en: 'You’re receiving this email because this address was entered in the settings of an account. If it wasn’t you, just ignore it: nothing will change.',
    id: 'Anda menerima email ini karena alamat ini diisikan di pengaturan sebuah akun. Jika itu bukan Anda, abaikan saja: tidak ada yang berubah.',
    my: 'Anda menerima e-mel ini kerana alamat ini diisi dalam tetapan sebuah akaun. Jika bukan anda, abaikan sahaja: tiada apa-apa yang berubah.',
  },
})

export const takenMail = defineMessages({
  subject: {
    en: 'This address already has a {site} account',
    id: 'Alamat ini sudah punya akun {site}',
    my: 'Alamat ini sudah ada akaun {site}',
  },
  heading: {
    en: 'This address already has an account',
    id: 'Alamat ini sudah punya akun',
    my: 'Alamat ini sudah mempunyai akaun',
  },
  body: {
    en: 'Someone asked to use your address for another account. An address belongs to one account only, so nothing was changed. If it was you, sign in to the account that already has it.',
    id: 'Seseorang ingin memakai alamat Anda untuk akun lain. Satu alamat hanya untuk satu akun, jadi tidak ada yang diubah. Jika itu Anda, masuklah ke akun yang sudah memakainya.',
    my: 'Seseorang ingin menggunakan alamat anda untuk akaun lain. Satu alamat hanya untuk satu akaun, jadi tiada apa-apa yang ditukar. Jika itu anda, log masuk ke akaun yang sudah menggunakannya.',
  },
  button: { en: 'Sign in', id: 'Masuk', my: 'Log masuk' },
  after: {
    en: 'We didn’t tell the other person that this address has an account.',
    id: 'Kami tidak memberi tahu orang itu bahwa alamat ini punya akun.',
    my: 'Kami tidak memberitahu orang itu bahawa alamat ini mempunyai akaun.',
  },
  reason: {
    en: 'You’re receiving this email because your address was entered in the settings of another account.',
    id: 'Anda menerima email ini karena alamat Anda diisikan di pengaturan akun lain.',
    my: 'Anda menerima e-mel ini kerana alamat anda diisi dalam tetapan akaun lain.',
  },
})

export const movedMail = defineMessages({
  subject: {
    en: 'The email address of your {site} account was changed',
    id: 'Alamat email akun {site} Anda telah diganti',
    my: 'Alamat e-mel akaun {site} anda telah ditukar',
  },
  heading: {
    en: 'Your email address was changed',
    id: 'Alamat email Anda telah diganti',
    my: 'Alamat e-mel anda telah ditukar',
  },
  body: {
    en: 'Both addresses confirmed it, so your account now has the new one. Other devices were signed out. This is the last email we’ll send to this address.',
    id: 'Kedua alamat sudah mengonfirmasi, jadi akun Anda kini memakai yang baru. Perangkat lain sudah dikeluarkan. Ini email terakhir yang kami kirim ke alamat ini.',
    my: 'Kedua-dua alamat telah mengesahkannya, jadi akaun anda kini menggunakan yang baharu. Peranti lain telah dilog keluar. Ini e-mel terakhir yang kami hantar ke alamat ini.',
  },
  button: { en: 'Get help', id: 'Minta bantuan', my: 'Dapatkan bantuan' },
  after: {
    en: 'Wasn’t you? Then someone else may be able to read your email. Secure your email account, then contact us as the help pages describe.',
    id: 'Bukan Anda? Mungkin ada orang lain yang bisa membaca email Anda. Amankan akun email Anda, lalu hubungi kami seperti tertulis di halaman bantuan.',
    my: 'Bukan anda? Mungkin ada orang lain boleh membaca e-mel anda. Lindungi akaun e-mel anda, kemudian hubungi kami seperti dalam halaman bantuan.',
  },
  reason: {
    en: 'We always tell the old address when the address of an account changes.',
    id: 'Kami selalu memberi tahu alamat lama jika alamat sebuah akun diganti.',
    my: 'Kami sentiasa memaklumkan alamat lama apabila alamat sesebuah akaun ditukar.',
  },
})

export const passwordMail = defineMessages({
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
    en: 'A new password was just set in the settings of your account. Every other device was signed out.',
    id: 'Kata sandi baru telah dibuat di pengaturan akun Anda. Semua perangkat lain sudah dikeluarkan.',
    my: 'Kata laluan baharu telah ditetapkan dalam tetapan akaun anda. Semua peranti lain telah dilog keluar.',
  },
  button: { en: 'Sign in', id: 'Masuk', my: 'Log masuk' },
  after: {
    en: 'Wasn’t you? Choose “Forgot password” on our sign-in page: a new password signs out every device.',
    id: 'Bukan Anda? Pilih “Lupa kata sandi” di halaman masuk kami: dengan kata sandi baru, semua perangkat akan dikeluarkan.',
    my: 'Bukan anda? Pilih “Lupa kata laluan” di halaman log masuk kami: dengan kata laluan baharu, semua peranti akan dilog keluar.',
  },
  reason: {
    en: 'We always tell you when the password of your account changes.',
    id: 'Kami selalu memberi tahu Anda jika kata sandi akun Anda diganti.',
    my: 'Kami sentiasa memaklumkan anda apabila kata laluan akaun anda ditukar.',
  },
})
