import type { Notifications } from '../content/notification-type.ts'
import { EXPORT_READY, listReadyFacts } from './notify-queries.ts'

export const notifications: Notifications = {
  types: {
    'export-ready': {
      icon: 'system',
      filter: 'system',
      label: {
        en: 'Copies of my data',
        id: 'Salinan data saya',
        my: 'Salinan data saya',
      },
      words: {
        en: 'The copy of your data is ready to download',
        id: 'Salinan data Anda siap diunduh',
        my: 'Salinan data anda sedia untuk dimuat turun',
      },
      // The email about it always goes: whoever asked for it should know, and so should the owner of a stolen session.
      channels: { inApp: true, mail: false, push: false },
      leadsTo: '/settings/data',
      isLasting: true,
    },
  },
  sources: { [EXPORT_READY]: listReadyFacts },
}
