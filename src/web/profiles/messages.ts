import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  yourProfile: { en: 'Your profile', id: 'Profil Anda', my: 'Profil anda' },
  yourProfileText: {
    en: 'Your profile, and what only you can see: drafts, saved items, Honor, uploads and tasks.',
    id: 'Profil Anda, dan yang hanya bisa Anda lihat: draf, simpanan, Honor, unggahan, dan tugas.',
    my: 'Profil anda, dan perkara yang hanya anda boleh lihat: draf, simpanan, Honor, muat naik dan tugasan.',
  },
  loading: { en: 'Loading the profile', id: 'Memuat profil', my: 'Memuatkan profil' },
  loadFailed: {
    en: 'Couldn’t load this profile.',
    id: 'Profil ini gagal dimuat.',
    my: 'Profil ini tidak dapat dimuatkan.',
  },
  membersOnly: {
    en: 'Members-only profile',
    id: 'Profil untuk anggota',
    my: 'Profil untuk ahli',
  },
  describes: {
    en: '{name} on {site}: articles, posts and comments.',
    id: '{name} di {site}: artikel, postingan, dan komentar.',
    my: '{name} di {site}: artikel, hantaran dan komen.',
  },
  sections: { en: 'Parts of the profile', id: 'Bagian profil', my: 'Bahagian profil' },
  ownSections: {
    en: 'Only you can see these',
    id: 'Hanya Anda yang bisa melihat ini',
    my: 'Hanya anda boleh melihat ini',
  },
  overview: { en: 'Overview', id: 'Ringkasan', my: 'Ringkasan' },
  articles: { en: 'Articles', id: 'Artikel', my: 'Artikel' },
  posts: { en: 'Posts', id: 'Postingan', my: 'Hantaran' },
  qa: { en: 'Q&A', id: 'Tanya jawab', my: 'Soal jawab' },
  guilds: { en: 'Guilds', id: 'Guild', my: 'Guild' },
  comments: { en: 'Comments', id: 'Komentar', my: 'Komen' },
  badges: { en: 'Badges', id: 'Lencana', my: 'Lencana' },
  followers: { en: 'Followers', id: 'Pengikut', my: 'Pengikut' },
  following: { en: 'Following', id: 'Mengikuti', my: 'Mengikuti' },
  drafts: { en: 'Drafts', id: 'Draf', my: 'Draf' },
  bookmarks: { en: 'Saved', id: 'Simpanan', my: 'Simpanan' },
  honor: { en: 'Honor', id: 'Honor', my: 'Honor' },
  uploads: { en: 'Uploads', id: 'Unggahan', my: 'Muat naik' },
  tasks: { en: 'Tasks', id: 'Tugas', my: 'Tugasan' },
})
