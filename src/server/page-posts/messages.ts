import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  titleMissing: {
    en: 'A discussion needs a title.',
    id: 'Diskusi memerlukan judul.',
    my: 'Perbincangan memerlukan tajuk.',
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
    en: 'A discussion can’t have a photo or video. Please choose another type of post.',
    id: 'Diskusi tidak bisa memuat foto atau video. Silakan pilih jenis postingan lain.',
    my: 'Perbincangan tidak boleh mengandungi foto atau video. Sila pilih jenis hantaran lain.',
  },
  twoMedia: {
    en: 'A post can have one file: send the file or name its upload, not both.',
    id: 'Satu postingan memuat satu berkas: kirim berkasnya atau sebut unggahannya, jangan keduanya.',
    my: 'Satu hantaran memaparkan satu fail: hantar fail itu atau sebut muat naiknya, bukan kedua-duanya.',
  },
  pollElsewhere: {
    en: 'Only a discussion can have a poll.',
    id: 'Hanya diskusi yang bisa memuat jajak pendapat.',
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
    en: 'A poll needs {minimum} to {maximum} different options.',
    id: 'Jajak pendapat memerlukan {minimum} sampai {maximum} pilihan yang berbeda.',
    my: 'Undian mesti ada {minimum} hingga {maximum} pilihan yang berlainan.',
  },
  noPoll: {
    en: 'This post has no poll.',
    id: 'Postingan ini tidak punya jajak pendapat.',
    my: 'Hantaran ini tiada undian.',
  },
  markedByOthers: {
    en: 'This was marked as adult content by moderators or by reports, so you can’t unmark it yourself.',
    id: 'Ini ditandai sebagai konten dewasa oleh moderator atau laporan, jadi Anda tidak bisa membatalkannya sendiri.',
    my: 'Ini ditandakan sebagai kandungan dewasa oleh moderator atau laporan, jadi anda tidak boleh membatalkannya sendiri.',
  },
  onlyNsfw: {
    en: 'Moderators can mark someone else’s post as adult content, but can’t change anything else.',
    id: 'Moderator bisa menandai postingan orang lain sebagai konten dewasa, tetapi tidak bisa mengubah hal lain.',
    my: 'Moderator boleh menandakan hantaran orang lain sebagai kandungan dewasa, tetapi tidak boleh mengubah perkara lain.',
  },
  authorSort: {
    en: 'One author’s posts can only be sorted by newest.',
    id: 'Postingan satu penulis hanya bisa diurutkan dari yang terbaru.',
    my: 'Hantaran seorang penulis hanya boleh disusun dari yang terbaharu.',
  },
})
