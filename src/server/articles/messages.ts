import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  formerMember: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
  contentMissing: {
    en: 'There is nothing to read in it yet.',
    id: 'Belum ada yang bisa dibaca di dalamnya.',
    my: 'Belum ada apa-apa untuk dibaca di dalamnya.',
  },
  contentTooShort: {
    en: 'An article needs at least {minimum} characters before it is published. You can keep it as a draft.',
    id: 'Artikel perlu minimal {minimum} karakter sebelum diterbitkan. Anda bisa menyimpannya sebagai draf.',
    my: 'Artikel memerlukan sekurang-kurangnya {minimum} aksara sebelum diterbitkan. Anda boleh menyimpannya sebagai draf.',
  },
  stateByAuthor: {
    en: 'Only the author decides whether the article is published.',
    id: 'Hanya penulis yang menentukan apakah artikel ini diterbitkan.',
    my: 'Hanya pengarang yang menentukan sama ada artikel ini diterbitkan.',
  },
  categoriesOfOriginal: {
    en: 'The categories belong to the original article and are changed there.',
    id: 'Kategori mengikuti artikel asli dan diubah di sana.',
    my: 'Kategori mengikut artikel asal dan ditukar di sana.',
  },
  notOfArticle: {
    en: 'This is not a revision of this article.',
    id: 'Ini bukan revisi dari artikel ini.',
    my: 'Ini bukan semakan bagi artikel ini.',
  },
  notOfOriginal: {
    en: 'This is not a revision of the original article.',
    id: 'Ini bukan revisi dari artikel aslinya.',
    my: 'Ini bukan semakan bagi artikel asalnya.',
  },
  isOriginal: {
    en: 'This article is the original; it follows no other.',
    id: 'Artikel ini yang asli; ia tidak mengikuti artikel lain.',
    my: 'Artikel ini yang asal; ia tidak mengikut artikel lain.',
  },
  editConflict: {
    en: 'Somebody changed this article while you were writing. Nothing is lost: both texts are here.',
    id: 'Seseorang mengubah artikel ini saat Anda menulis. Tidak ada yang hilang: kedua teks ada di sini.',
    my: 'Seseorang mengubah artikel ini semasa anda menulis. Tiada yang hilang: kedua-dua teks ada di sini.',
  },
  languageTaken: {
    en: 'This article exists in {name} already, or somebody is translating it.',
    id: 'Artikel ini sudah ada dalam {name}, atau sedang diterjemahkan orang lain.',
    my: 'Artikel ini sudah ada dalam {name}, atau sedang diterjemah oleh orang lain.',
  },
  sameLanguage: {
    en: 'A translation is in another language than its source.',
    id: 'Terjemahan memakai bahasa yang berbeda dari sumbernya.',
    my: 'Terjemahan menggunakan bahasa yang berlainan daripada sumbernya.',
  },
  sourceNotPublished: {
    en: 'Only a published article can be translated.',
    id: 'Hanya artikel yang sudah terbit yang bisa diterjemahkan.',
    my: 'Hanya artikel yang telah diterbitkan boleh diterjemah.',
  },
  authorSort: {
    en: 'The articles of one author are sorted by their newness only.',
    id: 'Artikel satu penulis hanya diurutkan dari yang terbaru.',
    my: 'Artikel seorang pengarang hanya disusun daripada yang terbaharu.',
  },
})
