import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  follow: { en: 'Follow', id: 'Ikuti', my: 'Ikuti' },
  following: { en: 'Following', id: 'Mengikuti', my: 'Mengikuti' },
  followName: { en: 'Follow {name}', id: 'Ikuti {name}', my: 'Ikuti {name}' },
  followingName: { en: 'Following {name}', id: 'Mengikuti {name}', my: 'Mengikuti {name}' },
  title: { en: 'What you follow', id: 'Yang Anda ikuti', my: 'Yang anda ikuti' },
  text: {
    en: 'Articles from these categories, tags and people are shown first on your home page. Press once to unfollow, again to follow.',
    id: 'Artikel dari kategori, tag, dan orang ini didahulukan untuk Anda di beranda. Tekan sekali untuk berhenti mengikuti, sekali lagi untuk mengikuti.',
    my: 'Artikel daripada kategori, tag dan orang ini didahulukan untuk anda di laman utama. Tekan sekali untuk berhenti mengikuti, sekali lagi untuk mengikuti.',
  },
  categories: { en: 'Categories', id: 'Kategori', my: 'Kategori' },
  tags: { en: 'Tags', id: 'Tag', my: 'Tag' },
  noTags: {
    en: 'No tags yet. Open a tag under an article to follow it.',
    id: 'Belum ada tag. Buka tag di bawah sebuah artikel untuk mengikutinya.',
    my: 'Belum ada tag. Buka tag di bawah sesebuah artikel untuk mengikutinya.',
  },
  people: { en: 'People', id: 'Orang', my: 'Orang' },
  noPeople: {
    en: 'No one yet. You can follow people from their posts and profiles.',
    id: 'Belum ada. Anda bisa mengikuti orang dari postingan dan profilnya.',
    my: 'Belum ada. Anda boleh mengikuti orang melalui hantaran dan profil mereka.',
  },
  peopleFailed: {
    en: 'Couldn’t load the people you follow.',
    id: 'Orang yang Anda ikuti gagal dimuat.',
    my: 'Orang yang anda ikuti tidak dapat dimuatkan.',
  },
  topicsFailed: {
    en: 'Couldn’t load what you follow.',
    id: 'Daftar yang Anda ikuti gagal dimuat.',
    my: 'Senarai yang anda ikuti tidak dapat dimuatkan.',
  },
  caughtUp: { en: 'That’s everyone.', id: 'Semuanya sudah tampil.', my: 'Semuanya telah dipaparkan.' },
})
