import type * as events from '../../contract/events.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof events> = {
  readEvents: {
    summary: {
      en: 'What’s new for you: as a stream of server-sent events that stays open, or once as JSON.',
      id: 'Hal baru bagi Anda: sebagai aliran server-sent events yang tetap terbuka, atau sekali sebagai JSON.',
      my: 'Perkara baharu untuk anda: sebagai aliran server-sent events yang kekal terbuka, atau sekali sebagai JSON.',
    },
    refusals: ['cross_site', 'not_allowed', 'unavailable'],
  },
}
