import type { Feature } from '../content/feature.ts'
import { queueChannels } from './actions.ts'
import { learnWords } from './types.ts'

/** From a notification to the ways by which it leaves the site: `notification-mail` and `push` are those. */
export const notificationChannels: Feature = {
  name: 'notification-channels',
  routes: learnWords,
  followUps: { 'notification-channels': { handleAll: queueChannels } },
}
