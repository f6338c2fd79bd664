import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  suggestInstead: {
    en: 'Only its owner and editors change this collection. You can suggest a change instead.',
    id: 'Hanya pemilik dan editornya yang mengubah koleksi ini. Anda bisa mengusulkan perubahan.',
    my: 'Hanya pemilik dan penyuntingnya boleh mengubah koleksi ini. Anda boleh mencadangkan perubahan.',
  },
  ownerOnly: {
    en: 'Only the owner of this collection can do that.',
    id: 'Hanya pemilik koleksi ini yang bisa melakukannya.',
    my: 'Hanya pemilik koleksi ini boleh melakukannya.',
  },
  onlyNsfw: {
    en: 'Moderators can mark a collection as adult content, but not change what is in it.',
    id: 'Moderator bisa menandai koleksi sebagai konten dewasa, tetapi tidak mengubah isinya.',
    my: 'Moderator boleh menandakan koleksi sebagai kandungan dewasa, tetapi tidak mengubah isinya.',
  },
  markedByOthers: {
    en: 'This collection was marked as adult content by others. Only a moderator can change that.',
    id: 'Koleksi ini ditandai sebagai konten dewasa oleh orang lain. Hanya moderator yang bisa mengubahnya.',
    my: 'Koleksi ini ditandakan sebagai kandungan dewasa oleh orang lain. Hanya moderator boleh mengubahnya.',
  },
  rowConflict: {
    en: 'Someone else changed this row in the meantime. Nothing was lost: compare both and save again.',
    id: 'Sementara itu orang lain mengubah baris ini. Tidak ada yang hilang: bandingkan keduanya, lalu simpan lagi.',
    my: 'Sementara itu orang lain telah mengubah baris ini. Tiada yang hilang: bandingkan kedua-duanya, kemudian simpan semula.',
  },
  columnsConflict: {
    en: 'The columns of this collection changed in the meantime. Nothing was lost: look at the new columns and save again.',
    id: 'Sementara itu kolom koleksi ini berubah. Tidak ada yang hilang: lihat kolom yang baru, lalu simpan lagi.',
    my: 'Sementara itu lajur koleksi ini telah berubah. Tiada yang hilang: lihat lajur baharu, kemudian simpan semula.',
  },
  columnHasValues: {
    en: '“{column}” has values, so its type can’t change. Add a new column instead.',
    id: '“{column}” sudah berisi nilai, jadi jenisnya tidak bisa diubah. Tambahkan kolom baru.',
    my: '“{column}” sudah mempunyai nilai, jadi jenisnya tidak boleh diubah. Tambah lajur baharu.',
  },
  strangeColumn: {
    en: 'This is not a column of this collection.',
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
    en: 'A collection has up to {most} rows.',
    id: 'Koleksi berisi maksimal {most} baris.',
    my: 'Koleksi mempunyai maksimum {most} baris.',
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
    en: 'Too many columns of this collection were removed already. Rename this one instead.',
    id: 'Sudah terlalu banyak kolom koleksi ini yang dihapus. Ubah saja nama kolom ini.',
    my: 'Sudah terlalu banyak lajur koleksi ini dibuang. Namakan semula lajur ini sahaja.',
  },
  emptyRow: {
    en: 'Fill in at least one cell.',
    id: 'Isi setidaknya satu sel.',
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
    en: 'There is no member with this alias.',
    id: 'Tidak ada anggota dengan alias ini.',
    my: 'Tiada ahli dengan alias ini.',
  },
  isOwner: {
    en: 'You already own this collection.',
    id: 'Anda sudah memiliki koleksi ini.',
    my: 'Koleksi ini memang milik anda.',
  },
  tooManyEditors: {
    en: 'A collection has up to {most} editors, invited ones included.',
    id: 'Koleksi punya maksimal {most} editor, termasuk yang diundang.',
    my: 'Koleksi mempunyai maksimum {most} penyunting, termasuk yang dijemput.',
  },
  notInvited: {
    en: 'You are not invited to edit this collection.',
    id: 'Anda tidak diundang untuk menyunting koleksi ini.',
    my: 'Anda tidak dijemput untuk menyunting koleksi ini.',
  },
})
