import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  people: { en: 'Recently active', id: 'Baru-baru ini aktif', my: 'Aktif baru-baru ini' },
  follow: { en: 'Follow', id: 'Ikuti', my: 'Ikuti' },
  followed: { en: 'Following', id: 'Mengikuti', my: 'Mengikuti' },
  followName: { en: 'Follow {name}', id: 'Ikuti {name}', my: 'Ikuti {name}' },
  followedName: { en: 'Following {name}', id: 'Mengikuti {name}', my: 'Mengikuti {name}' },
  about: { en: 'What is Page?', id: 'Apa itu Page?', my: 'Apa itu Page?' },
  aboutText: {
    en: 'Short things: a photo, a video of up to two minutes, a question with or without a poll.',
    id: 'Hal-hal singkat: foto, video hingga dua menit, atau pertanyaan dengan atau tanpa jajak pendapat.',
    my: 'Perkara ringkas: foto, video sehingga dua minit, atau soalan dengan atau tanpa undian.',
  },
  ruleOwn: {
    en: 'Share what’s yours or what you’re allowed to share.',
    id: 'Bagikan karya sendiri atau yang memang boleh Anda bagikan.',
    my: 'Kongsi hasil sendiri atau yang anda dibenarkan kongsi.',
  },
  rulePeople: {
    en: 'Respect privacy: no private photos of other people.',
    id: 'Hormati privasi: jangan tampilkan foto pribadi orang lain.',
    my: 'Hormati privasi: jangan siarkan foto peribadi orang lain.',
  },
  ruleNsfw: {
    en: 'Mark adult content. People only see it if they choose to.',
    id: 'Tandai konten dewasa. Hanya orang yang memilihnya yang melihatnya.',
    my: 'Tandakan kandungan dewasa. Hanya orang yang memilihnya akan melihatnya.',
  },
  ruleReport: {
    en: 'Report what doesn’t belong here. Only moderators see your name.',
    id: 'Laporkan yang tidak pantas di sini. Nama Anda hanya diketahui moderator.',
    my: 'Laporkan yang tidak wajar di sini. Nama anda hanya diketahui moderator.',
  },
  terms: { en: 'All rules', id: 'Semua aturan', my: 'Semua peraturan' },
  reading: { en: 'Longer reads', id: 'Bacaan lebih panjang', my: 'Bacaan lebih panjang' },
  readingText: {
    en: 'What people are reading now, in all eleven categories.',
    id: 'Yang sedang dibaca orang di sebelas kategori.',
    my: 'Apa yang sedang dibaca dalam sebelas kategori.',
  },
  trending: { en: 'See what’s trending', id: 'Lihat Sedang tren', my: 'Lihat Sohor kini' },
})
