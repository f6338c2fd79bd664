import { defineMessages } from '../../contract/messages.ts'

export const madeMail = defineMessages({
  subject: {
    en: 'An API token was created for your {site} account',
    id: 'Token API dibuat untuk akun {site} Anda',
    my: 'Token API dicipta bagi akaun {site} anda',
  },
  heading: {
    en: 'An API token was created',
    id: 'Token API dibuat',
    my: 'Token API dicipta',
  },
  body: {
    en: 'A program that has this token can use the site as you, as far as the token allows. You can revoke it in the settings at any time.',
    id: 'Program yang punya token ini bisa memakai situs atas nama Anda, sejauh yang diizinkan token itu. Anda bisa mencabutnya kapan saja di pengaturan.',
    my: 'Program yang mempunyai token ini boleh menggunakan laman ini bagi pihak anda, setakat yang dibenarkan oleh token itu. Anda boleh membatalkannya pada bila-bila masa dalam tetapan.',
  },
  after: {
    en: 'Wasn’t you? Then someone is signed in to your account. Change your password: that signs out other devices and revokes all API tokens.',
    id: 'Bukan Anda? Berarti ada orang yang masuk ke akun Anda. Ganti kata sandi Anda: perangkat lain akan dikeluarkan dan semua token API dicabut.',
    my: 'Bukan anda? Ini bermakna ada orang yang log masuk ke akaun anda. Tukar kata laluan anda: peranti lain akan dilog keluar dan semua token API dibatalkan.',
  },
  button: { en: 'API tokens', id: 'Token API', my: 'Token API' },
  reason: {
    en: 'We always tell you when something changes in how your account is protected.',
    id: 'Kami selalu memberi tahu Anda jika ada perubahan pada perlindungan akun Anda.',
    my: 'Kami sentiasa memaklumkan anda apabila ada perubahan pada perlindungan akaun anda.',
  },
})
