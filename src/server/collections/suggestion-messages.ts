import { defineMessages } from '../../contract/messages.ts'

/** As those of suggested edits of articles, about a row. */
export const suggestionMessages = defineMessages({
  noSuggestions: {
    en: 'This collection doesn’t take suggestions: only its owner and editors change it.',
    id: 'Koleksi ini tidak menerima usulan: hanya pemilik dan editornya yang mengubahnya.',
    my: 'Koleksi ini tidak menerima cadangan: hanya pemilik dan penyuntingnya boleh mengubahnya.',
  },
  editDirectly: {
    en: 'You can edit this collection yourself: there is no need to suggest a change.',
    id: 'Anda bisa menyunting koleksi ini langsung, jadi tidak perlu mengusulkan perubahan.',
    my: 'Anda boleh menyunting koleksi ini sendiri, jadi tidak perlu mencadangkan perubahan.',
  },
  nothingChanged: {
    en: 'Nothing is different from the row yet.',
    id: 'Belum ada yang berbeda dari baris ini.',
    my: 'Belum ada apa-apa yang berlainan daripada baris ini.',
  },
  tooManyOpen: {
    en: 'You already have {most} suggestions for this collection without an answer.',
    id: 'Anda sudah punya {most} usulan untuk koleksi ini yang belum dijawab.',
    my: 'Anda sudah mempunyai {most} cadangan bagi koleksi ini yang belum dijawab.',
  },
  alreadyDecided: {
    en: 'This suggestion has been decided already.',
    id: 'Usulan ini sudah diputuskan.',
    my: 'Cadangan ini telah pun diputuskan.',
  },
  onlyItsAuthor: {
    en: 'Only the person who suggested this change can withdraw it.',
    id: 'Hanya orang yang mengusulkan perubahan ini yang bisa menariknya kembali.',
    my: 'Hanya orang yang mencadangkan perubahan ini boleh menarik baliknya.',
  },
  onlyEditors: {
    en: 'Only the owner and the editors of the collection decide on suggestions.',
    id: 'Hanya pemilik dan editor koleksi yang memutuskan usulan.',
    my: 'Hanya pemilik dan penyunting koleksi yang memutuskan cadangan.',
  },
  rowGone: {
    en: 'The row that this suggestion changes was removed in the meantime.',
    id: 'Baris yang diubah oleh usulan ini sudah dihapus.',
    my: 'Baris yang diubah oleh cadangan ini telah dibuang.',
  },
})
