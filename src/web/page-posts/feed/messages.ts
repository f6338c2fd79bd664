import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Page', id: 'Page', my: 'Page' },
  description: {
    en: 'Photos, videos and discussions by the people of this community.',
    id: 'Foto, video, dan diskusi dari anggota komunitas ini.',
    my: 'Foto, video dan perbincangan daripada ahli komuniti ini.',
  },
  posts: { en: 'Posts', id: 'Postingan', my: 'Hantaran' },
  filters: { en: 'What’s shown', id: 'Yang ditampilkan', my: 'Apa yang dipaparkan' },
  everything: { en: 'Everything', id: 'Semua', my: 'Semua' },
  photos: { en: 'Photos', id: 'Foto', my: 'Foto' },
  videos: { en: 'Videos', id: 'Video', my: 'Video' },
  discussions: { en: 'Discussions', id: 'Diskusi', my: 'Perbincangan' },
  following: { en: 'Following', id: 'Mengikuti', my: 'Mengikuti' },
  saved: { en: 'Saved', id: 'Tersimpan', my: 'Disimpan' },
  sortBy: { en: 'Sorted by {order}', id: 'Urutan: {order}', my: 'Susunan: {order}' },
  new: { en: 'Newest', id: 'Terbaru', my: 'Terbaharu' },
  hot: { en: 'Hot', id: 'Hangat', my: 'Hangat' },
  live: { en: 'Updates live', id: 'Diperbarui otomatis', my: 'Kemas kini langsung' },
  newPosts: {
    en: '1 new post|{count} new posts',
    id: '{count} postingan baru',
    my: '{count} hantaran baharu',
  },
  wantedGone: {
    en: 'That post is no longer available.',
    id: 'Postingan itu sudah tidak tersedia.',
    my: 'Hantaran itu sudah tiada.',
  },
  wantedFailed: {
    en: 'Couldn’t load that post.',
    id: 'Postingan itu gagal dimuat.',
    my: 'Hantaran itu tidak dapat dimuatkan.',
  },
  failed: {
    en: 'Couldn’t load posts.',
    id: 'Postingan gagal dimuat.',
    my: 'Hantaran tidak dapat dimuatkan.',
  },
  moreFailed: {
    en: 'Couldn’t load more posts.',
    id: 'Postingan lainnya gagal dimuat.',
    my: 'Hantaran seterusnya tidak dapat dimuatkan.',
  },
  caughtUp: {
    en: 'You’re all caught up',
    id: 'Anda sudah melihat semuanya',
    my: 'Anda sudah melihat semuanya',
  },
  emptyTitle: {
    en: 'No posts yet',
    id: 'Belum ada postingan',
    my: 'Belum ada hantaran',
  },
  emptyTypeTitle: {
    en: 'Nothing of this kind yet',
    id: 'Belum ada yang seperti ini',
    my: 'Belum ada yang sebegini',
  },
  emptyText: {
    en: 'A photo from your street, a short video, a question for everyone: start with what you noticed today.',
    id: 'Foto dari jalan depan rumah, video pendek, pertanyaan untuk semua: mulailah dari yang menarik perhatian Anda hari ini.',
    my: 'Foto dari tempat anda, video pendek, soalan untuk semua: mulakan dengan apa yang menarik perhatian anda hari ini.',
  },
  create: { en: 'Create a post', id: 'Buat postingan', my: 'Buat hantaran' },
  followingEmptyTitle: {
    en: 'No posts from people you follow yet',
    id: 'Belum ada postingan dari orang yang Anda ikuti',
    my: 'Belum ada hantaran daripada orang yang anda ikuti',
  },
  followingEmptyText: {
    en: 'Follow someone from the menu of a post, and their posts will be shown here.',
    id: 'Ikuti seseorang lewat menu di postingannya, dan postingannya akan tampil di sini.',
    my: 'Ikuti seseorang melalui menu pada hantarannya, dan hantarannya akan dipaparkan di sini.',
  },
  followingWallTitle: {
    en: 'Posts from people you follow',
    id: 'Postingan dari orang yang Anda ikuti',
    my: 'Hantaran daripada orang yang anda ikuti',
  },
  followingWallText: {
    en: 'Sign in and follow a few people to see their posts here, newest first.',
    id: 'Masuk dan ikuti beberapa orang untuk melihat postingan mereka di sini, dari yang terbaru.',
    my: 'Log masuk dan ikuti beberapa orang untuk melihat hantaran mereka di sini, yang terbaharu dahulu.',
  },
  inviteLabel: { en: 'Join in', id: 'Ikut serta', my: 'Sertai kami' },
  inviteTitle: {
    en: 'What did you notice today?',
    id: 'Apa yang menarik perhatian Anda hari ini?',
    my: 'Apa yang menarik perhatian anda hari ini?',
  },
  inviteText: {
    en: 'Everyone can read. Sign in to post, like and vote.',
    id: 'Semua orang bisa membaca. Masuk untuk memposting, menyukai, dan memberi suara.',
    my: 'Semua orang boleh membaca. Log masuk untuk membuat hantaran, menyukai dan mengundi.',
  },
})
