import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  locked: {
    en: 'A moderator has locked this. You can read it, but not change it.',
    id: 'Moderator telah mengunci ini. Anda bisa membacanya, tetapi tidak bisa mengubahnya.',
    my: 'Moderator telah mengunci ini. Anda boleh membacanya, tetapi tidak boleh mengubahnya.',
  },
  notOpen: {
    en: 'This is not published, so it can’t be commented on.',
    id: 'Ini belum diterbitkan, jadi belum dapat dikomentari.',
    my: 'Ini tidak diterbitkan, maka ia tidak boleh dikomen.',
  },
  closed: {
    en: 'The author has turned comments off.',
    id: 'Penulis mematikan komentar di sini.',
    my: 'Penulis telah menutup ruangan komen ini.',
  },
  pinReply: {
    en: 'Only a comment of the first level can be pinned, not a reply.',
    id: 'Hanya komentar tingkat pertama yang dapat disematkan, bukan balasan.',
    my: 'Hanya komen aras pertama boleh disemat, bukan balasan.',
  },
  pinGone: {
    en: 'This comment is no longer there, so it can’t be pinned.',
    id: 'Komentar ini sudah tidak ada, jadi tidak dapat disematkan.',
    my: 'Komen ini sudah tiada, maka ia tidak boleh disemat.',
  },
  parentGone: {
    en: 'The comment you are replying to is no longer there.',
    id: 'Komentar yang Anda balas sudah tidak ada.',
    my: 'Komen yang anda balas sudah tiada.',
  },
  tooLate: {
    en: 'A deleted comment can be brought back for {days} days only.',
    id: 'Komentar yang dihapus hanya dapat dikembalikan dalam {days} hari.',
    my: 'Komen yang dipadam hanya boleh dipulihkan dalam tempoh {days} hari.',
  },
})
