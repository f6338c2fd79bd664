import type * as guildPosts from '../../contract/guild-posts.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof guildPosts> = {
  listAllGuildPosts: {
    summary: {
      en: 'Lists posts of all public guilds, and of the private ones you’re in.',
      id: 'Menampilkan postingan semua guild publik, dan guild privat tempat Anda menjadi anggota.',
      my: 'Menyenaraikan hantaran semua guild awam, dan guild persendirian yang anda sertai.',
    },
  },
  listGuildPosts: {
    summary: {
      en: 'Lists posts of one guild, pinned ones first. For non-members, a private guild isn’t found.',
      id: 'Menampilkan postingan satu guild, yang disematkan lebih dahulu. Guild privat tidak ditemukan oleh orang luar.',
      my: 'Menyenaraikan hantaran sebuah guild, yang disemat dahulu. Guild persendirian tidak ditemui oleh orang luar.',
    },
  },
  createGuildPost: {
    summary: {
      en: 'Posts in a guild you’re in, as on Page. You accept its rules before your first post.',
      id: 'Memposting di guild tempat Anda menjadi anggota, seperti di Page. Anda menerima aturannya sebelum postingan pertama.',
      my: 'Menyiarkan hantaran dalam guild yang anda sertai, seperti di Page. Anda menerima peraturannya sebelum hantaran pertama.',
    },
    refusals: ['not_allowed', 'under_age'],
  },
  likeGuildPost: {
    summary: {
      en: 'Likes a guild post or removes the like.',
      id: 'Menyukai postingan guild atau membatalkan suka.',
      my: 'Menyukai hantaran guild atau menarik balik tanda suka.',
    },
    refusals: ['not_allowed', 'nsfw_no_likes'],
  },
  pinGuildPost: {
    summary: {
      en: 'Pins a post of a guild, up to three. For its officers.',
      id: 'Menyematkan postingan guild, maksimal tiga. Untuk pengurusnya.',
      my: 'Menyemat hantaran guild, maksimum tiga. Untuk pengurusnya.',
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
      en: 'Removes a post from a guild, with a reason. For its officers; the author is notified.',
      id: 'Menghapus postingan dari guild dengan menyebutkan alasannya. Untuk pengurusnya; penulisnya diberi tahu.',
      my: 'Mengalih keluar hantaran daripada guild dengan menyatakan sebabnya. Untuk pengurusnya; penulisnya dimaklumkan.',
    },
    refusals: ['not_allowed'],
  },
}
