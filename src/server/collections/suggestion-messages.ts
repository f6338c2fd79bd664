import { defineMessages } from '../../contract/messages.ts'

/** As those of suggested edits of articles, about a row. */
export const suggestionMessages = defineMessages({
  noSuggestions: {
    en: 'This collection doesn’t accept suggestions: only its owner and editors can change it.',
    id: 'Koleksi ini tidak menerima usulan: hanya pemilik dan penyuntingnya yang bisa mengubahnya.',
    my: 'Koleksi ini tidak menerima cadangan: hanya pemilik dan penyuntingnya boleh mengubahnya.',
  },
  editDirectly: {
    en: 'You can edit this collection yourself, so there’s no need to suggest a change.',
    id: 'Anda bisa menyunting koleksi ini langsung, jadi tidak perlu mengusulkan perubahan.',
    my: 'Anda boleh menyunting koleksi ini sendiri, jadi tidak perlu mencadangkan perubahan.',
  },
  nothingChanged: {
    en: 'You haven’t changed anything yet.',
    id: 'Anda belum mengubah apa pun.',
    my: 'Anda belum mengubah apa-apa.',
  },
  tooManyOpen: {
    en: 'You already have {most} open suggestions for this collection. Wait for an answer, or withdraw one.',
    id: 'Anda sudah punya {most} usulan yang menunggu jawaban untuk koleksi ini. Tunggu dulu, atau tarik salah satunya.',
    my: 'Anda sudah mempunyai {most} cadangan yang menunggu jawapan bagi koleksi ini. Tunggu dahulu, atau tarik balik salah satunya.',
  },
  alreadyDecided: {
    en: 'This suggestion has already been decided. Reload the page to see the decision.',
    id: 'Usulan ini sudah diputuskan. Muat ulang halaman untuk melihat keputusannya.',
    my: 'Cadangan ini sudah diputuskan. Muat semula halaman untuk melihat keputusannya.',
  },
  onlyItsAuthor: {
    en: 'Only the person who suggested this change can withdraw it.',
    id: 'Hanya orang yang mengusulkan perubahan ini yang bisa menariknya kembali.',
    my: 'Hanya orang yang mencadangkan perubahan ini boleh menarik baliknya.',
  },
  onlyEditors: {
    en: 'Only the collection’s owner and editors can decide on suggestions.',
    id: 'Hanya pemilik dan penyunting koleksi yang bisa memutuskan usulan.',
    my: 'Hanya pemilik dan penyunting koleksi boleh memutuskan cadangan.',
  },
  rowGone: {
    en: 'The row in this suggestion has been removed, so it can’t be changed. You can decline the suggestion.',
    id: 'Baris dalam usulan ini sudah dihapus, jadi tidak bisa diubah. Anda bisa menolak usulannya.',
    my: 'Baris dalam cadangan ini sudah dibuang, jadi tidak boleh diubah. Anda boleh menolak cadangan ini.',
  },
})
