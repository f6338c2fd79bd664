import type { Route } from '../../contract/endpoint.ts'
import { routes, type OperationName } from '../../contract/index.ts'
import { groupBy } from './group-by.ts'

export interface Operation {
  name: OperationName
  route: Route
}

/** The second segment of the path: `/api/auth/user` belongs to `auth`. */
export function featureOf(route: Route): string {
  return route.path.split('/')[2] ?? ''
}

export const operations: Operation[] = Object.entries(routes).map(([name, route]) => ({
  name: name as OperationName,
  route,
}))

export function operationsByFeature(): Map<string, Operation[]> {
  return groupBy(operations, ({ route }) => featureOf(route))
}
