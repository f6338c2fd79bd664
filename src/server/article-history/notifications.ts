import type { Notifications } from '../content/notification-type.ts'
import { listSuggestionFacts, SUGGESTED } from './notify-queries.ts'

export const notifications: Notifications = {
  types: {
    suggestion: {
      icon: 'edit',
      filter: null,
      label: {
        en: 'Suggested edits to my articles and collections',
        id: 'Usulan suntingan untuk artikel dan koleksi saya',
        my: 'Cadangan suntingan bagi artikel dan koleksi saya',
      },
      words: {
        en: '{actors} suggested an edit to {title}',
        id: '{actors} mengusulkan suntingan untuk {title}',
        my: '{actors} mencadangkan suntingan untuk {title}',
      },
      channels: { inApp: true, mail: false, push: true },
      isLasting: true,
    },
    'suggestion-accepted': {
      icon: 'edit',
      filter: null,
      label: {
        en: 'My suggestions accepted',
        id: 'Usulan saya diterima',
        my: 'Cadangan saya diterima',
      },
      words: {
        en: '{actors} accepted your suggestion for {title}',
        id: '{actors} menerima usulan Anda untuk {title}',
        my: '{actors} menerima cadangan anda untuk {title}',
      },
      channels: { inApp: true, mail: false, push: true },
    },
    'suggestion-declined': {
      icon: 'edit',
      filter: null,
      label: {
        en: 'My suggestions declined',
        id: 'Usulan saya ditolak',
        my: 'Cadangan saya ditolak',
      },
      words: {
        en: '{actors} declined your suggestion for {title}',
        id: '{actors} menolak usulan Anda untuk {title}',
        my: '{actors} menolak cadangan anda untuk {title}',
      },
      channels: { inApp: true, mail: false, push: true },
    },
  },
  sources: { [SUGGESTED]: listSuggestionFacts },
}
