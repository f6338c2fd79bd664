import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  locked: {
    en: 'A moderator has locked this. You can read it, but not change it.',
    id: 'Moderator telah mengunci ini. Anda bisa membacanya, tetapi tidak bisa mengubahnya.',
    my: 'Moderator telah mengunci ini. Anda boleh membacanya, tetapi tidak boleh mengubahnya.',
  },
  notOpen: {
    en: 'This isn’t published yet, so it can’t be commented on.',
    id: 'Ini belum diterbitkan, jadi belum bisa dikomentari.',
    my: 'Ini belum diterbitkan, jadi belum boleh diberi komen.',
  },
  closed: {
    en: 'The author has turned comments off.',
    id: 'Penulis menonaktifkan komentar di sini.',
    my: 'Penulis telah menutup komen di sini.',
  },
  pinReply: {
    en: 'Only top-level comments can be pinned, not replies.',
    id: 'Hanya komentar utama yang bisa disematkan, bukan balasan.',
    my: 'Hanya komen utama boleh disemat, bukan balasan.',
  },
  pinGone: {
    en: 'This comment was deleted, so it can’t be pinned. Please choose another.',
    id: 'Komentar ini sudah dihapus, jadi tidak bisa disematkan. Silakan pilih yang lain.',
    my: 'Komen ini sudah dipadam, jadi tidak boleh disemat. Sila pilih yang lain.',
  },
  parentGone: {
    en: 'The comment you’re replying to was deleted. You can post yours as a new comment.',
    id: 'Komentar yang Anda balas sudah dihapus. Anda bisa mengirimnya sebagai komentar baru.',
    my: 'Komen yang anda balas sudah dipadam. Anda boleh menyiarkannya sebagai komen baharu.',
  },
  tooLate: {
    en: 'Deleted comments can only be restored for {days} days.',
    id: 'Komentar yang dihapus hanya bisa dipulihkan dalam {days} hari.',
    my: 'Komen yang dipadam hanya boleh dipulihkan dalam tempoh {days} hari.',
  },
})
