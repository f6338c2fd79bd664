import type * as signals from '../../contract/article-signals.ts'
import type * as articles from '../../contract/articles.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof articles & typeof signals> = {
  likeArticle: {
    summary: {
      en: 'Likes an article, or takes the like back: what is sent is the state wanted.',
      id: 'Menyukai artikel atau membatalkannya: yang dikirim adalah keadaan yang diinginkan.',
      my: 'Menyukai artikel atau menariknya balik: yang dihantar ialah keadaan yang dikehendaki.',
    },
    refusals: ['not_allowed'],
  },
  shareArticle: {
    summary: {
      en: 'Tells that the article was shared; counted once for each member.',
      id: 'Memberi tahu bahwa artikel dibagikan; dihitung sekali untuk tiap anggota.',
      my: 'Memberitahu bahawa artikel dikongsi; dikira sekali bagi setiap ahli.',
    },
  },
  readArticle: {
    summary: {
      en: 'Tells that the article was read; counted once a day for each reader, without a cookie.',
      id: 'Memberi tahu bahwa artikel dibaca; dihitung sekali sehari untuk tiap pembaca, tanpa cookie.',
      my: 'Memberitahu bahawa artikel dibaca; dikira sekali sehari bagi setiap pembaca, tanpa kuki.',
    },
  },
  listArticles: {
    summary: {
      en: 'Lists published articles, newest first, one for each group of translations, in the reader’s language where there is one. `Link: rel="next"` leads on.',
      id: 'Menampilkan artikel yang sudah terbit, terbaru lebih dulu, satu untuk tiap kelompok terjemahan, dalam bahasa pembaca bila ada. `Link: rel="next"` menuju halaman berikutnya.',
      my: 'Menyenaraikan artikel yang telah diterbitkan, terbaharu dahulu, satu bagi setiap kumpulan terjemahan, dalam bahasa pembaca jika ada. `Link: rel="next"` membawa ke halaman seterusnya.',
    },
  },
  getArticle: {
    summary: {
      en: 'One article with its text, authors, languages and related articles. A draft is there only for those who write it.',
      id: 'Satu artikel dengan teks, penulis, bahasa, dan artikel terkaitnya. Draf hanya ada bagi yang menulisnya.',
      my: 'Satu artikel dengan teks, penulis, bahasa dan artikel berkaitan. Draf hanya wujud bagi mereka yang menulisnya.',
    },
  },
  getArticleMine: {
    summary: {
      en: 'What the signed-in person has to do with an article: liked, bookmarked, may edit, may delete, may decide on suggestions.',
      id: 'Hubungan orang yang masuk dengan sebuah artikel: disukai, ditandai, boleh menyunting, menghapus, memutuskan usulan.',
      my: 'Hubungan orang yang log masuk dengan sesebuah artikel: disukai, ditanda, boleh menyunting, memadam, memutuskan cadangan.',
    },
  },
  createArticle: {
    summary: {
      en: 'Publishes an article, or keeps it as a draft.',
      id: 'Menerbitkan artikel, atau menyimpannya sebagai draf.',
      my: 'Menerbitkan artikel, atau menyimpannya sebagai draf sahaja.',
    },
    refusals: ['plan_required'],
  },
  updateArticle: {
    summary: {
      en: 'Changes an article. Whoever edited an older text is answered 409 with both texts merged; nothing is lost.',
      id: 'Mengubah artikel. Siapa pun yang menyunting teks lama mendapat 409 dengan kedua teks digabung; tidak ada yang hilang.',
      my: 'Mengubah artikel. Sesiapa yang menyunting teks lama dijawab 409 dengan kedua-dua teks digabungkan; tiada apa yang hilang.',
    },
    refusals: ['edit_conflict', 'not_allowed', 'plan_required'],
  },
  deleteArticle: {
    summary: {
      en: 'Deletes an article. Its author can bring it back for 30 days.',
      id: 'Menghapus artikel. Penulisnya dapat memulihkannya selama 30 hari.',
      my: 'Memadam artikel. Penulisnya boleh memulihkannya selama 30 hari.',
    },
    refusals: ['not_allowed'],
  },
  restoreArticle: {
    summary: {
      en: 'Brings a deleted article back.',
      id: 'Memulihkan artikel yang dihapus.',
      my: 'Memulihkan artikel yang telah dipadam.',
    },
    refusals: ['not_allowed'],
  },
  listMyArticles: {
    summary: {
      en: 'The signed-in person’s own articles, drafts and deleted ones included.',
      id: 'Artikel milik orang yang masuk, termasuk draf dan yang dihapus.',
      my: 'Artikel milik orang yang log masuk, termasuk draf dan yang dipadam.',
    },
  },
  listTranslations: {
    summary: {
      en: 'The languages of an article, with what is out of date.',
      id: 'Bahasa-bahasa sebuah artikel, beserta yang sudah usang.',
      my: 'Bahasa sesebuah artikel, bersama yang sudah lapuk.',
    },
  },
  createTranslation: {
    summary: {
      en: 'Adds the article in another language.',
      id: 'Menambahkan artikel itu dalam bahasa lain.',
      my: 'Menambah artikel itu dalam bahasa yang lain.',
    },
    refusals: ['plan_required'],
  },
}
