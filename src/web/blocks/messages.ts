import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  more: { en: 'More about {name}', id: 'Lainnya tentang {name}', my: 'Lagi tentang {name}' },
  mute: { en: 'Mute {name}', id: 'Bisukan {name}', my: 'Bisukan {name}' },
  unmute: { en: 'Unmute {name}', id: 'Batal bisukan {name}', my: 'Nyahbisukan {name}' },
  block: { en: 'Block {name}', id: 'Blokir {name}', my: 'Sekat {name}' },
  muted: { en: '{name} is muted', id: '{name} dibisukan', my: '{name} telah dibisukan' },
  mutedText: {
    en: 'What they write is folded for you. They don’t know, and you can change this in settings.',
    id: 'Tulisannya dilipat untuk Anda. Dia tidak tahu, dan Anda bisa mengubahnya di pengaturan.',
    my: 'Tulisannya dilipat untuk anda. Dia tidak tahu, dan anda boleh mengubahnya dalam tetapan.',
  },
  unmuted: {
    en: '{name} is no longer muted',
    id: '{name} tidak dibisukan lagi',
    my: '{name} tidak lagi dibisukan',
  },
  signInTitle: {
    en: 'Sign in to mute or block',
    id: 'Masuk untuk membisukan atau memblokir',
    my: 'Log masuk untuk membisukan atau menyekat',
  },
  signInText: {
    en: 'Whom you mute or block is saved in your account. You come back to this place afterwards.',
    id: 'Siapa yang Anda bisukan atau blokir disimpan di akun Anda. Setelah itu Anda kembali ke tempat ini.',
    my: 'Siapa yang anda bisukan atau sekat disimpan dalam akaun anda. Selepas itu anda kembali ke tempat ini.',
  },
  undo: { en: 'Undo', id: 'Urungkan', my: 'Buat asal' },
  blockTitle: { en: 'Block {name}?', id: 'Blokir {name}?', my: 'Sekat {name}?' },
  blockText: {
    en: 'You won’t see each other anywhere while you’re signed in.',
    id: 'Anda berdua tidak akan saling melihat di mana pun selama masuk.',
    my: 'Anda berdua tidak akan melihat satu sama lain di mana-mana semasa log masuk.',
  },
  blockSees: {
    en: 'Articles, posts and comments of one are hidden from the other. Signed out, both can still read what’s public.',
    id: 'Artikel, postingan, dan komentar yang satu disembunyikan dari yang lain. Tanpa masuk, keduanya masih bisa membaca yang publik.',
    my: 'Artikel, hantaran dan komen seorang disembunyikan daripada yang lain. Tanpa log masuk, kedua-duanya masih boleh membaca apa yang awam.',
  },
  blockEnds: {
    en: 'If you follow each other, that ends, and open co-author invitations are withdrawn. Unblocking doesn’t bring these back.',
    id: 'Jika Anda saling mengikuti, itu berakhir, dan undangan penulis bersama yang belum dijawab ditarik. Membuka blokir tidak mengembalikannya.',
    my: 'Jika anda saling mengikuti, itu tamat, dan jemputan penulis bersama yang belum dijawab ditarik balik. Menyahsekat tidak mengembalikannya.',
  },
  blockQuiet: {
    en: 'They aren’t told. You can unblock them in settings at any time.',
    id: 'Dia tidak diberi tahu. Anda bisa membuka blokir di pengaturan kapan saja.',
    my: 'Dia tidak diberitahu. Anda boleh menyahsekatnya dalam tetapan pada bila-bila masa.',
  },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batalkan' },
  blockNow: { en: 'Block', id: 'Blokir', my: 'Sekat' },
  blockFailed: {
    en: 'Couldn’t block {name}. Please try again.',
    id: '{name} gagal diblokir. Silakan coba lagi.',
    my: '{name} tidak dapat disekat. Sila cuba lagi.',
  },
  blocked: { en: '{name} is blocked', id: '{name} diblokir', my: '{name} telah disekat' },
  blockedText: {
    en: 'You won’t see each other any more.',
    id: 'Anda berdua tidak lagi saling melihat.',
    my: 'Anda berdua tidak lagi melihat satu sama lain.',
  },
  unblocked: {
    en: '{name} is no longer blocked',
    id: '{name} tidak diblokir lagi',
    my: '{name} tidak lagi disekat',
  },
  folded: { en: 'Muted: {what}', id: 'Dibisukan: {what}', my: 'Dibisukan: {what}' },
  show: { en: 'Show', id: 'Tampilkan', my: 'Paparkan' },
  showMuted: {
    en: 'Show what is muted: {what}',
    id: 'Tampilkan yang dibisukan: {what}',
    my: 'Paparkan yang dibisukan: {what}',
  },
})
