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
    my: 'Memulihkan versi {date}',
  },
  alreadyCurrent: {
    en: 'The article already reads exactly like this version.',
    id: 'Isi artikel sudah sama persis dengan versi ini.',
    my: 'Kandungan artikel sudah sama tepat dengan versi ini.',
  },
  notOfThisArticle: {
    en: 'This isn’t a version of this article.',
    id: 'Ini bukan versi dari artikel ini.',
    my: 'Ini bukan versi bagi artikel ini.',
  },
  editDirectly: {
    en: 'You can edit this article yourself, so there’s no need to suggest an edit.',
    id: 'Anda bisa menyunting artikel ini langsung, jadi tidak perlu mengusulkan suntingan.',
    my: 'Anda boleh menyunting artikel ini sendiri, jadi tidak perlu mencadangkan suntingan.',
  },
  nothingChanged: {
    en: 'You haven’t changed anything yet.',
    id: 'Anda belum mengubah apa pun.',
    my: 'Anda belum mengubah apa-apa.',
  },
  tooManyOpen: {
    en: 'You already have {most} open suggestions for this article. Wait for an answer, or withdraw one.',
    id: 'Anda sudah punya {most} usulan yang menunggu jawaban untuk artikel ini. Tunggu dulu, atau tarik salah satunya.',
    my: 'Anda sudah mempunyai {most} cadangan yang menunggu jawapan bagi artikel ini. Tunggu dahulu, atau tarik balik salah satunya.',
  },
  alreadyDecided: {
    en: 'This suggestion has already been decided. Reload the page to see the decision.',
    id: 'Usulan ini sudah diputuskan. Muat ulang halaman untuk melihat keputusannya.',
    my: 'Cadangan ini sudah diputuskan. Muat semula halaman untuk melihat keputusannya.',
  },
  onlyItsAuthor: {
    en: 'Only the person who suggested this edit can withdraw it.',
    id: 'Hanya orang yang mengusulkan suntingan ini yang bisa menariknya kembali.',
    my: 'Hanya orang yang mencadangkan suntingan ini boleh menarik baliknya.',
  },
  onlyEditors: {
    en: 'Only the article’s authors can decide on suggested edits.',
    id: 'Hanya para penulis artikel yang bisa memutuskan usulan suntingan.',
    my: 'Hanya penulis artikel boleh memutuskan cadangan suntingan.',
  },
  ownSuggestion: {
    en: 'You suggested this edit yourself, so two other people need to support it.',
    id: 'Anda sendiri yang mengusulkan suntingan ini, jadi dua orang lain perlu mendukungnya.',
    my: 'Anda sendiri yang mencadangkan suntingan ini, jadi dua orang lain perlu menyokongnya.',
  },
  decideDirectly: {
    en: 'You’re an author of this article, so you can decide on this suggestion yourself.',
    id: 'Anda penulis artikel ini, jadi Anda bisa langsung memutuskan usulan ini.',
    my: 'Anda penulis artikel ini, jadi anda boleh terus memutuskan cadangan ini.',
  },
  needsHonor: {
    en: 'You can support unanswered suggestions once you have {honor} Honor.',
    id: 'Anda bisa mendukung usulan yang belum dijawab setelah punya {honor} Honor.',
    my: 'Anda boleh menyokong cadangan yang belum dijawab selepas mempunyai {honor} Honor.',
  },
  authorsHaveTime: {
    en: 'The authors have {days} days to answer a suggestion. After that, others can support it.',
    id: 'Penulis punya {days} hari untuk menjawab usulan. Setelah itu barulah orang lain bisa mendukungnya.',
    my: 'Penulis mempunyai {days} hari untuk menjawab cadangan. Selepas itu barulah orang lain boleh menyokongnya.',
  },
  suggestionConflict: {
    en: 'The same part of the article has changed since. Please merge the two versions.',
    id: 'Bagian yang sama dari artikel ini sudah berubah. Silakan gabungkan kedua versi.',
    my: 'Bahagian yang sama dalam artikel ini sudah berubah. Sila gabungkan kedua-dua versi.',
  },
})
