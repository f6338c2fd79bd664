import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  people: { en: 'Posting lately', id: 'Baru-baru ini aktif', my: 'Aktif baru-baru ini' },
  follow: { en: 'Follow', id: 'Ikuti', my: 'Ikut' },
  followed: { en: 'Following', id: 'Mengikuti', my: 'Diikut' },
  followName: { en: 'Follow {name}', id: 'Ikuti {name}', my: 'Ikut {name}' },
  followedName: { en: 'Following {name}', id: 'Mengikuti {name}', my: 'Diikut: {name}' },
  about: { en: 'What Page is for', id: 'Untuk apa Page', my: 'Untuk apa Page' },
  aboutText: {
    en: 'Short things: a photo, a video of up to two minutes, a question with or without a poll.',
    id: 'Hal-hal singkat: satu foto, satu video hingga dua menit, satu pertanyaan dengan atau tanpa jajak pendapat.',
    my: 'Perkara ringkas: sekeping foto, sebuah video sehingga dua minit, satu soalan dengan atau tanpa undian.',
  },
  ruleOwn: {
    en: 'Share what is yours or what you may share.',
    id: 'Bagikan karya sendiri atau yang memang boleh Anda bagikan.',
    my: 'Kongsi hasil sendiri atau yang anda dibenarkan kongsi.',
  },
  rulePeople: {
    en: 'Respect privacy: no private pictures of other people.',
    id: 'Hormati privasi: jangan memajang foto pribadi orang lain.',
    my: 'Hormati privasi: jangan siarkan gambar peribadi orang lain.',
  },
  ruleNsfw: {
    en: 'Mark adult content. Nobody sees it who has not asked for it.',
    id: 'Tandai konten dewasa. Yang tidak memintanya tidak akan melihatnya.',
    my: 'Tandakan kandungan dewasa. Sesiapa yang tidak memintanya tidak akan melihatnya.',
  },
  ruleReport: {
    en: 'Report what does not belong here. Your name stays with the moderators.',
    id: 'Laporkan yang tidak pantas di sini. Nama Anda hanya diketahui moderator.',
    my: 'Laporkan yang tidak wajar di sini. Nama anda hanya diketahui moderator.',
  },
  terms: { en: 'All rules', id: 'Semua aturan', my: 'Semua peraturan' },
  reading: { en: 'Longer reads', id: 'Bacaan yang lebih panjang', my: 'Bacaan yang lebih panjang lagi' },
  readingText: {
    en: 'What people are reading now, in all eleven categories.',
    id: 'Yang sedang dibaca orang, dari sebelas kategori.',
    my: 'Apa yang sedang dibaca, daripada sebelas kategori.',
  },
  trending: { en: 'See what is trending', id: 'Lihat yang sedang tren', my: 'Lihat yang sohor kini' },
})
