import type * as posts from '../../contract/page-posts.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<Omit<typeof posts, 'searchPagePosts' | 'getTrendingPosts'>> = {
  listPagePosts: {
    summary: {
      en: 'Lists posts of Page. Adult ones only with `includeNsfw`, and redacted for who has not proved to be 18.',
      id: 'Menampilkan postingan Page. Yang dewasa hanya dengan `includeNsfw`, dan disamarkan bagi yang belum membuktikan berusia 18.',
      my: 'Menyenaraikan hantaran Page. Yang dewasa hanya dengan `includeNsfw`, dan disembunyikan isinya bagi yang belum mengesahkan umur 18.',
    },
  },
  listFollowedPosts: {
    summary: {
      en: 'Lists posts of the people you follow.',
      id: 'Menampilkan postingan orang-orang yang Anda ikuti.',
      my: 'Menyenaraikan hantaran mereka yang anda ikuti.',
    },
  },
  listPagePostMarks: {
    summary: {
      en: 'Tells what you have to do with some posts: liked, saved, voted, may edit.',
      id: 'Memberi tahu hubungan Anda dengan beberapa postingan: disukai, disimpan, dipilih, boleh disunting.',
      my: 'Memberitahu kaitan anda dengan beberapa hantaran: disukai, disimpan, diundi, boleh disunting.',
    },
  },
  getPagePost: {
    summary: { en: 'Gives one post.', id: 'Memberikan satu postingan.', my: 'Memberikan satu hantaran.' },
  },
  createPagePost: {
    summary: {
      en: 'Posts a photo, a video or a discussion with or without a poll; as JSON, or as a form with the file in it.',
      id: 'Memuat foto, video, atau diskusi dengan atau tanpa jajak pendapat; sebagai JSON, atau formulir berisi berkasnya.',
      my: 'Menghantar foto, video atau perbincangan dengan atau tanpa undian; sebagai JSON, atau borang yang mengandungi failnya.',
    },
    refusals: ['not_allowed', 'under_age'],
  },
  updatePagePost: {
    summary: {
      en: 'Changes an own post. What it said before is kept in its history.',
      id: 'Mengubah postingan sendiri. Isi sebelumnya disimpan dalam riwayatnya.',
      my: 'Mengubah hantaran sendiri. Isi terdahulu disimpan dalam sejarahnya.',
    },
    refusals: ['not_allowed', 'under_age'],
  },
  deletePagePost: {
    summary: {
      en: 'Deletes a post. Its author can bring it back for 30 days.',
      id: 'Menghapus postingan. Penulisnya dapat memulihkannya selama 30 hari.',
      my: 'Memadam hantaran. Penulisnya boleh mengembalikannya dalam masa 30 hari.',
    },
    refusals: ['not_allowed'],
  },
  restorePagePost: {
    summary: {
      en: 'Brings a deleted post back.',
      id: 'Memulihkan postingan yang dihapus.',
      my: 'Mengembalikan hantaran yang dipadam.',
    },
    refusals: ['not_allowed'],
  },
  listPagePostVersions: {
    summary: {
      en: 'Lists what a post said before it was edited.',
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
      en: 'Sets whether you like a post; asking twice changes nothing. Adult posts take no likes.',
      id: 'Menentukan apakah Anda menyukai postingan; meminta dua kali tidak mengubah apa pun. Postingan dewasa tidak menerima suka.',
      my: 'Menetapkan sama ada anda menyukai hantaran; meminta dua kali tidak mengubah apa-apa. Hantaran dewasa tidak menerima suka.',
    },
    refusals: ['not_allowed', 'nsfw_no_likes'],
  },
  sharePagePost: {
    summary: {
      en: 'Tells that a post was shared.',
      id: 'Memberi tahu bahwa postingan dibagikan.',
      my: 'Memberitahu bahawa hantaran dikongsi.',
    },
    refusals: ['consent_required', 'not_allowed'],
  },
}
