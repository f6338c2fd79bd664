import type * as guilds from '../../contract/guilds.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<Omit<typeof guilds, 'searchGuilds'>> = {
  listGuilds: {
    summary: {
      en: 'Lists guilds: most active, newest or biggest first; with `open=true`, those anyone can join. Adult ones only with `includeNsfw`, for anyone who has confirmed they’re 18 or older.',
      id: 'Menampilkan guild: yang paling aktif, terbaru, atau terbesar lebih dulu; dengan `open=true` yang terbuka bagi semua. Yang dewasa hanya dengan `includeNsfw`, bagi yang sudah menyatakan berusia 18 tahun ke atas.',
      my: 'Menyenaraikan guild: yang paling aktif, terbaharu atau terbesar dahulu; dengan `open=true` yang terbuka kepada semua. Yang dewasa hanya dengan `includeNsfw`, bagi yang telah mengesahkan umur 18 tahun ke atas.',
    },
  },
  listMyGuilds: {
    summary: {
      en: 'Your guilds, invitations and requests, and how many more guilds you can create.',
      id: 'Guild, undangan, dan permintaan Anda, serta berapa guild lagi yang bisa Anda buat.',
      my: 'Guild, jemputan dan permohonan anda, serta berapa guild lagi yang boleh anda cipta.',
    },
  },
  listGuildsOf: {
    summary: {
      en: 'The public guilds a person is in.',
      id: 'Guild publik yang diikuti seseorang.',
      my: 'Guild awam yang disertai seseorang.',
    },
    refusals: ['not_signed_in'],
  },
  getGuild: {
    summary: {
      en: 'Gives one guild and your status in it. For a private guild, non-members get only what the list shows.',
      id: 'Memberikan satu guild dan status Anda di dalamnya. Untuk guild privat, orang luar hanya mendapat isi daftar guild.',
      my: 'Memberikan satu guild dan status anda di dalamnya. Bagi guild persendirian, orang luar hanya mendapat isi senarai guild.',
    },
  },
  createGuild: {
    summary: {
      en: 'Creates a guild of your own, as many as your plan allows.',
      id: 'Membuat guild milik Anda, sebanyak yang diizinkan paket Anda.',
      my: 'Mencipta guild milik anda, sebanyak yang dibenarkan oleh pelan anda.',
    },
    refusals: ['conflict', 'plan_required'],
  },
  updateGuild: {
    summary: {
      en: 'Changes your guild: only the fields given in the body.',
      id: 'Mengubah guild Anda: hanya isian yang disebut dalam isi permintaan.',
      my: 'Mengubah guild anda: hanya ruangan yang disebut dalam isi permintaan.',
    },
    refusals: ['not_allowed', 'conflict'],
  },
  deleteGuild: {
    summary: {
      en: 'Deletes a guild. Its owner can restore it for seven days.',
      id: 'Menghapus guild. Pemiliknya bisa memulihkannya selama tujuh hari.',
      my: 'Memadam guild. Pemiliknya boleh memulihkannya dalam tempoh tujuh hari.',
    },
    refusals: ['not_allowed'],
  },
  restoreGuild: {
    summary: {
      en: 'Restores a deleted guild with everything in it.',
      id: 'Memulihkan guild yang dihapus beserta seluruh isinya.',
      my: 'Memulihkan guild yang dipadam berserta segala isinya.',
    },
    refusals: ['not_allowed', 'conflict', 'plan_required'],
  },
  offerGuild: {
    summary: {
      en: 'Offers your guild to one of its members, or withdraws the offer.',
      id: 'Menawarkan guild Anda kepada salah satu anggotanya, atau membatalkan tawaran itu.',
      my: 'Menawarkan guild anda kepada salah seorang ahlinya, atau menarik balik tawaran itu.',
    },
    refusals: ['not_allowed'],
  },
  answerOffer: {
    summary: {
      en: 'Accepts or declines a guild offered to you.',
      id: 'Menerima atau menolak guild yang ditawarkan kepada Anda.',
      my: 'Menerima atau menolak guild yang ditawarkan kepada anda.',
    },
    refusals: ['conflict', 'plan_required'],
  },
  claimGuild: {
    summary: {
      en: 'As the longest-serving officer, gives notice to an owner who has been away for 90 days; 14 days later the guild is yours.',
      id: 'Sebagai pengurus terlama, memberi tahu pemilik yang 90 hari tidak hadir; 14 hari kemudian guild itu milik Anda.',
      my: 'Sebagai pengurus paling lama, memberi notis kepada pemilik yang 90 hari tidak hadir; 14 hari kemudian guild itu milik anda.',
    },
    refusals: ['not_allowed', 'conflict', 'plan_required'],
  },
  listGuildLog: {
    summary: {
      en: 'What happened in a guild, for its members; reasons are for its officers.',
      id: 'Yang terjadi di suatu guild, untuk anggotanya; alasannya hanya untuk pengurus.',
      my: 'Apa yang berlaku dalam sesebuah guild, untuk ahlinya; sebabnya hanya untuk pengurus.',
    },
    refusals: ['not_allowed'],
  },
}
