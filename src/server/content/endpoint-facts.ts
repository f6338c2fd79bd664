import type { RoutesOf } from '../../contract/endpoint.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import type { Text } from '../../contract/messages.ts'

/** What the API's description says about a route beyond its shape. */
export interface EndpointFacts {
  /** One line. */
  summary: Text
  /** The errors of its own, beyond those that follow from its shape. */
  refusals?: readonly ErrorCode[]
}

/** The facts of every route of a contract module: a route without facts does not compile. */
export type EndpointFactsOf<Module> = Record<keyof RoutesOf<Module>, EndpointFacts>
