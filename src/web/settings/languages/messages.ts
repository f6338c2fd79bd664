import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: {
    en: 'Languages for reading and writing',
    id: 'Bahasa untuk membaca dan menulis',
    my: 'Bahasa bacaan dan penulisan',
  },
  text: {
    en: 'An article may exist in several languages. Lists show it once, in the first of yours that it has.',
    id: 'Satu artikel bisa tersedia dalam beberapa bahasa. Daftar menampilkannya sekali, dalam bahasa pertama Anda yang tersedia.',
    my: 'Sesebuah rencana mungkin wujud dalam beberapa bahasa. Senarai memaparkannya sekali sahaja, dalam bahasa pertama anda yang ada.',
  },
  keptHere: {
    en: 'Kept on this device.',
    id: 'Disimpan di perangkat ini.',
    my: 'Disimpan pada peranti ini.',
  },
  keptInAccount: {
    en: 'Kept in your account, for all your devices.',
    id: 'Disimpan di akun Anda, untuk semua perangkat.',
    my: 'Disimpan dalam akaun anda, bagi semua peranti.',
  },
  reading: { en: 'Reading languages', id: 'Bahasa untuk membaca', my: 'Bahasa bacaan' },
  readingText: {
    en: 'The language of the menus always comes first, then these in your order, then the original.',
    id: 'Bahasa menu selalu didahulukan, lalu bahasa berikut menurut urutan Anda, lalu naskah aslinya.',
    my: 'Bahasa menu sentiasa didahulukan, kemudian bahasa berikut mengikut susunan anda, kemudian versi asal.',
  },
  none: {
    en: 'While none is chosen, Indonesian and Malay stand in for each other before English.',
    id: 'Selama belum ada yang dipilih, bahasa Indonesia dan Melayu saling menggantikan sebelum bahasa Inggris.',
    my: 'Selagi tiada yang dipilih, bahasa Melayu dan Indonesia saling mengganti sebelum bahasa Inggeris.',
  },
  menus: { en: 'language of the menus', id: 'bahasa menu', my: 'bahasa pada menu' },
  moveUp: { en: 'Move {language} up', id: 'Naikkan {language}', my: 'Alihkan {language} ke atas' },
  moveDown: { en: 'Move {language} down', id: 'Turunkan {language}', my: 'Alihkan {language} ke bawah' },
  moved: {
    en: '{language} is number {place} of {count}',
    id: '{language} nomor {place} dari {count}',
    my: '{language} di tempat ke-{place} daripada {count}',
  },
  only: {
    en: 'Only show my reading languages',
    id: 'Hanya tampilkan bahasa yang saya baca',
    my: 'Paparkan bahasa bacaan saya sahaja',
  },
  onlyText: {
    en: 'Lists leave out articles that are in none of them, nor in the language of the menus. They say how many, and can still show them.',
    id: 'Daftar melewatkan artikel yang tidak ada dalam bahasa tersebut maupun bahasa menu. Jumlahnya disebutkan, dan tetap dapat ditampilkan.',
    my: 'Senarai meninggalkan rencana yang tiada dalam bahasa itu atau bahasa menu. Bilangannya dinyatakan, dan masih boleh dipaparkan.',
  },
  writing: { en: 'Writing language', id: 'Bahasa untuk menulis', my: 'Bahasa penulisan' },
  writingText: {
    en: 'The language of a new article is told from its text. As long as that is unsure, this one is taken.',
    id: 'Bahasa artikel baru dikenali dari teksnya. Selama belum pasti, pilihan ini yang dipakai.',
    my: 'Bahasa rencana baharu dikenal pasti daripada teksnya. Selagi belum pasti, pilihan ini yang digunakan.',
  },
  detect: { en: 'Only detect', id: 'Deteksi saja', my: 'Kesan sahaja' },
})
