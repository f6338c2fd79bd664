import type * as events from '../../contract/events.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof events> = {
  readEvents: {
    summary: {
      en: 'Tells what is new for you: as a stream of server-sent events that stays open, or at once as JSON.',
      id: 'Memberitahukan hal baru bagi Anda: sebagai aliran server-sent events yang tetap terbuka, atau seketika sebagai JSON.',
      my: 'Memberitahu perkara baharu untuk anda: sebagai aliran server-sent events yang kekal terbuka, atau serta-merta sebagai JSON.',
    },
    refusals: ['cross_site', 'not_allowed', 'unavailable'],
  },
}
