import type { Notifications } from '../content/notification-type.ts'
import { messages } from './messages.ts'
import { listReturnFacts, RETURNED } from './notify-queries.ts'

export const notifications: Notifications = {
  types: {
    'account-returned': {
      icon: 'system',
      filter: 'system',
      label: messages.returnLabel,
      words: messages.returnWords,
      // The mail about it always goes.
      channels: { inApp: true, mail: false, push: false },
      leadsTo: '/settings/data',
      isLasting: true,
    },
  },
  sources: { [RETURNED]: listReturnFacts },
}
