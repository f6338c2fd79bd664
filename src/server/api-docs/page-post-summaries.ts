import type { Text } from '../../contract/messages.ts'

export const pagePostSummaries = {
  listPagePosts: {
    en: 'Lists posts of Page. Adult ones only with `includeNsfw`, and redacted for who has not proved to be 18.',
    id: 'Menampilkan postingan Page. Yang dewasa hanya dengan `includeNsfw`, dan disamarkan bagi yang belum membuktikan berusia 18.',
    my: 'Menyenaraikan hantaran Page. Yang dewasa hanya dengan `includeNsfw`, dan disembunyikan isinya bagi yang belum mengesahkan umur 18.',
  },
  listFollowedPosts: {
    en: 'Lists posts of the people you follow.',
    id: 'Menampilkan postingan orang-orang yang Anda ikuti.',
    my: 'Menyenaraikan hantaran mereka yang anda ikuti.',
  },
  getTrendingPosts: {
    en: 'The 20 posts of Page that find most attention: now, this week or of all time. Adult posts are never among them.',
    id: 'Dua puluh postingan Page yang paling diperhatikan: sekarang, minggu ini, atau sepanjang masa. Postingan dewasa tidak pernah termasuk.',
    my: 'Dua puluh hantaran Page yang paling mendapat perhatian: kini, minggu ini atau sepanjang zaman. Hantaran dewasa tidak pernah disertakan.',
  },
  searchPagePosts: {
    en: 'Searches posts of Page for words.',
    id: 'Mencari kata dalam postingan Page.',
    my: 'Mencari perkataan dalam hantaran Page.',
  },
  listPagePostMarks: {
    en: 'Tells what you have to do with some posts: liked, saved, voted, may edit.',
    id: 'Memberi tahu hubungan Anda dengan beberapa postingan: disukai, disimpan, dipilih, boleh disunting.',
    my: 'Memberitahu kaitan anda dengan beberapa hantaran: disukai, disimpan, diundi, boleh disunting.',
  },
  getPagePost: { en: 'Gives one post.', id: 'Memberikan satu postingan.', my: 'Memberikan satu hantaran.' },
  createPagePost: {
    en: 'Posts a photo, a video or a discussion with or without a poll; as JSON, or as a form with the file in it.',
    id: 'Memuat foto, video, atau diskusi dengan atau tanpa jajak pendapat; sebagai JSON, atau formulir berisi berkasnya.',
    my: 'Menghantar foto, video atau perbincangan dengan atau tanpa undian; sebagai JSON, atau borang yang mengandungi failnya.',
  },
  updatePagePost: {
    en: 'Changes an own post. What it said before is kept in its history.',
    id: 'Mengubah postingan sendiri. Isi sebelumnya disimpan dalam riwayatnya.',
    my: 'Mengubah hantaran sendiri. Isi terdahulu disimpan dalam sejarahnya.',
  },
  deletePagePost: {
    en: 'Deletes a post. Its author can bring it back for 30 days.',
    id: 'Menghapus postingan. Penulisnya dapat memulihkannya selama 30 hari.',
    my: 'Memadam hantaran. Penulisnya boleh mengembalikannya dalam masa 30 hari.',
  },
  restorePagePost: {
    en: 'Brings a deleted post back.',
    id: 'Memulihkan postingan yang dihapus.',
    my: 'Mengembalikan hantaran yang dipadam.',
  },
  listPagePostVersions: {
    en: 'Lists what a post said before it was edited.',
    id: 'Menampilkan isi postingan sebelum disunting.',
    my: 'Menyenaraikan isi hantaran sebelum disunting.',
  },
  listMyPagePosts: {
    en: 'Lists your own posts, deleted ones too.',
    id: 'Menampilkan postingan Anda sendiri, termasuk yang dihapus.',
    my: 'Menyenaraikan hantaran anda sendiri, termasuk yang dipadam.',
  },
  likePagePost: {
    en: 'Sets whether you like a post; asking twice changes nothing. Adult posts take no likes.',
    id: 'Menentukan apakah Anda menyukai postingan; meminta dua kali tidak mengubah apa pun. Postingan dewasa tidak menerima suka.',
    my: 'Menetapkan sama ada anda menyukai hantaran; meminta dua kali tidak mengubah apa-apa. Hantaran dewasa tidak menerima suka.',
  },
  sharePagePost: {
    en: 'Tells that a post was shared.',
    id: 'Memberi tahu bahwa postingan dibagikan.',
    my: 'Memberitahu bahawa hantaran dikongsi.',
  },
  votePagePost: {
    en: 'Votes in a poll, or changes the vote while it is open. Nobody is told who voted for what.',
    id: 'Memilih dalam jajak pendapat, atau mengganti pilihan selama masih dibuka. Tidak ada yang tahu siapa memilih apa.',
    my: 'Mengundi dalam undian, atau menukar undi selagi masih dibuka. Tiada sesiapa diberitahu siapa mengundi apa.',
  },
  retractVote: {
    en: 'Takes your vote back while the poll is open.',
    id: 'Menarik pilihan Anda selama jajak pendapat masih dibuka.',
    my: 'Menarik balik undi anda selagi undian masih dibuka.',
  },
  listPagePostComments: {
    en: 'Lists the comments of a post in reading order.',
    id: 'Menampilkan komentar postingan menurut urutan baca.',
    my: 'Menyenaraikan komen hantaran mengikut susunan bacaan.',
  },
  createPagePostComment: {
    en: 'Comments on a post, or replies to a comment.',
    id: 'Mengomentari postingan, atau membalas komentar.',
    my: 'Memberi komen pada hantaran, atau membalas komen.',
  },
  getNsfw: {
    en: 'Tells whether you may see adult content, and whether you can ask for it.',
    id: 'Memberi tahu apakah Anda boleh melihat konten dewasa, dan apakah Anda dapat memintanya.',
    my: 'Memberitahu sama ada anda boleh melihat kandungan dewasa, dan sama ada anda boleh memintanya.',
  },
  giveNsfwConsent: {
    en: 'Says that you are 18 or older and want to see adult content.',
    id: 'Menyatakan bahwa Anda berusia 18 tahun atau lebih dan ingin melihat konten dewasa.',
    my: 'Menyatakan bahawa anda berumur 18 tahun ke atas dan mahu melihat kandungan dewasa.',
  },
  withdrawNsfwConsent: {
    en: 'Takes that back: adult content is hidden again.',
    id: 'Mencabutnya kembali: konten dewasa disembunyikan lagi.',
    my: 'Menarik balik pernyataan itu: kandungan dewasa disembunyikan semula.',
  },
  getBirthYear: {
    en: 'Tells the year of birth you gave, if any.',
    id: 'Memberi tahu tahun lahir yang Anda berikan, jika ada.',
    my: 'Memberitahu tahun lahir yang anda berikan, jika ada.',
  },
  saveBirthYear: {
    en: 'Keeps your year of birth. Who is younger than 18 is never given adult content.',
    id: 'Menyimpan tahun lahir Anda. Yang berusia di bawah 18 tahun tidak pernah diberi konten dewasa.',
    my: 'Menyimpan tahun lahir anda. Yang berumur bawah 18 tahun tidak akan diberikan kandungan dewasa.',
  },
  followUser: { en: 'Follows a person.', id: 'Mengikuti seseorang.', my: 'Mengikuti seseorang itu.' },
  unfollowUser: {
    en: 'Follows a person no longer.',
    id: 'Berhenti mengikuti seseorang.',
    my: 'Berhenti daripada mengikuti seseorang.',
  },
  listFollowing: {
    en: 'Lists the people you follow.',
    id: 'Menampilkan orang-orang yang Anda ikuti.',
    my: 'Menyenaraikan mereka yang anda ikuti.',
  },
  getMedia: {
    en: 'Tells how far an own upload is.',
    id: 'Memberi tahu sejauh mana unggahan sendiri diproses.',
    my: 'Memberitahu sejauh mana muat naik sendiri diproses.',
  },
  deleteMedia: {
    en: 'Deletes an own upload that nothing shows yet.',
    id: 'Menghapus unggahan sendiri yang belum dipakai.',
    my: 'Memadam muat naik sendiri yang belum digunakan.',
  },
} satisfies Record<string, Text>
