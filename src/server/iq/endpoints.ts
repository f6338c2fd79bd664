import type * as iq from '../../contract/iq.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof iq> = {
  getIqStatus: {
    summary: {
      en: 'Says whether you’ve taken the IQ test, and the state of your last attempt.',
      id: 'Memberi tahu apakah Anda sudah mengikuti tes IQ, dan status percobaan terakhir Anda.',
      my: 'Memberitahu sama ada anda telah mengambil ujian IQ, dan status percubaan terakhir anda.',
    },
  },
  startIqTest: {
    summary: {
      en: 'Starts the test, or continues the open attempt in this tab. The test can be taken once.',
      id: 'Memulai tes, atau melanjutkan percobaan yang terbuka di tab ini. Tes hanya bisa diikuti sekali.',
      my: 'Memulakan ujian, atau meneruskan percubaan yang terbuka dalam tab ini. Ujian hanya boleh diambil sekali.',
    },
    refusals: ['already_taken', 'under_age'],
  },
  getNextIqItem: {
    summary: {
      en: 'Gives the open item with the time it has left, or the next one, whose time starts now.',
      id: 'Memberikan soal yang terbuka dengan sisa waktunya, atau soal berikutnya yang waktunya mulai berjalan.',
      my: 'Memberikan soalan yang terbuka dengan masa berbakinya, atau soalan seterusnya yang masanya mula berjalan.',
    },
    refusals: ['not_found', 'moved', 'already_taken', 'lapsed'],
  },
  answerIqItem: {
    summary: {
      en: 'Answers an item. It never says whether the answer was right, and an answer can’t be changed.',
      id: 'Menjawab sebuah soal. Benar atau salahnya tidak pernah diberitahukan, dan jawaban tidak bisa diubah.',
      my: 'Menjawab satu soalan. Betul atau salahnya tidak pernah dinyatakan, dan jawapan tidak boleh diubah.',
    },
    refusals: ['not_found', 'moved', 'already_taken', 'lapsed'],
  },
  noteIqEvent: {
    summary: {
      en: 'Notes that the window of an open item was left, returned to, or pasted into.',
      id: 'Mencatat bahwa jendela soal yang terbuka ditinggalkan, dibuka kembali, atau ditempeli teks.',
      my: 'Mencatat bahawa tetingkap soalan yang terbuka ditinggalkan, dibuka semula atau ditampal teks.',
    },
    refusals: ['not_found'],
  },
  finishIqTest: {
    summary: {
      en: 'Scores an attempt once everything is answered or its time is over.',
      id: 'Menilai percobaan setelah semua dijawab, atau setelah waktunya habis.',
      my: 'Memberi skor kepada percubaan selepas semua dijawab, atau selepas tempohnya tamat.',
    },
    refusals: ['not_found', 'moved'],
  },
  getIqResult: {
    summary: {
      en: 'Gives your own result with its range.',
      id: 'Memberikan hasil tes Anda beserta rentangnya.',
      my: 'Memberikan keputusan ujian anda berserta julatnya.',
    },
  },
  voidIqAttempt: {
    summary: {
      en: 'Voids someone’s attempt after a technical fault, so that they can take the test again.',
      id: 'Membatalkan percobaan seseorang setelah gangguan teknis, agar orang itu bisa mengikuti tes lagi.',
      my: 'Membatalkan percubaan seseorang selepas masalah teknikal, supaya dia boleh mengambil ujian semula.',
    },
  },
  getIqFigures: {
    summary: {
      en: 'Gives the figures of the test: how precise it is, and what it’s based on.',
      id: 'Memberikan angka-angka tes: seberapa teliti tesnya, dan apa dasarnya.',
      my: 'Memberikan angka ujian: sejauh mana ketepatannya, dan asasnya.',
    },
  },
}
