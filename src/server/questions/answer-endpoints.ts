import type * as answers from '../../contract/answers.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const answerEndpoints: EndpointFactsOf<typeof answers> = {
  listAnswers: {
    summary: {
      en: 'Lists the answers to a question: the accepted one, then the best by votes, or the newest first.',
      id: 'Menampilkan jawaban atas pertanyaan: yang terpilih, lalu yang terbaik menurut suara, atau yang terbaru lebih dulu.',
      my: 'Menyenaraikan jawapan kepada soalan: yang terpilih, kemudian yang terbaik mengikut undi, atau yang terbaharu dahulu.',
    },
    refusals: ['consent_required'],
  },
  createAnswer: {
    summary: {
      en: 'Answers a question, once: a second answer is refused, and the first is there to be edited.',
      id: 'Menjawab pertanyaan, satu kali: jawaban kedua ditolak, dan yang pertama dapat disunting.',
      my: 'Menjawab soalan, sekali sahaja: jawapan kedua ditolak, dan yang pertama boleh disunting.',
    },
    refusals: ['not_allowed', 'conflict', 'consent_required'],
  },
  getAnswer: {
    summary: { en: 'Gives one answer.', id: 'Memberikan satu jawaban.', my: 'Memberikan satu jawapan.' },
    refusals: ['consent_required'],
  },
  updateAnswer: {
    summary: {
      en: 'Changes an own answer. What it said before is kept in its history.',
      id: 'Mengubah jawaban sendiri. Isi sebelumnya disimpan dalam riwayatnya.',
      my: 'Mengubah jawapan sendiri. Isi terdahulu disimpan dalam sejarahnya.',
    },
    refusals: ['not_allowed', 'conflict', 'consent_required'],
  },
  deleteAnswer: {
    summary: {
      en: 'Deletes an answer. Its author can bring it back for 30 days.',
      id: 'Menghapus jawaban. Penulisnya dapat memulihkannya selama 30 hari.',
      my: 'Memadam jawapan. Penulisnya boleh mengembalikannya dalam masa 30 hari.',
    },
    refusals: ['not_allowed', 'conflict', 'consent_required'],
  },
  restoreAnswer: {
    summary: {
      en: 'Brings a deleted answer back.',
      id: 'Memulihkan jawaban yang dihapus.',
      my: 'Mengembalikan jawapan yang dipadam.',
    },
    refusals: ['not_allowed', 'conflict', 'consent_required'],
  },
  listAnswerVersions: {
    summary: {
      en: 'Lists what an answer said before it was edited.',
      id: 'Menampilkan isi jawaban sebelum disunting.',
      my: 'Menyenaraikan isi jawapan sebelum disunting.',
    },
    refusals: ['consent_required'],
  },
  listAnswersOf: {
    summary: {
      en: 'Lists the answers of one person, the newest first.',
      id: 'Menampilkan jawaban seseorang, yang terbaru lebih dulu.',
      my: 'Menyenaraikan jawapan seseorang, yang terbaharu dahulu.',
    },
    refusals: ['not_signed_in'],
  },
  voteQuestion: {
    summary: {
      en: 'Votes on a question: 1, -1, or 0 to take it back. Asking twice changes nothing.',
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
