import type { OperationName } from '../../contract/index.ts'
import type { Text } from '../../contract/messages.ts'

export const articleSummaries = {
  listArticles: {
    en: 'Lists published articles, newest first, one for each group of translations, in the reader’s language where there is one. `Link: rel="next"` leads on.',
    id: 'Menampilkan artikel yang sudah terbit, terbaru lebih dulu, satu untuk tiap kelompok terjemahan, dalam bahasa pembaca bila ada. `Link: rel="next"` menuju halaman berikutnya.',
    my: 'Menyenaraikan artikel yang telah diterbitkan, terbaharu dahulu, satu bagi setiap kumpulan terjemahan, dalam bahasa pembaca jika ada. `Link: rel="next"` membawa ke halaman seterusnya.',
  },
  getArticle: {
    en: 'One article with its text, authors, languages and related articles. A draft is there only for those who write it.',
    id: 'Satu artikel dengan teks, penulis, bahasa, dan artikel terkaitnya. Draf hanya ada bagi yang menulisnya.',
    my: 'Satu artikel dengan teks, penulis, bahasa dan artikel berkaitan. Draf hanya wujud bagi mereka yang menulisnya.',
  },
  getArticleMine: {
    en: 'What the signed-in person has to do with an article: liked, bookmarked, may edit, may delete, may decide on suggestions.',
    id: 'Hubungan orang yang masuk dengan sebuah artikel: disukai, ditandai, boleh menyunting, menghapus, memutuskan usulan.',
    my: 'Hubungan orang yang log masuk dengan sesebuah artikel: disukai, ditanda, boleh menyunting, memadam, memutuskan cadangan.',
  },
  createArticle: {
    en: 'Publishes an article, or keeps it as a draft.',
    id: 'Menerbitkan artikel, atau menyimpannya sebagai draf.',
    my: 'Menerbitkan artikel, atau menyimpannya sebagai draf sahaja.',
  },
  updateArticle: {
    en: 'Changes an article. Whoever edited an older text is answered 409 with both texts merged; nothing is lost.',
    id: 'Mengubah artikel. Siapa pun yang menyunting teks lama mendapat 409 dengan kedua teks digabung; tidak ada yang hilang.',
    my: 'Mengubah artikel. Sesiapa yang menyunting teks lama dijawab 409 dengan kedua-dua teks digabungkan; tiada apa yang hilang.',
  },
  deleteArticle: {
    en: 'Deletes an article. Its author can bring it back for 30 days.',
    id: 'Menghapus artikel. Penulisnya dapat memulihkannya selama 30 hari.',
    my: 'Memadam artikel. Penulisnya boleh memulihkannya selama 30 hari.',
  },
  restoreArticle: {
    en: 'Brings a deleted article back.',
    id: 'Memulihkan artikel yang dihapus.',
    my: 'Memulihkan artikel yang telah dipadam.',
  },
  listMyArticles: {
    en: 'The signed-in person’s own articles, drafts and deleted ones included.',
    id: 'Artikel milik orang yang masuk, termasuk draf dan yang dihapus.',
    my: 'Artikel milik orang yang log masuk, termasuk draf dan yang dipadam.',
  },
  likeArticle: {
    en: 'Likes an article, or takes the like back: what is sent is the state wanted.',
    id: 'Menyukai artikel atau membatalkannya: yang dikirim adalah keadaan yang diinginkan.',
    my: 'Menyukai artikel atau menariknya balik: yang dihantar ialah keadaan yang dikehendaki.',
  },
  shareArticle: {
    en: 'Tells that the article was shared; counted once for each member.',
    id: 'Memberi tahu bahwa artikel dibagikan; dihitung sekali untuk tiap anggota.',
    my: 'Memberitahu bahawa artikel dikongsi; dikira sekali bagi setiap ahli.',
  },
  readArticle: {
    en: 'Tells that the article was read; counted once a day for each reader, without a cookie.',
    id: 'Memberi tahu bahwa artikel dibaca; dihitung sekali sehari untuk tiap pembaca, tanpa cookie.',
    my: 'Memberitahu bahawa artikel dibaca; dikira sekali sehari bagi setiap pembaca, tanpa kuki.',
  },
  listTranslations: {
    en: 'The languages of an article, with what is out of date.',
    id: 'Bahasa-bahasa sebuah artikel, beserta yang sudah usang.',
    my: 'Bahasa sesebuah artikel, bersama yang sudah lapuk.',
  },
  createTranslation: {
    en: 'Adds the article in another language.',
    id: 'Menambahkan artikel itu dalam bahasa lain.',
    my: 'Menambah artikel itu dalam bahasa yang lain.',
  },
  searchArticles: {
    en: 'Searches articles by their words; title matches come first.',
    id: 'Mencari artikel menurut kata-katanya; kecocokan judul lebih dulu.',
    my: 'Mencari artikel mengikut perkataannya; padanan tajuk didahulukan.',
  },
  listTags: {
    en: 'Tags that begin with a text, or those used most in a category.',
    id: 'Tag yang diawali suatu teks, atau yang paling banyak dipakai dalam suatu kategori.',
    my: 'Tag yang bermula dengan sesuatu teks, atau yang paling kerap digunakan dalam sesuatu kategori.',
  },
  listMyInvitations: {
    en: 'Open invitations of the signed-in person to be a co-author, newest first.',
    id: 'Undangan menjadi penulis bersama bagi orang yang masuk, yang belum dijawab, terbaru lebih dulu.',
    my: 'Jemputan menjadi penulis bersama untuk orang yang log masuk, yang belum dijawab, terbaharu dahulu.',
  },
  answerInvitation: {
    en: 'Accepts or declines an invitation to be a co-author.',
    id: 'Menerima atau menolak undangan menjadi penulis bersama.',
    my: 'Menerima atau menolak jemputan menjadi penulis bersama.',
  },
  leaveArticle: {
    en: 'Takes the signed-in person off an article they are a co-author of.',
    id: 'Mengeluarkan orang yang masuk dari artikel tempat ia menjadi penulis bersama.',
    my: 'Mengeluarkan orang yang log masuk daripada artikel yang dia menjadi penulis bersamanya.',
  },
  listCoAuthored: {
    en: 'Articles the signed-in person is a co-author of, drafts included, newest first.',
    id: 'Artikel dengan orang yang masuk sebagai penulis bersama, termasuk draf, terbaru lebih dulu.',
    my: 'Artikel dengan orang yang log masuk sebagai penulis bersama, termasuk draf, terbaharu dahulu.',
  },
  listMySeries: {
    en: 'The signed-in person’s own series, each with its parts in order, drafts included.',
    id: 'Seri milik orang yang masuk, masing-masing dengan bagiannya menurut urutan, termasuk draf.',
    my: 'Siri milik orang yang log masuk, setiap satu dengan bahagiannya mengikut turutan, termasuk draf.',
  },
  updateSeries: {
    en: 'Gives one’s own series another title, or its parts another order.',
    id: 'Mengganti judul seri sendiri, atau urutan bagiannya.',
    my: 'Menukar tajuk siri sendiri, atau susunan bahagiannya.',
  },
  deleteSeries: {
    en: 'Dissolves one’s own series. The articles stay.',
    id: 'Membubarkan seri sendiri. Artikelnya tetap ada.',
    my: 'Membubarkan siri sendiri. Artikelnya kekal.',
  },
  listRevisions: {
    en: 'The history of an article, newest first.',
    id: 'Riwayat sebuah artikel, terbaru lebih dulu.',
    my: 'Sejarah sesebuah artikel, terbaharu dahulu.',
  },
  getRevision: {
    en: 'One earlier text of an article.',
    id: 'Satu teks terdahulu dari sebuah artikel.',
    my: 'Satu teks terdahulu bagi sesebuah artikel.',
  },
  compareRevisions: {
    en: 'Two texts of an article word by word.',
    id: 'Dua teks sebuah artikel, kata demi kata.',
    my: 'Dua teks sesebuah artikel, perkataan demi perkataan.',
  },
  restoreRevision: {
    en: 'Makes an earlier text the newest one; the history keeps all of them.',
    id: 'Menjadikan teks terdahulu sebagai yang terbaru; riwayat menyimpan semuanya.',
    my: 'Menjadikan teks terdahulu sebagai yang terbaharu; sejarah menyimpan kesemuanya.',
  },
  listSuggestions: {
    en: 'Edits that others have suggested for an article.',
    id: 'Suntingan yang diusulkan orang lain untuk sebuah artikel.',
    my: 'Suntingan yang dicadangkan orang lain untuk sesebuah artikel.',
  },
  createSuggestion: {
    en: 'Suggests an edit; those who write the article decide about it.',
    id: 'Mengusulkan suntingan; para penulis artikel yang memutuskan.',
    my: 'Mencadangkan suntingan; penulis artikel yang memutuskannya.',
  },
  getSuggestion: {
    en: 'One suggested edit, word by word, and how it would look on the newest text.',
    id: 'Satu usulan suntingan, kata demi kata, dan hasilnya pada teks terbaru.',
    my: 'Satu cadangan suntingan, perkataan demi perkataan, dan hasilnya pada teks terbaharu.',
  },
  decideSuggestion: {
    en: 'Accepts or declines a suggested edit, or withdraws one’s own.',
    id: 'Menerima atau menolak usulan suntingan, atau menarik usulan sendiri.',
    my: 'Menerima atau menolak cadangan suntingan, atau menarik balik cadangan sendiri.',
  },
  supportSuggestion: {
    en: 'Supports an edit that the authors did not answer for 14 days. The second person with 1,000 Honor or more accepts it.',
    id: 'Mendukung suntingan yang tidak dijawab penulis selama 14 hari. Orang kedua dengan 1.000 Honor atau lebih membuatnya diterima.',
    my: 'Menyokong suntingan yang tidak dijawab penulis selama 14 hari. Orang kedua yang mempunyai 1,000 Honor atau lebih menjadikannya diterima.',
  },
} satisfies Partial<Record<OperationName, Text>>
