import type * as signals from '../../contract/article-signals.ts'
import type * as articles from '../../contract/articles.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof articles & typeof signals> = {
  likeArticle: {
    summary: {
      en: 'Likes an article, or removes the like: send the state you want.',
      id: 'Menyukai artikel atau membatalkannya: kirim keadaan yang diinginkan.',
      my: 'Menyukai artikel atau membatalkannya: hantar keadaan yang dikehendaki.',
    },
    refusals: ['not_allowed'],
  },
  shareArticle: {
    summary: {
      en: 'Records that the article was shared; counted once for each member.',
      id: 'Mencatat bahwa artikel dibagikan; dihitung sekali untuk tiap anggota.',
      my: 'Merekodkan bahawa artikel dikongsi; dikira sekali bagi setiap ahli.',
    },
  },
  readArticle: {
    summary: {
      en: 'Records that the article was read; counted once a day for each reader, without a cookie.',
      id: 'Mencatat bahwa artikel dibaca; dihitung sekali sehari untuk tiap pembaca, tanpa cookie.',
      my: 'Merekodkan bahawa artikel dibaca; dikira sekali sehari bagi setiap pembaca, tanpa kuki.',
    },
  },
  listArticles: {
    summary: {
      en: 'Lists published articles, newest first, one for each group of translations, in the reader’s language where there is one. `Link: rel="next"` leads to the next page.',
      id: 'Menampilkan artikel yang sudah terbit, terbaru lebih dulu, satu untuk tiap kelompok terjemahan, dalam bahasa pembaca jika ada. `Link: rel="next"` menuju halaman berikutnya.',
      my: 'Menyenaraikan artikel yang telah diterbitkan, terbaharu dahulu, satu bagi setiap kumpulan terjemahan, dalam bahasa pembaca jika ada. `Link: rel="next"` membawa ke halaman seterusnya.',
    },
  },
  getArticle: {
    summary: {
      en: 'One article with its text, authors, languages and related articles. Only its authors can see a draft.',
      id: 'Satu artikel dengan teks, penulis, bahasa, dan artikel terkaitnya. Draf hanya bisa dilihat penulisnya.',
      my: 'Satu artikel dengan teks, penulis, bahasa dan artikel berkaitan. Draf hanya boleh dilihat penulisnya.',
    },
  },
  getArticleMine: {
    summary: {
      en: 'What the signed-in person has done and may do with an article: liked, saved, may edit, may delete, may decide on suggestions.',
      id: 'Hubungan orang yang masuk dengan sebuah artikel: disukai, disimpan, boleh menyunting, menghapus, memutuskan usulan.',
      my: 'Hubungan orang yang log masuk dengan sesebuah artikel: disukai, disimpan, boleh menyunting, memadam, memutuskan cadangan.',
    },
  },
  createArticle: {
    summary: {
      en: 'Publishes an article, or saves it as a draft.',
      id: 'Menerbitkan artikel, atau menyimpannya sebagai draf.',
      my: 'Menerbitkan artikel, atau menyimpannya sebagai draf.',
    },
    refusals: ['not_allowed', 'plan_required'],
  },
  updateArticle: {
    summary: {
      en: 'Changes an article. An edit of an older text gets a 409 with both texts merged; nothing is lost.',
      id: 'Mengubah artikel. Suntingan atas teks lama mendapat 409 dengan kedua teks digabung; tidak ada yang hilang.',
      my: 'Mengubah artikel. Suntingan pada teks lama mendapat 409 dengan kedua-dua teks digabungkan; tiada yang hilang.',
    },
    refusals: ['edit_conflict', 'not_allowed', 'plan_required'],
  },
  deleteArticle: {
    summary: {
      en: 'Deletes an article. Its author can restore it for 30 days.',
      id: 'Menghapus artikel. Penulisnya bisa memulihkannya selama 30 hari.',
      my: 'Memadam artikel. Penulisnya boleh memulihkannya selama 30 hari.',
    },
    refusals: ['not_allowed'],
  },
  restoreArticle: {
    summary: {
      en: 'Restores a deleted article.',
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
      en: 'The languages of an article, and which translations are out of date.',
      id: 'Bahasa-bahasa sebuah artikel, dan terjemahan mana yang sudah usang.',
      my: 'Bahasa sesebuah artikel, dan terjemahan mana yang tidak terkini.',
    },
  },
  createTranslation: {
    summary: {
      en: 'Adds the article in another language.',
      id: 'Menambahkan artikel itu dalam bahasa lain.',
      my: 'Menambah artikel itu dalam bahasa yang lain.',
    },
    refusals: ['not_allowed', 'plan_required'],
  },
}
