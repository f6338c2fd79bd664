import type * as guildPosts from '../../contract/guild-posts.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof guildPosts> = {
  listAllGuildPosts: {
    summary: {
      en: 'Lists posts of all public guilds, and of the private ones that you are in.',
      id: 'Menampilkan postingan semua guild publik, dan guild privat tempat Anda menjadi anggota.',
      my: 'Menyenaraikan hantaran semua guild awam, dan guild persendirian yang anda sertai.',
    },
  },
  listGuildPosts: {
    summary: {
      en: 'Lists posts of one guild, pinned ones first. A private guild is not found for others.',
      id: 'Menampilkan postingan satu guild, yang disematkan lebih dahulu. Guild privat tidak ditemukan oleh orang luar.',
      my: 'Menyenaraikan hantaran sebuah guild, yang disemat dahulu. Guild persendirian tidak ditemui oleh orang luar.',
    },
  },
  createGuildPost: {
    summary: {
      en: 'Posts in a guild that you are in, as on Page. Its rules are accepted before the first post.',
      id: 'Memposting di guild tempat Anda menjadi anggota, seperti di Page. Aturannya diterima sebelum postingan pertama.',
      my: 'Menghantar dalam guild yang anda sertai, seperti di Page. Peraturannya diterima sebelum hantaran pertama.',
    },
    refusals: ['not_allowed', 'under_age'],
  },
  likeGuildPost: {
    summary: {
      en: 'Likes a guild post or takes the like back.',
      id: 'Menyukai postingan guild atau membatalkan suka.',
      my: 'Menyukai hantaran guild atau menarik balik tanda suka.',
    },
    refusals: ['not_allowed', 'nsfw_no_likes'],
  },
  pinGuildPost: {
    summary: {
      en: 'Pins a post of a guild, at most three. For its officers.',
      id: 'Menyematkan postingan guild, paling banyak tiga. Untuk pengurusnya.',
      my: 'Menyemat hantaran guild, paling banyak tiga. Untuk pengurusnya.',
    },
    refusals: ['not_allowed', 'conflict'],
  },
  unpinGuildPost: {
    summary: {
      en: 'Unpins a post of a guild. For its officers.',
      id: 'Melepas sematan postingan guild. Untuk pengurusnya.',
      my: 'Menyahsemat hantaran guild. Untuk pengurusnya.',
    },
    refusals: ['not_allowed'],
  },
  removeGuildPost: {
    summary: {
      en: 'Removes a post from a guild and says why. For its officers; the author is told.',
      id: 'Menghapus postingan dari guild dengan menyebutkan alasannya. Untuk pengurusnya; penulisnya diberi tahu.',
      my: 'Mengalih keluar hantaran daripada guild dengan menyatakan sebabnya. Untuk pengurusnya; penulisnya dimaklumkan.',
    },
    refusals: ['not_allowed'],
  },
}
