import type { FastifyReply, FastifyRequest } from 'fastify'

/** Somebody comes back from elsewhere: the address that they are sent on to, or null where the page is to be shown. */
export type Arrival = (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>

/** What some countries do not have. Our own calls for a document can't tell the reader's, so it is asked here. */
export interface CountryRule {
  isOffered: (request: FastifyRequest) => Promise<boolean>
  /** Whether an answer of the API is of that kind. */
  isOf: (data: unknown) => boolean
}

/** What features have to say about a page before it is drawn: each adds its own beside its routes. */
export interface DocumentSteps {
  arrivals: Arrival[]
  countryRules: CountryRule[]
}
