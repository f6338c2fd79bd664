import { defineMessages } from '../platform/messages.ts'

/** What each scope allows, in the words of its owner. */
export const messages = defineMessages({
  read: {
    en: 'Read what I can read, except messages and settings',
    id: 'Membaca yang bisa saya baca, kecuali pesan dan pengaturan',
    my: 'Membaca yang boleh saya baca, kecuali mesej dan tetapan',
  },
  'write:articles': {
    en: 'Write, edit and delete my articles',
    id: 'Menulis, menyunting, dan menghapus artikel saya',
    my: 'Menulis, menyunting dan memadam artikel saya',
  },
  'write:posts': {
    en: 'Write, edit and delete my posts',
    id: 'Menulis, menyunting, dan menghapus postingan saya',
    my: 'Menulis, menyunting dan memadam hantaran saya',
  },
  'write:questions': {
    en: 'Ask and answer questions',
    id: 'Bertanya dan menjawab pertanyaan',
    my: 'Bertanya dan menjawab soalan',
  },
  'write:comments': {
    en: 'Write, edit and delete my comments',
    id: 'Menulis, menyunting, dan menghapus komentar saya',
    my: 'Menulis, menyunting dan memadam komen saya',
  },
  'write:collections': {
    en: 'Create and edit collections',
    id: 'Membuat dan menyunting koleksi',
    my: 'Mencipta dan menyunting koleksi',
  },
  'write:media': {
    en: 'Upload images and videos',
    id: 'Mengunggah gambar dan video',
    my: 'Memuat naik gambar dan video',
  },
  'write:activity': {
    en: 'Like, vote, save and follow',
    id: 'Menyukai, memberi suara, menyimpan, dan mengikuti',
    my: 'Menyukai, mengundi, menyimpan dan mengikuti',
  },
  messages: {
    en: 'Read and send messages',
    id: 'Membaca dan mengirim pesan',
    my: 'Membaca dan menghantar mesej',
  },
})
