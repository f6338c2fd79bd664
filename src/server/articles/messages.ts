import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  formerMember: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
  contentMissing: {
    en: 'Write something first.',
    id: 'Tulis sesuatu dulu.',
    my: 'Tulis sesuatu dahulu.',
  },
  contentTooShort: {
    en: 'An article needs at least {minimum} characters before it’s published. You can save it as a draft.',
    id: 'Artikel perlu minimal {minimum} karakter sebelum diterbitkan. Anda bisa menyimpannya sebagai draf.',
    my: 'Artikel memerlukan minimum {minimum} aksara sebelum diterbitkan. Anda boleh menyimpannya sebagai draf.',
  },
  stateByAuthor: {
    en: 'Only the author can publish or unpublish this article.',
    id: 'Hanya penulis yang bisa menerbitkan atau membatalkan terbitan artikel ini.',
    my: 'Hanya penulis boleh menerbitkan atau menyahterbitkan artikel ini.',
  },
  categoriesOfOriginal: {
    en: 'The categories are taken from the original article. Please change them there.',
    id: 'Kategori mengikuti naskah asli. Silakan ubah di sana.',
    my: 'Kategori mengikut teks asal. Sila tukar di sana.',
  },
  notOfArticle: {
    en: 'This isn’t a version of this article.',
    id: 'Ini bukan versi dari artikel ini.',
    my: 'Ini bukan versi bagi artikel ini.',
  },
  notOfOriginal: {
    en: 'This isn’t a version of the original article.',
    id: 'Ini bukan versi dari naskah aslinya.',
    my: 'Ini bukan versi bagi teks asalnya.',
  },
  isOriginal: {
    en: 'This article is the original, so it doesn’t follow another one.',
    id: 'Artikel ini naskah asli, jadi tidak mengikuti artikel lain.',
    my: 'Artikel ini teks asal, jadi ia tidak mengikut artikel lain.',
  },
  editConflict: {
    en: 'Someone changed this article while you were writing. Nothing is lost: you’ll see both versions.',
    id: 'Seseorang mengubah artikel ini saat Anda menulis. Tidak ada yang hilang: Anda akan melihat kedua versi.',
    my: 'Seseorang mengubah artikel ini semasa anda menulis. Tiada yang hilang: anda akan melihat kedua-dua versi.',
  },
  languageTaken: {
    en: 'This article already exists in {name}, or someone is translating it. Please choose another language.',
    id: 'Artikel ini sudah ada dalam {name}, atau sedang diterjemahkan orang lain. Silakan pilih bahasa lain.',
    my: 'Artikel ini sudah ada dalam {name}, atau sedang diterjemah oleh orang lain. Sila pilih bahasa lain.',
  },
  sameLanguage: {
    en: 'Choose a language other than the original’s.',
    id: 'Pilih bahasa yang berbeda dari naskah asli.',
    my: 'Pilih bahasa yang berlainan daripada teks asal.',
  },
  sourceNotPublished: {
    en: 'Only published articles can be translated. Try again once this one is published.',
    id: 'Hanya artikel yang sudah terbit yang bisa diterjemahkan. Coba lagi setelah artikel ini terbit.',
    my: 'Hanya artikel yang sudah diterbitkan boleh diterjemah. Cuba lagi selepas artikel ini diterbitkan.',
  },
  authorSort: {
    en: 'One author’s articles can only be sorted by newest.',
    id: 'Artikel satu penulis hanya bisa diurutkan dari yang terbaru.',
    my: 'Artikel seorang penulis hanya boleh disusun dari yang terbaharu.',
  },
})
