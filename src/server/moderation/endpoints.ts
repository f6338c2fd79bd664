import type * as appeals from '../../contract/appeals.ts'
import type * as moderation from '../../contract/moderation.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'
import { appealEndpoints } from './appeal-endpoints.ts'

const desk: EndpointFactsOf<typeof moderation> = {
  listModerationQueue: {
    summary: {
      en: 'The review queue: one card for each object, with all reports about it. For moderators.',
      id: 'Antrean tinjauan: satu kartu untuk setiap objek dengan semua laporannya. Untuk moderator.',
      my: 'Senarai semakan: satu kad bagi setiap objek dengan semua laporannya. Untuk moderator.',
    },
  },
  getModerationCase: {
    summary: {
      en: 'One such card, also when nothing about it is open. For moderators.',
      id: 'Satu kartu seperti itu, juga jika tidak ada yang terbuka. Untuk moderator.',
      my: 'Satu kad sedemikian, juga apabila tiada yang terbuka. Untuk moderator.',
    },
    refusals: ['not_found'],
  },
  claimModerationCase: {
    summary: {
      en: 'Keeps others from acting on something for ten minutes. For moderators.',
      id: 'Mencegah orang lain menindak sesuatu selama sepuluh menit. Untuk moderator.',
      my: 'Menghalang orang lain bertindak selama sepuluh minit. Untuk moderator.',
    },
    refusals: ['not_found', 'conflict', 'not_allowed'],
  },
  releaseModerationCase: {
    summary: {
      en: 'Lets others act on it again. For moderators.',
      id: 'Membiarkan orang lain menindaknya lagi. Untuk moderator.',
      my: 'Membenarkan orang lain bertindak semula. Untuk moderator.',
    },
  },
  actOnCase: {
    summary: {
      en: 'Keeps, removes, marks, warns, silences, suspends, escalates, restores or ends early, with a reason. For moderators.',
      id: 'Membiarkan, menghapus, menandai, memperingatkan, membatasi, menangguhkan, meneruskan, memulihkan, atau mengakhiri lebih awal, dengan alasan. Untuk moderator.',
      my: 'Mengekalkan, mengalih keluar, menandakan, memberi amaran, mengehadkan, menggantung, memanjangkan, memulihkan atau menamatkan awal, dengan sebab. Untuk moderator.',
    },
    refusals: ['not_found', 'conflict', 'not_allowed', 'reauthentication_required'],
  },
  decideProposal: {
    summary: {
      en: 'Confirms a suspension that another moderator proposed, or turns it down. For moderators.',
      id: 'Menyetujui penangguhan yang diusulkan moderator lain, atau menolaknya. Untuk moderator.',
      my: 'Mengesahkan penggantungan yang dicadangkan moderator lain, atau menolaknya. Untuk moderator.',
    },
    refusals: ['not_found', 'conflict', 'not_allowed', 'reauthentication_required'],
  },
  getModeratedPerson: {
    summary: {
      en: 'What was done about a person, the latest first. For moderators.',
      id: 'Tindakan terhadap seseorang, yang terbaru lebih dulu. Untuk moderator.',
      my: 'Tindakan terhadap seseorang, yang terbaharu dahulu. Untuk moderator.',
    },
    refusals: ['not_found'],
  },
  listModerationLog: {
    summary: {
      en: 'What moderators did, for everyone: when, what, by which rule; never who or in whose words.',
      id: 'Tindakan moderator, untuk semua orang: kapan, apa, dan menurut aturan mana; tanpa nama dan tanpa kata-kata siapa pun.',
      my: 'Tindakan moderator, untuk semua orang: bila, apa dan menurut peraturan mana; tanpa nama dan tanpa kata-kata sesiapa.',
    },
  },
}

export const endpoints: EndpointFactsOf<typeof moderation> & EndpointFactsOf<typeof appeals> = {
  ...desk,
  ...appealEndpoints,
}
