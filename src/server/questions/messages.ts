import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  locked: {
    en: 'A moderator has locked this question. It stays as it is.',
    id: 'Moderator telah mengunci pertanyaan ini. Isinya tetap seperti adanya.',
    my: 'Moderator telah mengunci soalan ini. Kandungannya kekal seperti sedia ada.',
  },
  duplicateTakesNone: {
    en: 'This has been asked before. Please answer the original question.',
    id: 'Ini sudah pernah ditanyakan. Silakan jawab pertanyaan aslinya.',
    my: 'Ini sudah pernah ditanya. Sila jawab soalan asalnya.',
  },
  closedTakesNone: {
    en: 'This question is closed and takes no new answers.',
    id: 'Pertanyaan ini sudah ditutup dan tidak menerima jawaban baru.',
    my: 'Soalan ini sudah ditutup dan tidak menerima jawapan baharu.',
  },
  answerTwice: {
    en: 'You have answered this question already. Please edit your answer (number {id}).',
    id: 'Anda sudah menjawab pertanyaan ini. Silakan sunting jawaban Anda (nomor {id}).',
    my: 'Anda sudah menjawab soalan ini. Sila sunting jawapan anda (nombor {id}).',
  },
  answerDeleted: {
    en: 'You have deleted your answer to this question. Please restore it (number {id}) and edit it.',
    id: 'Anda telah menghapus jawaban Anda atas pertanyaan ini. Silakan pulihkan (nomor {id}), lalu sunting.',
    my: 'Anda telah memadam jawapan anda kepada soalan ini. Sila kembalikannya (nombor {id}), kemudian sunting.',
  },
  answerRemoved: {
    en: 'A moderator has removed your answer to this question.',
    id: 'Moderator telah menghapus jawaban Anda atas pertanyaan ini.',
    my: 'Moderator telah mengalih keluar jawapan anda kepada soalan ini.',
  },
  othersHaveAnswered: {
    en: 'Others have answered, and their answers are useful. This question can’t be deleted any more.',
    id: 'Orang lain sudah menjawab, dan jawabannya berguna. Pertanyaan ini tidak bisa dihapus lagi.',
    my: 'Orang lain sudah menjawab, dan jawapan mereka berguna. Soalan ini tidak boleh dipadam lagi.',
  },
  onlyAskerAccepts: {
    en: 'Only the person who asked can accept an answer.',
    id: 'Hanya orang yang bertanya yang dapat memilih jawaban.',
    my: 'Hanya orang yang bertanya boleh memilih jawapan.',
  },
  notOfThisQuestion: {
    en: 'There is no such answer to this question.',
    id: 'Tidak ada jawaban seperti itu untuk pertanyaan ini.',
    my: 'Tiada jawapan sedemikian bagi soalan ini.',
  },
  ownTooSoon: {
    en: 'You can accept your own answer a day after you wrote it.',
    id: 'Anda bisa memilih jawaban sendiri sehari setelah menulisnya.',
    my: 'Anda boleh memilih jawapan sendiri sehari selepas menulisnya.',
  },
  ownVote: {
    en: 'You can’t vote on what you wrote yourself.',
    id: 'Anda tidak bisa memberi suara pada tulisan sendiri.',
    my: 'Anda tidak boleh mengundi tulisan anda sendiri.',
  },
  needsHonorToVoteDown: {
    en: 'You can vote down once you have {honor} Honor.',
    id: 'Anda bisa memberi suara turun setelah punya {honor} Honor.',
    my: 'Anda boleh memberi undi turun selepas mempunyai {honor} Honor.',
  },
  voteIsFixed: {
    en: 'A vote can be changed for {minutes} minutes, and again after an edit.',
    id: 'Suara bisa diubah selama {minutes} menit, dan sekali lagi setelah tulisannya disunting.',
    my: 'Undi boleh diubah selama {minutes} minit, dan sekali lagi selepas tulisan itu disunting.',
  },
  needsHonorToClose: {
    en: 'You can vote to close and reopen questions once you have {honor} Honor.',
    id: 'Anda bisa ikut memutuskan penutupan pertanyaan setelah punya {honor} Honor.',
    my: 'Anda boleh turut memutuskan penutupan soalan selepas mempunyai {honor} Honor.',
  },
  alreadyClosed: {
    en: 'This question is closed already.',
    id: 'Pertanyaan ini sudah ditutup.',
    my: 'Soalan ini sudah pun ditutup.',
  },
  duplicateOfItself: {
    en: 'A question can’t be a duplicate of itself.',
    id: 'Pertanyaan tidak bisa menjadi duplikat dari dirinya sendiri.',
    my: 'Soalan tidak boleh menjadi pendua kepada dirinya sendiri.',
  },
  duplicateInCircle: {
    en: 'That question is itself a duplicate of this one.',
    id: 'Pertanyaan itu sendiri duplikat dari pertanyaan ini.',
    my: 'Soalan itu sendiri pendua kepada soalan ini.',
  },
  originalGone: {
    en: 'There is no such question.',
    id: 'Tidak ada pertanyaan seperti itu.',
    my: 'Tiada soalan sedemikian.',
  },
  markedByOthers: {
    en: 'This was marked as adult content by moderators or by reports, so you can’t unmark it yourself.',
    id: 'Ini ditandai sebagai konten dewasa oleh moderator atau laporan, jadi Anda tidak dapat membatalkannya sendiri.',
    my: 'Ini ditandakan sebagai kandungan dewasa oleh moderator atau laporan, maka anda tidak boleh membatalkannya sendiri.',
  },
  onlyNsfw: {
    en: 'Moderators may mark a question of somebody else as adult content, and change nothing else of it.',
    id: 'Moderator dapat menandai pertanyaan orang lain sebagai konten dewasa, dan tidak mengubah hal lain.',
    my: 'Moderator boleh menandakan soalan orang lain sebagai kandungan dewasa, dan tidak mengubah perkara lain.',
  },
})
