import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  oneself: {
    en: 'You can’t mute yourself.',
    id: 'Anda tidak bisa membisukan diri sendiri.',
    my: 'Anda tidak boleh membisukan diri sendiri.',
  },
  whom: {
    en: 'Please choose who to mute.',
    id: 'Silakan pilih siapa yang dibisukan.',
    my: 'Sila pilih siapa yang hendak dibisukan.',
  },
  unknown: {
    en: 'We couldn’t find that person.',
    id: 'Orang itu tidak ditemukan.',
    my: 'Orang itu tidak dijumpai.',
  },
  what: {
    en: 'Please enter what to mute.',
    id: 'Silakan tulis apa yang dibisukan.',
    my: 'Sila tulis apa yang hendak dibisukan.',
  },
  noTag: {
    en: 'Use 2 to 30 letters or digits for a tag.',
    id: 'Gunakan 2 sampai 30 huruf atau angka untuk tag.',
    my: 'Gunakan 2 hingga 30 huruf atau angka untuk tag.',
  },
  tooMany: {
    en: 'You’ve reached the limit of {count} muted people, words and tags. Please remove one first.',
    id: 'Anda sudah mencapai batas {count} orang, kata, dan tag yang dibisukan. Hapus salah satunya dulu.',
    my: 'Anda sudah mencapai had {count} orang, perkataan dan tag yang dibisukan. Sila buang satu dahulu.',
  },
})
