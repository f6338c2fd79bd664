import { defineMessages } from '../../contract/messages.ts'

export const closedTexts = defineMessages({
  subject: {
    en: 'Your {site} account will be deleted on {date}',
    id: 'Akun {site} Anda akan dihapus pada {date}',
    my: 'Akaun {site} anda akan dipadam pada {date}',
  },
  heading: {
    en: 'Your account is closed',
    id: 'Akun Anda ditutup',
    my: 'Akaun anda ditutup',
  },
  everything: {
    en: 'You asked us to delete your account and what you wrote. We’ll do that on {date}. You’re signed out everywhere, and your profile is hidden.',
    id: 'Anda meminta kami menghapus akun dan semua yang Anda tulis. Kami akan melakukannya pada {date}. Anda sudah dikeluarkan dari semua perangkat, dan profil Anda disembunyikan.',
    my: 'Anda meminta kami memadam akaun dan semua yang anda tulis. Kami akan melakukannya pada {date}. Anda sudah dilog keluar daripada semua peranti, dan profil anda disembunyikan.',
  },
  keepArticles: {
    en: 'You asked us to delete your account and keep your published articles under “Former member”. We’ll do that on {date}. You’re signed out everywhere, and your profile is hidden.',
    id: 'Anda meminta kami menghapus akun Anda dan mempertahankan artikel Anda yang sudah terbit atas nama “Mantan anggota”. Kami akan melakukannya pada {date}. Anda sudah dikeluarkan dari semua perangkat, dan profil Anda disembunyikan.',
    my: 'Anda meminta kami memadam akaun anda dan mengekalkan artikel anda yang sudah terbit atas nama “Bekas ahli”. Kami akan melakukannya pada {date}. Anda sudah dilog keluar daripada semua peranti, dan profil anda disembunyikan.',
  },
  after: {
    en: 'Changed your mind? Sign in before then, and nothing is deleted. If you didn’t ask for this, sign in now and change your password.',
    id: 'Berubah pikiran? Masuk sebelum tanggal itu, dan tidak ada yang dihapus. Jika bukan Anda yang memintanya, segera masuk dan ganti kata sandi Anda.',
    my: 'Berubah fikiran? Log masuk sebelum tarikh itu, dan tiada apa-apa yang dipadam. Jika bukan anda yang memintanya, log masuk sekarang dan tukar kata laluan anda.',
  },
  button: { en: 'Sign in', id: 'Masuk', my: 'Log masuk' },
  reason: {
    en: 'You’re receiving this email because someone signed in to your account asked to delete it.',
    id: 'Anda menerima email ini karena seseorang yang masuk ke akun Anda meminta penghapusan akun itu.',
    my: 'Anda menerima e-mel ini kerana seseorang yang log masuk ke akaun anda meminta akaun itu dipadam.',
  },
})

export const returnTexts = defineMessages({
  subject: {
    en: 'Your {site} account stays',
    id: 'Akun {site} Anda tetap ada',
    my: 'Akaun {site} anda kekal',
  },
  heading: {
    en: 'Welcome back',
    id: 'Selamat datang kembali',
    my: 'Selamat kembali',
  },
  body: {
    en: 'You signed in again, so your account won’t be deleted. What you wrote is as it was, and your profile is shown again. API tokens have ended: create new ones if you need them.',
    id: 'Anda sudah masuk lagi, jadi akun Anda tidak akan dihapus. Tulisan Anda seperti semula, dan profil Anda ditampilkan lagi. Token API sudah tidak berlaku: buat yang baru jika perlu.',
    my: 'Anda sudah log masuk semula, jadi akaun anda tidak akan dipadam. Tulisan anda seperti sebelum ini, dan profil anda dipaparkan semula. Token API sudah tidak sah: cipta yang baharu jika perlu.',
  },
  after: {
    en: 'If you had a paid plan, it won’t renew: you can change that in the settings, under Plan & billing. If it wasn’t you who signed in, change your password now.',
    id: 'Jika Anda punya paket berbayar, paket itu tidak diperpanjang: Anda bisa mengubahnya di pengaturan, bagian Paket & tagihan. Jika bukan Anda yang masuk, segera ganti kata sandi Anda.',
    my: 'Jika anda mempunyai pelan berbayar, pelan itu tidak diperbaharui: anda boleh mengubahnya dalam tetapan, di bahagian Pelan & pengebilan. Jika bukan anda yang log masuk, tukar kata laluan anda sekarang.',
  },
  button: { en: 'Open settings', id: 'Buka pengaturan', my: 'Buka tetapan' },
  reason: {
    en: 'You’re receiving this email because you asked us to delete your account and signed in again.',
    id: 'Anda menerima email ini karena Anda meminta penghapusan akun lalu masuk lagi.',
    my: 'Anda menerima e-mel ini kerana anda meminta akaun anda dipadam dan kemudian log masuk semula.',
  },
})
