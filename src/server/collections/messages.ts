import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  suggestInstead: {
    en: 'Only the owner and editors can change this collection. You can suggest a change instead.',
    id: 'Hanya pemilik dan penyunting yang bisa mengubah koleksi ini. Anda bisa mengusulkan perubahan.',
    my: 'Hanya pemilik dan penyunting boleh mengubah koleksi ini. Anda boleh mencadangkan perubahan.',
  },
  ownerOnly: {
    en: 'Only the owner of this collection can do that.',
    id: 'Hanya pemilik koleksi ini yang bisa melakukannya.',
    my: 'Hanya pemilik koleksi ini boleh melakukannya.',
  },
  onlyNsfw: {
    en: 'Moderators can mark a collection as adult content, but can’t change what’s in it.',
    id: 'Moderator bisa menandai koleksi sebagai konten dewasa, tetapi tidak bisa mengubah isinya.',
    my: 'Moderator boleh menandakan koleksi sebagai kandungan dewasa, tetapi tidak boleh mengubah isinya.',
  },
  markedByOthers: {
    en: 'This collection was marked as adult content by others. Only a moderator can change that.',
    id: 'Koleksi ini ditandai sebagai konten dewasa oleh orang lain. Hanya moderator yang bisa mengubahnya.',
    my: 'Koleksi ini ditandakan sebagai kandungan dewasa oleh orang lain. Hanya moderator boleh mengubahnya.',
  },
  rowConflict: {
    en: 'Someone else has changed this row. Nothing is lost: compare both and save again.',
    id: 'Orang lain sudah mengubah baris ini. Tidak ada yang hilang: bandingkan keduanya, lalu simpan lagi.',
    my: 'Orang lain sudah mengubah baris ini. Tiada yang hilang: bandingkan kedua-duanya, kemudian simpan semula.',
  },
  columnsConflict: {
    en: 'The columns of this collection have changed. Nothing is lost: check the new columns and save again.',
    id: 'Kolom koleksi ini sudah berubah. Tidak ada yang hilang: periksa kolom yang baru, lalu simpan lagi.',
    my: 'Lajur koleksi ini sudah berubah. Tiada yang hilang: semak lajur baharu, kemudian simpan semula.',
  },
  columnHasValues: {
    en: '“{column}” has values, so its type can’t change. Add a new column instead.',
    id: '“{column}” sudah berisi nilai, jadi jenisnya tidak bisa diubah. Tambahkan kolom baru.',
    my: '“{column}” sudah mempunyai nilai, jadi jenisnya tidak boleh diubah. Tambah lajur baharu.',
  },
  strangeColumn: {
    en: 'This isn’t a column of this collection.',
    id: 'Ini bukan kolom koleksi ini.',
    my: 'Ini bukan lajur koleksi ini.',
  },
  noColumns: {
    en: 'This collection has no such column.',
    id: 'Koleksi ini tidak punya kolom tersebut.',
    my: 'Koleksi ini tidak mempunyai lajur tersebut.',
  },
  numbersOnly: {
    en: 'Choose a column of numbers.',
    id: 'Pilih kolom yang berisi angka.',
    my: 'Pilih lajur yang berisi nombor.',
  },
  tooManyRows: {
    en: 'A collection can have up to {most} rows.',
    id: 'Koleksi maksimal {most} baris.',
    my: 'Koleksi maksimum {most} baris.',
  },
  tooMuchText: {
    en: 'This collection can’t hold any more text. Shorten some of its cells first.',
    id: 'Koleksi ini tidak bisa memuat teks lebih banyak lagi. Pendekkan dulu isi beberapa sel.',
    my: 'Koleksi ini tidak dapat memuatkan lebih banyak teks. Pendekkan dahulu kandungan beberapa sel.',
  },
  tooMuchHistory: {
    en: 'So much has changed in this collection that nothing more can be imported. Edit its rows, or start a new collection.',
    id: 'Koleksi ini sudah terlalu sering diubah sehingga tidak bisa menerima impor lagi. Sunting barisnya, atau buat koleksi baru.',
    my: 'Koleksi ini sudah terlalu kerap diubah, jadi import tidak lagi boleh dibuat. Sunting barisnya, atau cipta koleksi baharu.',
  },
  tooManyGoneColumns: {
    en: 'Too many columns of this collection have been removed. Rename this one instead.',
    id: 'Sudah terlalu banyak kolom koleksi ini yang dihapus. Ubah saja nama kolom ini.',
    my: 'Sudah terlalu banyak lajur koleksi ini dibuang. Namakan semula lajur ini sahaja.',
  },
  emptyRow: {
    en: 'Fill in at least one cell.',
    id: 'Isi minimal satu sel.',
    my: 'Isi sekurang-kurangnya satu sel.',
  },
  rowIsThere: {
    en: 'The row already reads exactly like this version.',
    id: 'Isi baris sudah sama persis dengan versi ini.',
    my: 'Kandungan baris sudah sama tepat dengan versi ini.',
  },
  noArticle: {
    en: 'We couldn’t find that article.',
    id: 'Artikel itu tidak ditemukan.',
    my: 'Artikel itu tidak dijumpai.',
  },
  noPerson: {
    en: 'We couldn’t find a member with this alias.',
    id: 'Anggota dengan alias ini tidak ditemukan.',
    my: 'Ahli dengan alias ini tidak dijumpai.',
  },
  isOwner: {
    en: 'You already own this collection.',
    id: 'Anda sudah memiliki koleksi ini.',
    my: 'Koleksi ini memang milik anda.',
  },
  tooManyEditors: {
    en: 'A collection can have up to {most} editors, including those invited.',
    id: 'Koleksi maksimal {most} penyunting, termasuk yang diundang.',
    my: 'Koleksi maksimum {most} penyunting, termasuk yang dijemput.',
  },
  notInvited: {
    en: 'You’re not invited to edit this collection.',
    id: 'Anda tidak diundang untuk menyunting koleksi ini.',
    my: 'Anda tidak dijemput untuk menyunting koleksi ini.',
  },
})
