import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  more: { en: 'More about {name}', id: 'Lainnya tentang {name}', my: 'Lagi tentang {name}' },
  mute: { en: 'Mute {name}', id: 'Bisukan {name}', my: 'Bisukan {name}' },
  unmute: { en: 'Unmute {name}', id: 'Batal bisukan {name}', my: 'Nyahbisukan {name}' },
  block: { en: 'Block {name}', id: 'Blokir {name}', my: 'Sekat {name}' },
  muted: { en: '{name} is muted', id: '{name} dibisukan', my: '{name} telah dibisukan' },
  mutedText: {
    en: 'What they write is folded for you. They won’t know, and you can change this in settings.',
    id: 'Tulisannya dilipat untuk Anda. Dia tidak tahu, dan Anda bisa mengubahnya di pengaturan.',
    my: 'Tulisannya dilipat untuk anda. Dia tidak tahu, dan anda boleh mengubahnya dalam tetapan.',
  },
  unmuted: {
    en: '{name} is no longer muted',
    id: '{name} tidak lagi dibisukan',
    my: '{name} tidak lagi dibisukan',
  },
  signInTitle: {
    en: 'Sign in to mute or block',
    id: 'Masuk untuk membisukan atau memblokir',
    my: 'Log masuk untuk membisukan atau menyekat',
  },
  signInText: {
    en: 'The people you mute or block are saved in your account. You’ll come back here after signing in.',
    id: 'Orang yang Anda bisukan atau blokir disimpan di akun Anda. Setelah masuk, Anda kembali ke sini.',
    my: 'Orang yang anda bisukan atau sekat disimpan dalam akaun anda. Selepas log masuk, anda kembali ke sini.',
  },
  undo: { en: 'Undo', id: 'Urungkan', my: 'Buat asal' },
  blockTitle: { en: 'Block {name}?', id: 'Blokir {name}?', my: 'Sekat {name}?' },
  blockText: {
    en: 'You won’t see each other anywhere while you’re signed in.',
    id: 'Anda berdua tidak akan saling melihat di mana pun selama masuk.',
    my: 'Anda berdua tidak akan melihat satu sama lain di mana-mana semasa log masuk.',
  },
  blockSees: {
    en: 'You won’t see each other’s articles, posts and comments. Signed out, you can both still read what’s public.',
    id: 'Anda berdua tidak bisa melihat artikel, postingan, dan komentar satu sama lain. Tanpa masuk, yang publik masih bisa dibaca.',
    my: 'Anda berdua tidak boleh melihat artikel, hantaran dan komen satu sama lain. Tanpa log masuk, apa yang awam masih boleh dibaca.',
  },
  blockEnds: {
    en: 'You stop following each other, and open co-author invitations are withdrawn. Unblocking doesn’t restore this.',
    id: 'Anda berdua berhenti saling mengikuti, dan undangan penulis bersama yang belum dijawab ditarik. Membuka blokir tidak memulihkannya.',
    my: 'Anda berdua berhenti mengikuti satu sama lain, dan jemputan penulis bersama yang belum dijawab ditarik balik. Menyahsekat tidak memulihkannya.',
  },
  blockQuiet: {
    en: 'They won’t be told. You can unblock them in settings at any time.',
    id: 'Dia tidak diberi tahu. Anda bisa membuka blokir di pengaturan kapan saja.',
    my: 'Dia tidak diberitahu. Anda boleh menyahsekatnya dalam tetapan pada bila-bila masa.',
  },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
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
    en: 'Show what’s muted: {what}',
    id: 'Tampilkan yang dibisukan: {what}',
    my: 'Paparkan yang dibisukan: {what}',
  },
})
