import type { RoutesOf } from '../../contract/endpoint.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import type { Text } from '../../contract/messages.ts'

/** What the API's description tells of a route beyond its shape. */
export interface EndpointFacts {
  /** One line. */
  summary: Text
  /** What it refuses for reasons of its own, beyond what its shape already tells. */
  refusals?: readonly ErrorCode[]
}

/** The facts of every route of a module of the contract: one without does not compile. */
export type EndpointFactsOf<Module> = Record<keyof RoutesOf<Module>, EndpointFacts>
