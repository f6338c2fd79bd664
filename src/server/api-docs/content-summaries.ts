import type { OperationName } from '../../contract/index.ts'
import type { Text } from '../../contract/messages.ts'

export const contentSummaries = {
  listComments: {
    en: 'Comments on anything, each of the first level followed by those under it.',
    id: 'Komentar pada apa saja; tiap komentar tingkat pertama diikuti balasannya.',
    my: 'Ulasan pada apa-apa sahaja; setiap ulasan peringkat pertama diikuti balasannya.',
  },
  createComment: {
    en: 'Writes a comment or a reply.',
    id: 'Menulis komentar atau balasan.',
    my: 'Menulis ulasan atau balasan.',
  },
  listArticleComments: {
    en: 'The comments on an article.',
    id: 'Komentar pada sebuah artikel.',
    my: 'Ulasan pada sesebuah artikel.',
  },
  createArticleComment: {
    en: 'Writes a comment on an article.',
    id: 'Menulis komentar pada artikel.',
    my: 'Menulis ulasan pada artikel.',
  },
  updateComment: {
    en: 'Changes one’s own comment; after five minutes it says that it was edited.',
    id: 'Mengubah komentar sendiri; setelah lima menit tertera bahwa komentar disunting.',
    my: 'Mengubah ulasan sendiri; selepas lima minit tertera bahawa ia disunting.',
  },
  deleteComment: {
    en: 'Deletes a comment; one with replies leaves an empty place.',
    id: 'Menghapus komentar; yang punya balasan meninggalkan tempat kosong.',
    my: 'Memadam ulasan; yang mempunyai balasan meninggalkan ruang kosong.',
  },
  restoreComment: {
    en: 'Brings one’s own deleted comment back, for 30 days.',
    id: 'Memulihkan komentar sendiri yang dihapus, selama 30 hari.',
    my: 'Memulihkan ulasan sendiri yang dipadam, selama 30 hari.',
  },
  likeComment: {
    en: 'Likes a comment, or takes the like back.',
    id: 'Menyukai komentar, atau membatalkannya.',
    my: 'Menyukai ulasan, atau menariknya balik.',
  },
  pinComment: {
    en: 'Puts one comment of the first level before all others, or takes it from there. For authors and moderators.',
    id: 'Menyematkan satu komentar tingkat pertama di atas yang lain, atau melepasnya. Untuk penulis dan moderator.',
    my: 'Menyemat satu ulasan aras pertama di hadapan yang lain, atau menanggalkannya. Untuk penulis dan moderator.',
  },
  setCommentsOpen: {
    en: 'Turns comments on something off, or on again; those that are there stay. For authors and moderators.',
    id: 'Mematikan komentar, atau menyalakannya lagi; yang sudah ada tetap ada. Untuk penulis dan moderator.',
    my: 'Menutup ulasan, atau membukanya semula; yang sedia ada kekal. Untuk penulis dan moderator.',
  },
  setBookmark: {
    en: 'Keeps something to find it again, in a folder if one is named.',
    id: 'Menyimpan sesuatu agar mudah ditemukan lagi, dalam folder bila disebutkan.',
    my: 'Menyimpan sesuatu untuk ditemui semula, dalam folder jika dinamakan.',
  },
  removeBookmark: {
    en: 'Takes a bookmark away.',
    id: 'Menghapus penanda.',
    my: 'Membuang penanda.',
  },
  listBookmarks: {
    en: 'What the signed-in person has kept, newest first.',
    id: 'Yang disimpan orang yang masuk, terbaru lebih dulu.',
    my: 'Perkara yang disimpan oleh orang yang log masuk, terbaharu dahulu.',
  },
  listDrafts: {
    en: 'What the signed-in person is writing.',
    id: 'Yang sedang ditulis orang yang masuk.',
    my: 'Perkara yang sedang ditulis oleh orang yang log masuk.',
  },
  getDraft: {
    en: 'One draft with the text it replaced; null when there is none.',
    id: 'Satu draf beserta teks yang digantikannya; null bila tidak ada.',
    my: 'Satu draf bersama teks yang digantikannya; null jika tiada.',
  },
  saveDraft: {
    en: 'Keeps a draft. The newer text wins, the one it replaces is kept for a day.',
    id: 'Menyimpan draf. Teks yang lebih baru menang, yang digantikan disimpan sehari.',
    my: 'Menyimpan draf. Teks yang lebih baharu menang, yang digantikan disimpan sehari.',
  },
  deleteDraft: {
    en: 'Forgets a draft.',
    id: 'Membuang draf.',
    my: 'Melupakan draf.',
  },
  getCategoryCounts: {
    en: 'How many articles each category has.',
    id: 'Jumlah artikel tiap kategori.',
    my: 'Bilangan artikel setiap kategori.',
  },
  getStats: {
    en: 'The numbers of the site: categories, articles, visitors, contributors, recent edits, people online.',
    id: 'Angka-angka situs: kategori, artikel, pengunjung, kontributor, suntingan terbaru, orang yang daring.',
    my: 'Angka laman: kategori, artikel, pelawat, penyumbang, suntingan terkini, orang dalam talian.',
  },
  getOnline: {
    en: 'How many people are here now: counted without cookies, over five minutes.',
    id: 'Berapa orang ada di sini sekarang: dihitung tanpa cookie, selama lima menit.',
    my: 'Berapa ramai orang di sini sekarang: dikira tanpa kuki, dalam lima minit.',
  },
  getTrending: {
    en: 'What is read and liked most in a category, or on the whole site.',
    id: 'Yang paling banyak dibaca dan disukai dalam kategori, atau di seluruh situs.',
    my: 'Yang paling banyak dibaca dan disukai dalam kategori, atau di seluruh laman.',
  },
  getRecentUpdates: {
    en: 'What was published, edited or translated lately.',
    id: 'Yang baru saja diterbitkan, disunting, atau diterjemahkan.',
    my: 'Yang baru sahaja diterbitkan, disunting atau diterjemah.',
  },
  uploadMedia: {
    en: 'Takes one image up to 10 MB or one video up to 100 MB and two minutes. It is written anew, without the data cameras add; a video may be processed for a while.',
    id: 'Menerima satu gambar hingga 10 MB atau satu video hingga 100 MB dan dua menit. Berkas ditulis ulang tanpa data dari kamera; video mungkin perlu diproses sejenak.',
    my: 'Menerima satu imej sehingga 10 MB atau satu video sehingga 100 MB dan dua minit. Fail ditulis semula tanpa data daripada kamera; video mungkin diproses seketika.',
  },
  reportObject: {
    en: 'Tells the moderators that something breaks the rules.',
    id: 'Memberi tahu moderator bahwa sesuatu melanggar aturan.',
    my: 'Memberitahu moderator bahawa sesuatu melanggar peraturan.',
  },
  closeReports: {
    en: 'Closes the open reports about something. Unfounded: whatever they hid or marked is shown again as before. Founded: what was hidden is removed. For moderators.',
    id: 'Menutup laporan yang masih terbuka tentang sesuatu. Tidak berdasar: yang disembunyikan atau ditandai karenanya ditampilkan lagi seperti semula. Berdasar: yang disembunyikan dihapus. Untuk moderator.',
    my: 'Menutup laporan yang masih terbuka tentang sesuatu. Tidak berasas: apa yang disembunyikan atau ditanda kerananya dipaparkan semula seperti asal. Berasas: apa yang disembunyikan dialih keluar. Untuk moderator.',
  },
} satisfies Partial<Record<OperationName, Text>>
