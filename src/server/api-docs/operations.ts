import type { Route } from '../../contract/endpoint.ts'
import { routes } from '../../contract/index.ts'
import type { EndpointFacts } from '../content/endpoint-facts.ts'
import type { Feature } from '../content/feature.ts'
import { groupBy } from './group-by.ts'

export interface Operation {
  name: string
  route: Route
  facts: EndpointFacts
}

/** The second segment of the path: `/api/auth/user` belongs to `auth`. */
export function featureOf(route: Route): string {
  return route.path.split('/')[2] ?? ''
}

/** Every route with the facts that its feature gives, in the order of the features. */
export function operationsOf(features: readonly Feature[]): Operation[] {
  const routesByName: Record<string, Route> = routes
  return features.flatMap(({ endpoints = {} }) =>
    Object.entries(endpoints).flatMap(([name, facts]) => {
      const route = routesByName[name]
      return route === undefined ? [] : [{ name, route, facts }]
    }),
  )
}

export function byFeature(operations: readonly Operation[]): Map<string, Operation[]> {
  return groupBy(operations, ({ route }) => featureOf(route))
}
