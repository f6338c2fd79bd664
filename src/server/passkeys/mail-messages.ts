import { defineMessages } from '../../contract/messages.ts'

export const common = defineMessages({
  button: { en: 'Security settings', id: 'Pengaturan keamanan', my: 'Tetapan keselamatan' },
  after: {
    en: 'Wasn’t you? Then someone is signed in to your account. Open the security settings, remove passkeys you don’t know, sign out other devices and change your password.',
    id: 'Bukan Anda? Berarti ada orang yang masuk ke akun Anda. Buka pengaturan keamanan, hapus kunci sandi yang tidak Anda kenali, keluarkan perangkat lain, dan ganti kata sandi Anda.',
    my: 'Bukan anda? Ini bermakna ada orang yang log masuk ke akaun anda. Buka tetapan keselamatan, buang kunci laluan yang tidak anda kenali, log keluar peranti lain dan tukar kata laluan anda.',
  },
  reason: {
    en: 'We always tell you when something changes in how your account is protected.',
    id: 'Kami selalu memberi tahu Anda jika ada perubahan pada perlindungan akun Anda.',
    my: 'Kami sentiasa memaklumkan anda apabila ada perubahan pada perlindungan akaun anda.',
  },
})

export const addedTexts = defineMessages({
  subject: {
    en: 'A passkey was added to your {site} account',
    id: 'Kunci sandi ditambahkan ke akun {site} Anda',
    my: 'Kunci laluan ditambah pada akaun {site} anda',
  },
  heading: {
    en: 'A passkey was added',
    id: 'Kunci sandi ditambahkan',
    my: 'Kunci laluan ditambah',
  },
  body: {
    en: 'You can now sign in with this passkey alone, without a password or a code.',
    id: 'Sekarang Anda bisa masuk hanya dengan kunci sandi ini, tanpa kata sandi atau kode.',
    my: 'Kini anda boleh log masuk dengan kunci laluan ini sahaja, tanpa kata laluan atau kod.',
  },
})

export const removedTexts = defineMessages({
  subject: {
    en: 'A passkey was removed from your {site} account',
    id: 'Kunci sandi dihapus dari akun {site} Anda',
    my: 'Kunci laluan dibuang daripada akaun {site} anda',
  },
  heading: {
    en: 'A passkey was removed',
    id: 'Kunci sandi dihapus',
    my: 'Kunci laluan dibuang',
  },
  body: {
    en: 'It no longer opens your account here. You can also delete it in your device’s password settings.',
    id: 'Kunci itu tidak lagi membuka akun Anda di sini. Anda juga bisa menghapusnya di pengaturan kata sandi perangkat Anda.',
    my: 'Kunci itu tidak lagi membuka akaun anda di sini. Anda juga boleh memadamnya dalam tetapan kata laluan peranti anda.',
  },
})
