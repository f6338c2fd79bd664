import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  changedSuggestion: {
    en: '{summary} (suggested by {name}, changed)',
    id: '{summary} (usulan {name}, diubah)',
    my: '{summary} (cadangan {name}, diubah suai)',
  },
  restored: {
    en: 'Restored the version of {date}',
    id: 'Memulihkan versi {date}',
    my: 'Mengembalikan versi {date}',
  },
  alreadyCurrent: {
    en: 'The article already reads exactly like this version.',
    id: 'Isi artikel sudah sama persis dengan versi ini.',
    my: 'Kandungan artikel sudah sama tepat dengan versi ini.',
  },
  notOfThisArticle: {
    en: 'This is not a version of this article.',
    id: 'Ini bukan versi dari artikel ini.',
    my: 'Ini bukan versi bagi artikel ini.',
  },
  editDirectly: {
    en: 'You may edit this article yourself: there is no need to suggest an edit.',
    id: 'Anda boleh menyunting artikel ini langsung, jadi tidak perlu mengusulkan suntingan.',
    my: 'Anda boleh menyunting artikel ini sendiri, jadi tidak perlu mencadangkan suntingan.',
  },
  nothingChanged: {
    en: 'Nothing is different from the article yet.',
    id: 'Belum ada yang berbeda dari artikelnya.',
    my: 'Belum ada apa-apa yang berlainan daripada artikel itu.',
  },
  tooManyOpen: {
    en: 'You already have {most} suggestions for this article that wait for an answer.',
    id: 'Anda sudah punya {most} usulan untuk artikel ini yang menunggu jawaban.',
    my: 'Anda sudah mempunyai {most} cadangan bagi artikel ini yang menunggu jawapan.',
  },
  alreadyDecided: {
    en: 'This suggestion has been decided already.',
    id: 'Usulan ini sudah diputuskan.',
    my: 'Cadangan ini telah pun diputuskan.',
  },
  onlyItsAuthor: {
    en: 'Only the person who suggested this edit can withdraw it.',
    id: 'Hanya orang yang mengusulkan suntingan ini yang bisa menariknya kembali.',
    my: 'Hanya orang yang mencadangkan suntingan ini boleh menarik baliknya.',
  },
  onlyEditors: {
    en: 'Only the authors of the article decide on suggested edits.',
    id: 'Hanya para penulis artikel yang memutuskan usulan suntingan.',
    my: 'Hanya pengarang artikel yang memutuskan cadangan suntingan.',
  },
  ownSuggestion: {
    en: 'You suggested this edit yourself: two others have to support it.',
    id: 'Anda sendiri yang mengusulkan suntingan ini: dua orang lain yang harus mendukungnya.',
    my: 'Anda sendiri yang mencadangkan suntingan ini: dua orang lain perlu menyokongnya.',
  },
  decideDirectly: {
    en: 'You write this article: you decide on the suggestion yourself.',
    id: 'Anda penulis artikel ini: Anda sendiri yang memutuskan usulan ini.',
    my: 'Anda pengarang artikel ini: anda boleh memutuskan cadangan ini secara terus.',
  },
  needsHonor: {
    en: 'Only people with {honor} Honor or more can support a suggestion that nobody answered.',
    id: 'Hanya orang dengan {honor} Honor atau lebih yang bisa mendukung usulan yang belum dijawab.',
    my: 'Hanya mereka yang mempunyai {honor} Honor atau lebih boleh menyokong cadangan yang tidak dijawab.',
  },
  authorsHaveTime: {
    en: 'The authors have {days} days to answer a suggestion. Only after that can others support it.',
    id: 'Penulis punya {days} hari untuk menjawab usulan. Setelah itu barulah orang lain bisa mendukungnya.',
    my: 'Pengarang mempunyai {days} hari untuk menjawab cadangan. Selepas itu barulah orang lain boleh menyokongnya.',
  },
  suggestionConflict: {
    en: 'The article changed at the same place in the meantime. Please put both texts together.',
    id: 'Sementara itu artikel berubah di tempat yang sama. Mohon gabungkan kedua teks.',
    my: 'Sementara itu artikel telah berubah di tempat yang sama. Sila gabungkan kedua-dua teks.',
  },
})
