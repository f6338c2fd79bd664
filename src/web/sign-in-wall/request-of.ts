import type { Endpoint } from '../../contract/endpoint.ts'
import { addressOf } from '../platform/api.ts'
import type { PendingAction } from './pending-action.ts'

export function requestOf(route: Endpoint, params: object, body?: unknown): PendingAction['request'] {
  return { method: route.method, path: addressOf(route, params), body }
}
