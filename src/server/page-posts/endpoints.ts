import type * as posts from '../../contract/page-posts.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<Omit<typeof posts, 'searchPagePosts' | 'getTrendingPosts'>> = {
  listPagePosts: {
    summary: {
      en: 'Lists Page posts. Adult ones only with `includeNsfw`, and redacted for anyone who hasn’t confirmed they’re 18 or older.',
      id: 'Menampilkan postingan Page. Yang dewasa hanya dengan `includeNsfw`, dan disamarkan bagi yang belum menyatakan berusia 18 tahun ke atas.',
      my: 'Menyenaraikan hantaran Page. Yang dewasa hanya dengan `includeNsfw`, dan disembunyikan isinya bagi yang belum mengesahkan umur 18 tahun ke atas.',
    },
  },
  listFollowedPosts: {
    summary: {
      en: 'Lists posts from the people you follow.',
      id: 'Menampilkan postingan orang-orang yang Anda ikuti.',
      my: 'Menyenaraikan hantaran mereka yang anda ikuti.',
    },
  },
  listPagePostMarks: {
    summary: {
      en: 'What you’ve done and may do with some posts: liked, saved, voted, may edit.',
      id: 'Hubungan Anda dengan beberapa postingan: disukai, disimpan, dipilih, boleh disunting.',
      my: 'Kaitan anda dengan beberapa hantaran: disukai, disimpan, diundi, boleh disunting.',
    },
  },
  getPagePost: {
    summary: { en: 'Returns one post.', id: 'Menampilkan satu postingan.', my: 'Memaparkan satu hantaran.' },
  },
  createPagePost: {
    summary: {
      en: 'Posts a photo, a video or a discussion with or without a poll; as JSON, or as a form with the file.',
      id: 'Memposting foto, video, atau diskusi dengan atau tanpa jajak pendapat; sebagai JSON, atau formulir berisi berkasnya.',
      my: 'Menyiarkan foto, video atau perbincangan dengan atau tanpa undian; sebagai JSON, atau borang yang mengandungi failnya.',
    },
    refusals: ['not_allowed', 'under_age'],
  },
  updatePagePost: {
    summary: {
      en: 'Changes your own post. The earlier text is kept in its history.',
      id: 'Mengubah postingan sendiri. Isi sebelumnya disimpan dalam riwayatnya.',
      my: 'Mengubah hantaran sendiri. Isi terdahulu disimpan dalam sejarahnya.',
    },
    refusals: ['not_allowed', 'under_age'],
  },
  deletePagePost: {
    summary: {
      en: 'Deletes a post. Its author can restore it for 30 days.',
      id: 'Menghapus postingan. Penulisnya bisa memulihkannya selama 30 hari.',
      my: 'Memadam hantaran. Penulisnya boleh memulihkannya selama 30 hari.',
    },
    refusals: ['not_allowed'],
  },
  restorePagePost: {
    summary: {
      en: 'Restores a deleted post.',
      id: 'Memulihkan postingan yang dihapus.',
      my: 'Memulihkan hantaran yang dipadam.',
    },
    refusals: ['not_allowed'],
  },
  listPagePostVersions: {
    summary: {
      en: 'Lists the earlier texts of an edited post.',
      id: 'Menampilkan isi postingan sebelum disunting.',
      my: 'Menyenaraikan isi hantaran sebelum disunting.',
    },
    refusals: ['consent_required'],
  },
  listMyPagePosts: {
    summary: {
      en: 'Lists your own posts, deleted ones too.',
      id: 'Menampilkan postingan Anda sendiri, termasuk yang dihapus.',
      my: 'Menyenaraikan hantaran anda sendiri, termasuk yang dipadam.',
    },
  },
  likePagePost: {
    summary: {
      en: 'Sets whether you like a post; asking twice changes nothing. Adult posts can’t be liked.',
      id: 'Menentukan apakah Anda menyukai postingan; meminta dua kali tidak mengubah apa pun. Postingan dewasa tidak bisa disukai.',
      my: 'Menetapkan sama ada anda menyukai hantaran; meminta dua kali tidak mengubah apa-apa. Hantaran dewasa tidak boleh disukai.',
    },
    refusals: ['not_allowed', 'nsfw_no_likes'],
  },
  sharePagePost: {
    summary: {
      en: 'Records that a post was shared.',
      id: 'Mencatat bahwa postingan dibagikan.',
      my: 'Merekodkan bahawa hantaran dikongsi.',
    },
    refusals: ['consent_required', 'not_allowed'],
  },
}
