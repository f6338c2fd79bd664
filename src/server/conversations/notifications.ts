import type { Notifications } from '../content/notification-type.ts'
import { listRequestFacts, REQUESTED } from './notify-queries.ts'

export const notifications: Notifications = {
  types: {
    'message-request': {
      icon: 'comment',
      filter: null,
      label: { en: 'Message requests', id: 'Permintaan pesan', my: 'Permintaan mesej' },
      words: {
        en: '{actors} wants to send you a message',
        id: '{actors} ingin mengirimi Anda pesan',
        my: '{actors} mahu menghantar mesej kepada anda',
      },
      channels: { inApp: true, mail: false, push: false },
      leadsTo: '/messages',
    },
  },
  sources: { [REQUESTED]: listRequestFacts },
}
