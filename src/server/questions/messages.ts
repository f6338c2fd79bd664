import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  locked: {
    en: 'A moderator has locked this question. You can read it, but not change it.',
    id: 'Moderator telah mengunci pertanyaan ini. Anda bisa membacanya, tetapi tidak bisa mengubahnya.',
    my: 'Moderator telah mengunci soalan ini. Anda boleh membacanya, tetapi tidak boleh mengubahnya.',
  },
  duplicateTakesNone: {
    en: 'This has been asked before. Please answer the original question.',
    id: 'Ini sudah pernah ditanyakan. Silakan jawab pertanyaan aslinya.',
    my: 'Ini sudah pernah ditanya. Sila jawab soalan asalnya.',
  },
  closedTakesNone: {
    en: 'This question is closed to new answers.',
    id: 'Pertanyaan ini sudah ditutup dan tidak menerima jawaban baru.',
    my: 'Soalan ini sudah ditutup dan tidak menerima jawapan baharu.',
  },
  answerTwice: {
    en: 'You’ve already answered this question. Please edit your answer (number {id}).',
    id: 'Anda sudah menjawab pertanyaan ini. Silakan sunting jawaban Anda (nomor {id}).',
    my: 'Anda sudah menjawab soalan ini. Sila sunting jawapan anda (nombor {id}).',
  },
  answerDeleted: {
    en: 'You deleted your answer to this question. Please restore it (number {id}), then edit it.',
    id: 'Anda menghapus jawaban Anda untuk pertanyaan ini. Silakan pulihkan (nomor {id}), lalu sunting.',
    my: 'Anda memadam jawapan anda untuk soalan ini. Sila pulihkannya (nombor {id}), kemudian sunting.',
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
    id: 'Hanya orang yang bertanya yang bisa memilih jawaban.',
    my: 'Hanya orang yang bertanya boleh memilih jawapan.',
  },
  notOfThisQuestion: {
    en: 'We couldn’t find that answer. It may have been deleted.',
    id: 'Jawaban itu tidak ditemukan. Mungkin sudah dihapus.',
    my: 'Jawapan itu tidak dijumpai. Mungkin sudah dipadam.',
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
    en: 'You can downvote once you have {honor} Honor.',
    id: 'Anda bisa memberi suara turun setelah punya {honor} Honor.',
    my: 'Anda boleh memberi undi turun selepas mempunyai {honor} Honor.',
  },
  voteIsFixed: {
    en: 'You can change a vote for {minutes} minutes, or after an edit.',
    id: 'Suara bisa diubah selama {minutes} menit, atau setelah tulisannya disunting.',
    my: 'Undi boleh diubah dalam masa {minutes} minit, atau selepas tulisan itu disunting.',
  },
  needsHonorToClose: {
    en: 'You can vote to close or reopen questions once you have {honor} Honor.',
    id: 'Anda bisa mengusulkan pertanyaan ditutup atau dibuka lagi setelah punya {honor} Honor.',
    my: 'Anda boleh mengundi untuk menutup atau membuka semula soalan selepas mempunyai {honor} Honor.',
  },
  needsHonorToRetag: {
    en: 'You can change the tags of other people’s questions once you have {honor} Honor.',
    id: 'Anda bisa mengubah tag pertanyaan orang lain setelah punya {honor} Honor.',
    my: 'Anda boleh menukar tag soalan orang lain selepas mempunyai {honor} Honor.',
  },
  alreadyClosed: {
    en: 'This question is already closed.',
    id: 'Pertanyaan ini sudah ditutup.',
    my: 'Soalan ini sudah ditutup.',
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
    en: 'We couldn’t find that question. It may have been deleted.',
    id: 'Pertanyaan itu tidak ditemukan. Mungkin sudah dihapus.',
    my: 'Soalan itu tidak dijumpai. Mungkin sudah dipadam.',
  },
  markedByOthers: {
    en: 'This was marked as adult content by moderators or by reports, so you can’t unmark it yourself.',
    id: 'Ini ditandai sebagai konten dewasa oleh moderator atau laporan, jadi Anda tidak bisa membatalkannya sendiri.',
    my: 'Ini ditandakan sebagai kandungan dewasa oleh moderator atau laporan, jadi anda tidak boleh membatalkannya sendiri.',
  },
  onlyTagsAndNsfw: {
    en: 'Moderators can change the tags of someone else’s question and mark it as adult content, but can’t change anything else.',
    id: 'Moderator bisa mengubah tag pertanyaan orang lain dan menandainya sebagai konten dewasa, tetapi tidak bisa mengubah hal lain.',
    my: 'Moderator boleh menukar tag soalan orang lain dan menandakannya sebagai kandungan dewasa, tetapi tidak boleh mengubah perkara lain.',
  },
})
