import type * as answers from '../../contract/answers.ts'
import type * as lists from '../../contract/question-lists.ts'
import type * as questions from '../../contract/questions.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'
import { answerEndpoints } from './answer-endpoints.ts'

export const endpoints: EndpointFactsOf<
  typeof questions &
    typeof answers &
    Pick<typeof lists, 'listQuestionsOf' | 'listDeletedQuestions' | 'searchQuestions'>
> = {
  ...answerEndpoints,
  listQuestions: {
    summary: {
      en: 'Lists questions. The tabs `for-you` and `mine` are for members.',
      id: 'Menampilkan pertanyaan. Tab `for-you` dan `mine` untuk anggota.',
      my: 'Menyenaraikan soalan. Tab `for-you` dan `mine` untuk ahli.',
    },
    refusals: ['not_signed_in'],
  },
  searchQuestions: {
    summary: {
      en: 'Searches questions by their words; title matches come first.',
      id: 'Mencari pertanyaan menurut kata-katanya; kecocokan judul lebih dulu.',
      my: 'Mencari soalan mengikut perkataannya; padanan tajuk didahulukan.',
    },
  },
  listQuestionsOf: {
    summary: {
      en: 'Lists one person’s questions, newest first.',
      id: 'Menampilkan pertanyaan seseorang, yang terbaru lebih dulu.',
      my: 'Menyenaraikan soalan seseorang, yang terbaharu dahulu.',
    },
  },
  listDeletedQuestions: {
    summary: {
      en: 'Lists your deleted questions that you can still restore, the last deleted first.',
      id: 'Menampilkan pertanyaan Anda yang dihapus dan masih bisa dipulihkan, yang terakhir dihapus lebih dulu.',
      my: 'Menyenaraikan soalan anda yang dipadam dan masih boleh dipulihkan, yang terakhir dipadam dahulu.',
    },
  },
  listSimilarQuestions: {
    summary: {
      en: 'Lists up to five similar questions, the most alike first.',
      id: 'Menampilkan hingga lima pertanyaan serupa, yang paling mirip lebih dulu.',
      my: 'Menyenaraikan sehingga lima soalan serupa, yang paling mirip dahulu.',
    },
  },
  getQuestion: {
    summary: {
      en: 'Returns one question.',
      id: 'Menampilkan satu pertanyaan.',
      my: 'Memaparkan satu soalan.',
    },
    refusals: ['consent_required'],
  },
  getQuestionMine: {
    summary: {
      en: 'What you’ve done and may do with a question and its answers.',
      id: 'Apa yang telah dan bisa Anda lakukan dengan pertanyaan dan jawabannya.',
      my: 'Apa yang telah dan boleh anda lakukan dengan soalan dan jawapannya.',
    },
    refusals: ['consent_required'],
  },
  createQuestion: {
    summary: { en: 'Asks a question.', id: 'Mengajukan pertanyaan.', my: 'Mengemukakan soalan.' },
    refusals: ['not_allowed', 'under_age'],
  },
  updateQuestion: {
    summary: {
      en: 'Changes your own question; with 200 Honor, also the tags of someone else’s. Its history keeps what it said before and who changed the tags, and a duplicate is reopened by its author’s edit.',
      id: 'Mengubah pertanyaan sendiri; dengan 200 Honor, juga tag pertanyaan orang lain. Riwayatnya menyimpan isi sebelumnya dan siapa yang mengubah tag, dan duplikat dibuka lagi oleh suntingan penulisnya.',
      my: 'Mengubah soalan sendiri; dengan 200 Honor, juga tag soalan orang lain. Sejarahnya menyimpan isi terdahulu dan siapa yang menukar tag, dan soalan pendua dibuka semula oleh suntingan penulisnya.',
    },
    refusals: ['not_allowed', 'under_age', 'conflict', 'consent_required'],
  },
  deleteQuestion: {
    summary: {
      en: 'Deletes a question, unless others have answered it usefully. Its author can restore it for 30 days.',
      id: 'Menghapus pertanyaan, kecuali orang lain sudah menjawabnya dengan berguna. Penulisnya bisa memulihkannya selama 30 hari.',
      my: 'Memadam soalan, kecuali orang lain sudah menjawabnya dengan berguna. Penulisnya boleh memulihkannya selama 30 hari.',
    },
    refusals: ['not_allowed', 'conflict', 'consent_required'],
  },
  restoreQuestion: {
    summary: {
      en: 'Restores a deleted question.',
      id: 'Memulihkan pertanyaan yang dihapus.',
      my: 'Memulihkan soalan yang dipadam.',
    },
    refusals: ['not_allowed', 'consent_required'],
  },
  acceptAnswer: {
    summary: {
      en: 'Accepts an answer to your own question, or none.',
      id: 'Memilih satu jawaban atas pertanyaan sendiri, atau tidak satu pun.',
      my: 'Memilih satu jawapan kepada soalan sendiri, atau tiada.',
    },
    refusals: ['not_allowed', 'conflict', 'consent_required'],
  },
  closeQuestion: {
    summary: {
      en: 'Votes to close a question; the third vote closes it, a moderator’s vote closes it at once.',
      id: 'Memberi suara untuk menutup pertanyaan; suara ketiga menutupnya, suara moderator langsung menutupnya.',
      my: 'Mengundi untuk menutup soalan; undi ketiga menutupnya, undi moderator serta-merta menutupnya.',
    },
    refusals: ['not_allowed', 'conflict', 'consent_required'],
  },
  reopenQuestion: {
    summary: {
      en: 'Votes to reopen a closed question, in the same way.',
      id: 'Memberi suara untuk membuka lagi pertanyaan yang ditutup, dengan cara yang sama.',
      my: 'Mengundi untuk membuka semula soalan yang ditutup, dengan cara yang sama.',
    },
    refusals: ['not_allowed', 'conflict', 'consent_required'],
  },
  shareQuestion: {
    summary: {
      en: 'Records that a question was shared.',
      id: 'Mencatat bahwa pertanyaan dibagikan.',
      my: 'Merekodkan bahawa soalan dikongsi.',
    },
    refusals: ['consent_required'],
  },
  lockQuestion: {
    summary: {
      en: 'Locks a question so it stays as it is, or unlocks it.',
      id: 'Mengunci pertanyaan agar tetap seperti adanya, atau membuka kuncinya.',
      my: 'Mengunci soalan supaya kekal seperti sedia ada, atau membuka kuncinya.',
    },
    refusals: ['consent_required'],
  },
  listQuestionVersions: {
    summary: {
      en: 'Lists the earlier texts of an edited question, and how others changed its tags.',
      id: 'Menampilkan isi pertanyaan sebelum disunting, dan bagaimana orang lain mengubah tagnya.',
      my: 'Menyenaraikan isi soalan sebelum disunting, dan cara orang lain menukar tagnya.',
    },
    refusals: ['consent_required'],
  },
}
