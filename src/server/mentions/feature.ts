import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { MENTION } from './mention-facts.ts'
import { messages } from './messages.ts'
import { mentionsRoutes } from './routes.ts'

export const mentions: Feature = {
  name: 'mentions',
  routes: mentionsRoutes,
  endpoints,
  notifications: {
    types: {
      [MENTION]: {
        icon: 'mention',
        filter: 'mentions',
        label: messages.mentionLabel,
        words: messages.mentionWords,
        channels: { inApp: true, mail: true, push: true },
        isLasting: true,
      },
    },
  },
}
