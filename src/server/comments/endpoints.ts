import type * as comments from '../../contract/comments.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof comments> = {
  listComments: {
    summary: {
      en: 'Comments on anything; each top-level comment is followed by its replies.',
      id: 'Komentar pada apa saja; tiap komentar utama diikuti balasannya.',
      my: 'Komen pada apa-apa sahaja; setiap komen utama diikuti balasannya.',
    },
    refusals: ['not_found', 'consent_required'],
  },
  createComment: {
    summary: {
      en: 'Writes a comment or a reply.',
      id: 'Menulis komentar atau balasan.',
      my: 'Menulis komen atau balasan.',
    },
    refusals: ['not_allowed', 'not_found', 'consent_required'],
  },
  listArticleComments: {
    summary: {
      en: 'The comments on an article.',
      id: 'Komentar pada sebuah artikel.',
      my: 'Komen pada sesebuah artikel.',
    },
  },
  createArticleComment: {
    summary: {
      en: 'Writes a comment on an article.',
      id: 'Menulis komentar pada artikel.',
      my: 'Menulis komen pada artikel.',
    },
    refusals: ['not_allowed'],
  },
  listPagePostComments: {
    summary: {
      en: 'Lists the comments of a post in reading order.',
      id: 'Menampilkan komentar postingan menurut urutan baca.',
      my: 'Menyenaraikan komen hantaran mengikut susunan bacaan.',
    },
    refusals: ['consent_required'],
  },
  createPagePostComment: {
    summary: {
      en: 'Comments on a post, or replies to a comment.',
      id: 'Mengomentari postingan, atau membalas komentar.',
      my: 'Memberi komen pada hantaran, atau membalas komen.',
    },
    refusals: ['not_allowed', 'consent_required'],
  },
  listQuestionComments: {
    summary: {
      en: 'Lists the comments of a question in reading order.',
      id: 'Menampilkan komentar pertanyaan menurut urutan baca.',
      my: 'Menyenaraikan komen soalan mengikut susunan bacaan.',
    },
    refusals: ['consent_required'],
  },
  createQuestionComment: {
    summary: {
      en: 'Comments on a question, to clarify what is asked.',
      id: 'Mengomentari pertanyaan, untuk memperjelas yang ditanyakan.',
      my: 'Memberi komen pada soalan, untuk menjelaskan apa yang ditanya.',
    },
    refusals: ['not_allowed', 'consent_required'],
  },
  listCollectionComments: {
    summary: {
      en: 'Lists the comments of a collection in reading order.',
      id: 'Menampilkan komentar koleksi menurut urutan baca.',
      my: 'Menyenaraikan komen koleksi mengikut susunan bacaan.',
    },
    refusals: ['consent_required'],
  },
  createCollectionComment: {
    summary: {
      en: 'Comments on a collection.',
      id: 'Mengomentari koleksi.',
      my: 'Memberi komen pada koleksi.',
    },
    refusals: ['not_allowed', 'consent_required'],
  },
  listAnswerComments: {
    summary: {
      en: 'Lists the comments of an answer in reading order.',
      id: 'Menampilkan komentar jawaban menurut urutan baca.',
      my: 'Menyenaraikan komen jawapan mengikut susunan bacaan.',
    },
    refusals: ['consent_required'],
  },
  createAnswerComment: {
    summary: {
      en: 'Comments on an answer.',
      id: 'Mengomentari jawaban.',
      my: 'Memberi komen pada jawapan.',
    },
    refusals: ['not_allowed', 'consent_required'],
  },
  updateComment: {
    summary: {
      en: 'Changes your own comment; after five minutes it’s shown as edited.',
      id: 'Mengubah komentar sendiri; setelah lima menit tertera bahwa komentar disunting.',
      my: 'Mengubah komen sendiri; selepas lima minit tertera bahawa ia disunting.',
    },
    refusals: ['not_allowed', 'consent_required'],
  },
  deleteComment: {
    summary: {
      en: 'Deletes a comment; one with replies leaves an empty place.',
      id: 'Menghapus komentar; yang punya balasan meninggalkan tempat kosong.',
      my: 'Memadam komen; yang mempunyai balasan meninggalkan ruang kosong.',
    },
    refusals: ['not_allowed', 'consent_required'],
  },
  restoreComment: {
    summary: {
      en: 'Restores your own deleted comment, for 30 days.',
      id: 'Memulihkan komentar sendiri yang dihapus, selama 30 hari.',
      my: 'Memulihkan komen sendiri yang dipadam, selama 30 hari.',
    },
    refusals: ['not_allowed', 'consent_required'],
  },
  likeComment: {
    summary: {
      en: 'Likes a comment, or removes the like.',
      id: 'Menyukai komentar, atau membatalkannya.',
      my: 'Menyukai komen, atau membatalkannya.',
    },
    refusals: ['not_allowed', 'consent_required', 'nsfw_no_likes'],
  },
  pinComment: {
    summary: {
      en: 'Pins a top-level comment above all others, or unpins it. For authors and moderators.',
      id: 'Menyematkan satu komentar utama di atas yang lain, atau melepasnya. Untuk penulis dan moderator.',
      my: 'Menyemat satu komen utama di atas yang lain, atau menanggalkannya. Untuk penulis dan moderator.',
    },
    refusals: ['not_allowed', 'consent_required'],
  },
  setCommentsOpen: {
    summary: {
      en: 'Turns comments on something off or on again; existing comments stay. For authors and moderators.',
      id: 'Menonaktifkan komentar, atau mengaktifkannya lagi; komentar yang sudah ada tetap ada. Untuk penulis dan moderator.',
      my: 'Menutup komen, atau membukanya semula; komen sedia ada kekal. Untuk penulis dan moderator.',
    },
    refusals: ['not_allowed', 'not_found', 'consent_required'],
  },
}
