import type * as answers from '../../contract/answers.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const answerEndpoints: EndpointFactsOf<typeof answers> = {
  listAnswers: {
    summary: {
      en: 'Lists the answers to a question: the accepted one, then the best by votes, or newest first.',
      id: 'Menampilkan jawaban atas pertanyaan: yang terpilih, lalu yang terbaik menurut suara, atau yang terbaru lebih dulu.',
      my: 'Menyenaraikan jawapan kepada soalan: yang terpilih, kemudian yang terbaik mengikut undi, atau yang terbaharu dahulu.',
    },
    refusals: ['consent_required'],
  },
  createAnswer: {
    summary: {
      en: 'Answers a question, once: a second answer is refused, and the first one can be edited.',
      id: 'Menjawab pertanyaan, satu kali: jawaban kedua ditolak, dan yang pertama bisa disunting.',
      my: 'Menjawab soalan, sekali sahaja: jawapan kedua ditolak, dan yang pertama boleh disunting.',
    },
    refusals: ['not_allowed', 'conflict', 'consent_required'],
  },
  getAnswer: {
    summary: { en: 'Returns one answer.', id: 'Menampilkan satu jawaban.', my: 'Memaparkan satu jawapan.' },
    refusals: ['consent_required'],
  },
  updateAnswer: {
    summary: {
      en: 'Changes your own answer. The earlier text is kept in its history.',
      id: 'Mengubah jawaban sendiri. Isi sebelumnya disimpan dalam riwayatnya.',
      my: 'Mengubah jawapan sendiri. Isi terdahulu disimpan dalam sejarahnya.',
    },
    refusals: ['not_allowed', 'conflict', 'consent_required'],
  },
  deleteAnswer: {
    summary: {
      en: 'Deletes an answer. Its author can restore it for 30 days.',
      id: 'Menghapus jawaban. Penulisnya bisa memulihkannya selama 30 hari.',
      my: 'Memadam jawapan. Penulisnya boleh memulihkannya selama 30 hari.',
    },
    refusals: ['not_allowed', 'conflict', 'consent_required'],
  },
  restoreAnswer: {
    summary: {
      en: 'Restores a deleted answer.',
      id: 'Memulihkan jawaban yang dihapus.',
      my: 'Memulihkan jawapan yang dipadam.',
    },
    refusals: ['not_allowed', 'conflict', 'consent_required'],
  },
  listAnswerVersions: {
    summary: {
      en: 'Lists the earlier texts of an edited answer.',
      id: 'Menampilkan isi jawaban sebelum disunting.',
      my: 'Menyenaraikan isi jawapan sebelum disunting.',
    },
    refusals: ['consent_required'],
  },
  listDeletedAnswers: {
    summary: {
      en: 'Lists your deleted answers that you can still restore, the last deleted first.',
      id: 'Menampilkan jawaban Anda yang dihapus dan masih bisa dipulihkan, yang terakhir dihapus lebih dulu.',
      my: 'Menyenaraikan jawapan anda yang dipadam dan masih boleh dipulihkan, yang terakhir dipadam dahulu.',
    },
  },
  listAnswersOf: {
    summary: {
      en: 'Lists one person’s answers, newest first.',
      id: 'Menampilkan jawaban seseorang, yang terbaru lebih dulu.',
      my: 'Menyenaraikan jawapan seseorang, yang terbaharu dahulu.',
    },
    refusals: ['not_signed_in'],
  },
  voteQuestion: {
    summary: {
      en: 'Votes on a question: 1, -1, or 0 to withdraw the vote. Asking twice changes nothing.',
      id: 'Memberi suara pada pertanyaan: 1, -1, atau 0 untuk menariknya. Meminta dua kali tidak mengubah apa pun.',
      my: 'Mengundi soalan: 1, -1, atau 0 untuk menariknya balik. Meminta dua kali tidak mengubah apa-apa.',
    },
    refusals: ['not_allowed', 'conflict', 'consent_required', 'nsfw_no_likes'],
  },
  voteAnswer: {
    summary: {
      en: 'Votes on an answer, in the same way.',
      id: 'Memberi suara pada jawaban, dengan cara yang sama.',
      my: 'Mengundi jawapan, dengan cara yang sama.',
    },
    refusals: ['not_allowed', 'conflict', 'consent_required', 'nsfw_no_likes'],
  },
}
