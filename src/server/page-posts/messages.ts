import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  titleMissing: {
    en: 'A discussion needs a title.',
    id: 'Diskusi memerlukan judul.',
    my: 'Perbincangan mesti ada tajuk.',
  },
  photoMissing: {
    en: 'A photo post needs a photo.',
    id: 'Postingan foto memerlukan sebuah foto.',
    my: 'Hantaran foto mesti disertakan foto.',
  },
  videoMissing: {
    en: 'A video post needs a video.',
    id: 'Postingan video memerlukan sebuah video.',
    my: 'Hantaran video mesti disertakan video.',
  },
  discussionWithMedia: {
    en: 'A discussion has no photo or video. Please choose another type of post for it.',
    id: 'Diskusi tidak memuat foto atau video. Silakan pilih jenis postingan lain.',
    my: 'Perbincangan tidak mengandungi foto atau video. Sila pilih jenis hantaran yang lain.',
  },
  twoMedia: {
    en: 'A post shows one file: send it along or name its upload, not both.',
    id: 'Satu postingan memuat satu berkas: kirim berkasnya atau sebut unggahannya, jangan keduanya.',
    my: 'Satu hantaran memaparkan satu fail: hantar fail itu atau sebut muat naiknya, bukan kedua-duanya.',
  },
  pollElsewhere: {
    en: 'Only a discussion can have a poll.',
    id: 'Hanya diskusi yang dapat memuat jajak pendapat.',
    my: 'Hanya perbincangan boleh mempunyai undian.',
  },
  pollNotSaid: {
    en: 'Please say whether there is a poll.',
    id: 'Mohon sebutkan apakah ada jajak pendapat.',
    my: 'Sila nyatakan sama ada terdapat undian.',
  },
  questionMissing: {
    en: 'A poll needs a question.',
    id: 'Jajak pendapat memerlukan pertanyaan.',
    my: 'Undian mesti ada soalan.',
  },
  optionsMissing: {
    en: 'A poll needs {minimum} to {maximum} different answers.',
    id: 'Jajak pendapat memerlukan {minimum} sampai {maximum} jawaban yang berbeda.',
    my: 'Undian mesti ada {minimum} hingga {maximum} jawapan yang berlainan.',
  },
  noPoll: {
    en: 'This post has no poll.',
    id: 'Postingan ini tidak memiliki jajak pendapat.',
    my: 'Hantaran ini tiada undian.',
  },
  markedByOthers: {
    en: 'This was marked as adult content by moderators or by reports, so you can’t unmark it yourself.',
    id: 'Ini ditandai sebagai konten dewasa oleh moderator atau laporan, jadi Anda tidak dapat membatalkannya sendiri.',
    my: 'Ini ditandakan sebagai kandungan dewasa oleh moderator atau laporan, maka anda tidak boleh membatalkannya sendiri.',
  },
  onlyNsfw: {
    en: 'Moderators may mark a post of somebody else as adult content, and change nothing else of it.',
    id: 'Moderator dapat menandai postingan orang lain sebagai konten dewasa, dan tidak mengubah hal lain.',
    my: 'Moderator boleh menandakan hantaran orang lain sebagai kandungan dewasa, dan tidak mengubah perkara lain.',
  },
  authorSort: {
    en: 'The posts of one author can only be sorted newest first.',
    id: 'Postingan satu penulis hanya diurutkan dari yang terbaru.',
    my: 'Hantaran seorang penulis hanya disusun daripada yang terbaharu.',
  },
})
