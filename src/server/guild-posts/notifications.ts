import type { Notifications } from '../content/notification-type.ts'
import { messages } from './messages.ts'
import { listRemovalReasons, listRemovedFacts, POST_REMOVED } from './notify-queries.ts'

export const notifications: Notifications = {
  types: {
    'guild-post-removed': {
      icon: 'people',
      filter: 'guilds',
      label: messages.removedLabel,
      words: messages.removedWords,
      note: { words: messages.removedFor, list: listRemovalReasons },
      channels: { inApp: true, mail: false, push: false },
      isLasting: true,
    },
  },
  sources: { [POST_REMOVED]: listRemovedFacts },
}
