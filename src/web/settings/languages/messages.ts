import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: {
    en: 'Languages for reading and writing',
    id: 'Bahasa untuk membaca dan menulis',
    my: 'Bahasa bacaan dan penulisan',
  },
  text: {
    en: 'An article can be available in several languages. Lists show it once, in the first of your languages it’s available in.',
    id: 'Satu artikel bisa tersedia dalam beberapa bahasa. Daftar menampilkannya sekali, dalam bahasa tersedia yang paling atas di urutan Anda.',
    my: 'Sesebuah artikel mungkin tersedia dalam beberapa bahasa. Senarai memaparkannya sekali sahaja, dalam bahasa tersedia yang paling atas dalam susunan anda.',
  },
  keptHere: {
    en: 'Saved on this device.',
    id: 'Disimpan di perangkat ini.',
    my: 'Disimpan pada peranti ini.',
  },
  keptInAccount: {
    en: 'Saved in your account, for all your devices.',
    id: 'Disimpan di akun Anda, untuk semua perangkat.',
    my: 'Disimpan dalam akaun anda, bagi semua peranti.',
  },
  reading: { en: 'Reading languages', id: 'Bahasa untuk membaca', my: 'Bahasa bacaan' },
  readingText: {
    en: 'The menu language always comes first, then these in your order, then the original.',
    id: 'Bahasa menu selalu didahulukan, lalu bahasa berikut menurut urutan Anda, lalu naskah aslinya.',
    my: 'Bahasa menu sentiasa didahulukan, kemudian bahasa berikut mengikut susunan anda, kemudian teks asal.',
  },
  none: {
    en: 'If you choose none, Indonesian and Malay replace each other before English.',
    id: 'Jika tidak ada yang dipilih, bahasa Indonesia dan Melayu saling menggantikan sebelum bahasa Inggris.',
    my: 'Jika tiada yang dipilih, bahasa Melayu dan Indonesia saling menggantikan sebelum bahasa Inggeris.',
  },
  menus: { en: 'menu language', id: 'bahasa menu', my: 'bahasa menu' },
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
    en: 'Lists leave out articles that aren’t in one of them or in the menu language. They say how many, and you can still show them.',
    id: 'Daftar tidak menampilkan artikel yang tidak ada dalam bahasa itu maupun bahasa menu. Jumlahnya disebutkan, dan tetap bisa ditampilkan.',
    my: 'Senarai tidak memaparkan artikel yang tiada dalam bahasa itu atau bahasa menu. Bilangannya dinyatakan, dan masih boleh dipaparkan.',
  },
  writing: { en: 'Writing language', id: 'Bahasa untuk menulis', my: 'Bahasa penulisan' },
  writingText: {
    en: 'We detect the language of a new article from its text. As long as we’re not sure, we use this one.',
    id: 'Bahasa artikel baru dikenali dari teksnya. Selama belum pasti, pilihan ini yang dipakai.',
    my: 'Bahasa artikel baharu dikenal pasti daripada teksnya. Selagi belum pasti, pilihan ini digunakan.',
  },
  detect: { en: 'Detect automatically', id: 'Deteksi otomatis', my: 'Kesan secara automatik' },
})
