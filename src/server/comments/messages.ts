import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  nothingVisible: {
    en: 'Please write something that can be seen.',
    id: 'Mohon tulis sesuatu yang dapat dilihat.',
    my: 'Sila tulis sesuatu yang boleh dilihat.',
  },
  linksNeedHonor: {
    en: 'Links to other sites need {honor} Honor. Please take them out of your comment.',
    id: 'Tautan ke situs lain memerlukan {honor} Honor. Mohon hapus dari komentar Anda.',
    my: 'Pautan ke laman lain memerlukan {honor} Honor. Sila buang daripada komen anda.',
  },
  notOpen: {
    en: 'This is not published, so it can’t be commented on.',
    id: 'Ini belum diterbitkan, jadi belum dapat dikomentari.',
    my: 'Ini tidak diterbitkan, maka ia tidak boleh dikomen.',
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
