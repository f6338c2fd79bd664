import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  posts: { en: 'Posts', id: 'Postingan', my: 'Hantaran' },
  sortBy: { en: 'Sorted by {order}', id: 'Urutan: {order}', my: 'Susunan: {order}' },
  new: { en: 'New', id: 'Baru', my: 'Baharu' },
  hot: { en: 'Hot', id: 'Hangat', my: 'Hangat' },
  prompt: {
    en: 'What would you like to show the guild?',
    id: 'Apa yang ingin Anda tunjukkan kepada guild?',
    my: 'Apa yang anda mahu tunjukkan kepada guild?',
  },
  write: { en: 'Write a post', id: 'Tulis postingan', my: 'Tulis hantaran' },
  joinToPost: {
    en: 'Join this guild to post and comment.',
    id: 'Gabung dengan guild ini untuk memposting dan berkomentar.',
    my: 'Sertai guild ini untuk menyiarkan hantaran dan memberi komen.',
  },
  bannedText: {
    en: 'You’re banned from this guild. You can still read its posts.',
    id: 'Anda dilarang masuk ke guild ini. Postingannya masih bisa Anda baca.',
    my: 'Anda dilarang masuk ke guild ini. Hantarannya masih boleh anda baca.',
  },
  mutedText: {
    en: 'The officers have muted you until {date}. You can read, but not post, comment or vote.',
    id: 'Pengurus membisukan Anda sampai {date}. Anda bisa membaca, tetapi tidak bisa memposting, berkomentar, atau memberi suara.',
    my: 'Pengurus membisukan anda hingga {date}. Anda boleh membaca, tetapi tidak boleh menyiarkan hantaran, memberi komen atau mengundi.',
  },
  pinned: { en: 'Pinned', id: 'Disematkan', my: 'Disemat' },
  pin: { en: 'Pin post', id: 'Sematkan postingan', my: 'Semat hantaran' },
  unpin: { en: 'Unpin post', id: 'Lepas sematan', my: 'Nyahsemat hantaran' },
  pinnedNow: { en: 'Post pinned', id: 'Postingan disematkan', my: 'Hantaran disemat' },
  unpinnedNow: { en: 'Post unpinned', id: 'Sematan dilepas', my: 'Hantaran dinyahsemat' },
  remove: { en: 'Remove post', id: 'Hapus postingan', my: 'Alih keluar hantaran' },
  removeText: {
    en: 'No one will see this post any more. {name} will read your reason.',
    id: 'Postingan ini tidak akan terlihat lagi oleh siapa pun. {name} akan membaca alasan Anda.',
    my: 'Tiada sesiapa boleh melihat hantaran ini lagi. {name} akan membaca sebab yang anda beri.',
  },
  reason: { en: 'Reason', id: 'Alasan', my: 'Sebab' },
  reasonHint: {
    en: 'Name the rule if there is one. Use up to {max} characters.',
    id: 'Sebutkan aturannya jika ada. Maksimal {max} karakter.',
    my: 'Nyatakan peraturannya jika ada. Maksimum {max} aksara.',
  },
  reasonMissing: {
    en: 'Please say why, so the author knows what to change.',
    id: 'Silakan tulis alasannya agar penulis bisa memperbaikinya.',
    my: 'Sila nyatakan sebabnya supaya penulis dapat memperbaikinya.',
  },
  removed: { en: 'Post removed', id: 'Postingan dihapus', my: 'Hantaran dialih keluar' },
  removedText: {
    en: 'Its author was told why, and the guild’s log says who did it.',
    id: 'Penulisnya diberi tahu alasannya, dan log guild mencatat siapa yang menghapusnya.',
    my: 'Penulisnya dimaklumkan sebabnya, dan log guild mencatat siapa yang melakukannya.',
  },
  removeFailed: {
    en: 'Couldn’t remove the post. Your text is still here; please try again.',
    id: 'Postingan gagal dihapus. Teks Anda masih di sini; silakan coba lagi.',
    my: 'Hantaran tidak dapat dialih keluar. Teks anda masih di sini; sila cuba lagi.',
  },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  formerMember: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
  failed: {
    en: 'Couldn’t load the posts.',
    id: 'Postingan gagal dimuat.',
    my: 'Hantaran tidak dapat dimuatkan.',
  },
  moreFailed: {
    en: 'Couldn’t load more posts.',
    id: 'Postingan lainnya gagal dimuat.',
    my: 'Hantaran seterusnya tidak dapat dimuatkan.',
  },
  end: {
    en: 'You’re all caught up',
    id: 'Anda sudah melihat semuanya',
    my: 'Anda sudah melihat semuanya',
  },
  emptyTitle: { en: 'No posts yet', id: 'Belum ada postingan', my: 'Belum ada hantaran' },
  emptyText: {
    en: 'Write the first one: a question, a photo, or what this guild plans to do.',
    id: 'Tulis yang pertama: pertanyaan, foto, atau rencana guild ini.',
    my: 'Tulis yang pertama: soalan, foto atau rancangan guild ini.',
  },
  emptyForOthers: {
    en: 'What members post will be shown here.',
    id: 'Postingan para anggota akan ditampilkan di sini.',
    my: 'Hantaran para ahli akan dipaparkan di sini.',
  },
  privateTitle: {
    en: 'Posts are for members only',
    id: 'Postingan hanya untuk anggota',
    my: 'Hantaran untuk ahli sahaja',
  },
  privateText: {
    en: 'This guild is private. You can read its posts once you’re in.',
    id: 'Guild ini privat. Anda bisa membaca postingannya setelah menjadi anggota.',
    my: 'Guild ini persendirian. Anda boleh membaca hantarannya selepas menjadi ahli.',
  },
})
