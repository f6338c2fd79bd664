import type * as iq from '../../contract/iq.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof iq> = {
  getIqStatus: {
    summary: {
      en: 'Tells whether the signed-in person has taken the reasoning test, and how their last attempt stands.',
      id: 'Memberi tahu apakah orang yang masuk sudah mengikuti tes penalaran, dan keadaan percobaan terakhirnya.',
      my: 'Memberitahu sama ada orang yang log masuk telah mengambil ujian penaakulan, dan keadaan percubaan terakhirnya.',
    },
  },
  startIqTest: {
    summary: {
      en: 'Starts the test, or takes the open attempt over in this tab. The test is taken once.',
      id: 'Memulai tes, atau mengambil alih percobaan yang terbuka di tab ini. Tes hanya bisa diikuti sekali.',
      my: 'Memulakan ujian, atau mengambil alih percubaan yang terbuka dalam tab ini. Ujian hanya boleh diambil sekali.',
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
      en: 'Answers an item. It never says whether that was right; an item that is answered stays as it is.',
      id: 'Menjawab sebuah soal. Benar atau salahnya tidak pernah diberitahukan; soal yang sudah dijawab tetap demikian.',
      my: 'Menjawab satu soalan. Betul atau salahnya tidak pernah dinyatakan; soalan yang sudah dijawab kekal begitu.',
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
      en: 'Scores an attempt once all is answered, or once its time is over.',
      id: 'Menilai percobaan setelah semua dijawab, atau setelah waktunya habis.',
      my: 'Memberi skor kepada percubaan selepas semua dijawab, atau selepas tempohnya tamat.',
    },
    refusals: ['not_found', 'moved'],
  },
  getIqResult: {
    summary: {
      en: 'Gives one’s own result with its interval.',
      id: 'Memberikan hasil tes sendiri beserta rentangnya.',
      my: 'Memberikan keputusan ujian sendiri berserta julatnya.',
    },
  },
  voidIqAttempt: {
    summary: {
      en: 'Voids somebody’s attempt after a technical fault: they may take the test again.',
      id: 'Membatalkan percobaan seseorang setelah gangguan teknis: ia boleh mengikuti tes lagi.',
      my: 'Membatalkan percubaan seseorang selepas masalah teknikal: dia boleh mengambil ujian semula.',
    },
  },
  getIqFigures: {
    summary: {
      en: 'Gives the figures of the test: how precise it is, and what it rests on.',
      id: 'Memberikan angka-angka tes: seberapa teliti, dan atas dasar apa.',
      my: 'Memberikan angka ujian: sejauh mana ketepatannya, dan asasnya.',
    },
  },
}
