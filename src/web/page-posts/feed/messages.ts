import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Page', id: 'Page', my: 'Page' },
  description: {
    en: 'Photos, videos and discussions by the people of this reading room.',
    id: 'Foto, video, dan diskusi dari para penghuni ruang baca ini.',
    my: 'Foto, video dan perbincangan daripada warga bilik bacaan ini.',
  },
  posts: { en: 'Posts', id: 'Postingan', my: 'Hantaran' },
  filters: { en: 'What is shown', id: 'Yang ditampilkan', my: 'Apa yang dipaparkan' },
  everything: { en: 'Everything', id: 'Semua', my: 'Semuanya' },
  photos: { en: 'Photos', id: 'Foto', my: 'Foto' },
  videos: { en: 'Videos', id: 'Video', my: 'Video' },
  discussions: { en: 'Discussions', id: 'Diskusi', my: 'Perbincangan' },
  following: { en: 'Following', id: 'Diikuti', my: 'Yang diikut' },
  saved: { en: 'Saved', id: 'Tersimpan', my: 'Disimpan' },
  sortBy: { en: 'Sorted by {order}', id: 'Urutan: {order}', my: 'Susunan: {order}' },
  new: { en: 'Newest', id: 'Terbaru', my: 'Terbaharu' },
  hot: { en: 'Hot', id: 'Ramai', my: 'Hangat' },
  live: { en: 'Live', id: 'Langsung', my: 'Terkini' },
  newPosts: {
    en: '1 new post|{count} new posts',
    id: '{count} postingan baru',
    my: '{count} hantaran baharu',
  },
  wantedGone: {
    en: 'The post you were sent to is no longer here.',
    id: 'Postingan yang Anda tuju sudah tidak ada di sini.',
    my: 'Hantaran yang anda tuju sudah tiada di sini.',
  },
  wantedFailed: {
    en: 'The post you were sent to could not be loaded.',
    id: 'Postingan yang Anda tuju gagal dimuat.',
    my: 'Hantaran yang anda tuju tidak dapat dimuatkan.',
  },
  failed: {
    en: 'The posts could not be loaded.',
    id: 'Postingan gagal dimuat.',
    my: 'Hantaran tidak dapat dimuatkan.',
  },
  moreFailed: {
    en: 'The next posts could not be loaded.',
    id: 'Postingan berikutnya gagal dimuat.',
    my: 'Hantaran seterusnya tidak dapat dimuatkan.',
  },
  caughtUp: {
    en: 'You are all caught up',
    id: 'Semuanya sudah Anda lihat',
    my: 'Anda sudah melihat kesemuanya',
  },
  emptyTitle: {
    en: 'Nobody has posted anything yet',
    id: 'Belum ada yang membuat postingan',
    my: 'Belum ada sesiapa membuat hantaran',
  },
  emptyTypeTitle: {
    en: 'Nothing of this kind yet',
    id: 'Belum ada yang seperti ini',
    my: 'Belum ada yang sebegini',
  },
  emptyText: {
    en: 'A photo from your street, a short video, a question to everybody: begin with what you noticed today.',
    id: 'Foto dari jalan depan rumah, video pendek, pertanyaan untuk semua: mulailah dari yang Anda lihat hari ini.',
    my: 'Foto dari kampung anda, video pendek, soalan untuk semua: mulakan dengan apa yang anda perasan hari ini.',
  },
  create: { en: 'Make the first post', id: 'Buat postingan pertama', my: 'Buat hantaran pertama' },
  followingEmptyTitle: {
    en: 'Nothing from the people you follow',
    id: 'Belum ada apa-apa dari orang yang Anda ikuti',
    my: 'Belum ada apa-apa daripada orang yang anda ikut',
  },
  followingEmptyText: {
    en: 'Follow somebody from the menu of a post, and what they post is gathered here.',
    id: 'Ikuti seseorang lewat menu di postingannya, dan postingannya akan terkumpul di sini.',
    my: 'Ikut seseorang melalui menu pada hantarannya, dan hantarannya akan terkumpul di sini.',
  },
  followingWallTitle: {
    en: 'Here are the people you follow',
    id: 'Di sini tempat orang yang Anda ikuti',
    my: 'Di sini tempat orang yang anda ikut',
  },
  followingWallText: {
    en: 'Sign in, follow a few people, and their posts are gathered here, newest first.',
    id: 'Masuk, ikuti beberapa orang, dan postingan mereka terkumpul di sini, yang terbaru di atas.',
    my: 'Log masuk, ikut beberapa orang, dan hantaran mereka terkumpul di sini, yang terbaharu dahulu.',
  },
  inviteLabel: { en: 'Join in', id: 'Ikut serta', my: 'Sertai kami' },
  inviteTitle: {
    en: 'What did you notice today?',
    id: 'Apa yang Anda perhatikan hari ini?',
    my: 'Apakah yang anda perasan hari ini?',
  },
  inviteText: {
    en: 'Reading is open to everybody. To post, like and vote, sign in.',
    id: 'Membaca terbuka untuk semua. Untuk membuat postingan, menyukai, dan memberi suara, silakan masuk.',
    my: 'Membaca terbuka kepada semua. Untuk membuat hantaran, menyukai dan mengundi, sila log masuk.',
  },
})
