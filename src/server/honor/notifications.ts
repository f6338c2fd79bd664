import type { Notifications } from '../content/notification-type.ts'
import { LEVEL_REACHED } from './ledger-actions.ts'
import { HONOR_VOIDED, listLevelFacts, listVoidedFacts } from './notify-queries.ts'

const HISTORY = '/profile?tab=honor'

export const notifications: Notifications = {
  types: {
    'honor-level': {
      icon: 'honor',
      filter: 'system',
      label: { en: 'Honor milestones', id: 'Pencapaian Honor', my: 'Pencapaian Honor' },
      words: {
        en: 'You’ve reached a new Honor level',
        id: 'Anda mencapai tingkat Honor baru',
        my: 'Anda telah mencapai tahap Honor baharu',
      },
      channels: { inApp: true, mail: false, push: false },
      leadsTo: HISTORY,
      isLasting: true,
    },
    'honor-taken-back': {
      icon: 'honor',
      filter: 'system',
      label: { en: 'Honor taken back', id: 'Honor yang ditarik kembali', my: 'Honor yang ditarik balik' },
      words: {
        en: 'Some of your Honor was taken back after a check. Your Honor history says why',
        id: 'Sebagian Honor Anda ditarik kembali setelah pemeriksaan. Alasannya ada di riwayat Honor',
        my: 'Sebahagian Honor anda ditarik balik selepas semakan. Sebabnya ada dalam sejarah Honor',
      },
      channels: { inApp: true, mail: true, push: false },
      leadsTo: HISTORY,
      isLasting: true,
    },
  },
  sources: { [LEVEL_REACHED]: listLevelFacts, [HONOR_VOIDED]: listVoidedFacts },
}
