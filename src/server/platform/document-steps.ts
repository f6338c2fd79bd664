import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteLook } from '../../contract/rendering.ts'

/** A browser comes back from elsewhere: the address of the redirect, or null where the page is shown. */
export type Arrival = (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>

/** What some countries do not have. Our own calls for a document don't know the reader's country: it is asked here. */
export interface CountryRule {
  isOffered: (request: FastifyRequest) => Promise<boolean>
  /** Whether an answer of the API is of that kind. */
  isOf: (data: unknown) => boolean
}

/** What features decide about a page before it is drawn: each adds its own steps with its routes. */
export interface DocumentSteps {
  arrivals: Arrival[]
  countryRules: CountryRule[]
  /** What the operator has set for every page. */
  siteLook?: () => Promise<SiteLook | undefined>
}
