import type { Notifications } from '../content/notification-type.ts'
import { FOLLOWED, listFollowFacts } from './notify-queries.ts'

export const notifications: Notifications = {
  types: {
    follow: {
      icon: 'follow',
      filter: null,
      label: { en: 'New followers', id: 'Pengikut baru', my: 'Pengikut baharu' },
      words: {
        en: '{actors} followed you',
        id: '{actors} mengikuti Anda',
        my: '{actors} mengikuti anda',
      },
      channels: { inApp: true, mail: false, push: false },
      leadsTo: 'actor',
    },
  },
  sources: { [FOLLOWED]: listFollowFacts },
}
