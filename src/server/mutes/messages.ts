import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  oneself: {
    en: 'You can’t mute yourself.',
    id: 'Anda tidak dapat membisukan diri sendiri.',
    my: 'Anda tidak boleh membisukan diri sendiri.',
  },
  whom: {
    en: 'Say whom to mute.',
    id: 'Sebutkan siapa yang dibisukan.',
    my: 'Nyatakan siapa yang hendak dibisukan.',
  },
  unknown: {
    en: 'There is no such person.',
    id: 'Tidak ada orang seperti itu.',
    my: 'Tiada orang sebegitu.',
  },
  what: {
    en: 'Write what to mute.',
    id: 'Tuliskan apa yang dibisukan.',
    my: 'Tuliskan apa yang hendak dibisukan.',
  },
  noTag: {
    en: 'A tag has 2 to 30 letters or digits.',
    id: 'Tag terdiri atas 2 sampai 30 huruf atau angka.',
    my: 'Tag mempunyai 2 hingga 30 huruf atau angka.',
  },
  tooMany: {
    en: 'You’ve reached the limit of {count} muted things. Please remove one first.',
    id: 'Anda sudah mencapai batas {count} hal yang dibisukan. Silakan hapus salah satunya dulu.',
    my: 'Anda sudah mencapai had {count} perkara yang dibisukan. Sila buang satu dahulu.',
  },
})
