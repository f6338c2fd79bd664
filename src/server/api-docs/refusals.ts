import { ERROR_STATUS, type ErrorCode } from '../../contract/errors.ts'
import type { Endpoint, Route } from '../../contract/endpoint.ts'
import { scopeOf } from '../../contract/token-scopes.ts'
import { isOpenToSuspended, isSpeech } from '../../contract/sanctioned-calls.ts'
import type { Operation } from './operations.ts'

export function refusalsOf({ route, facts }: Operation): ErrorCode[] {
  const codes = [
    ...refusalsOfShape(route),
    ...(facts.refusals ?? []),
    'too_many_requests',
    'internal',
    // While the database is away or the disk is full.
    'unavailable',
  ] as const
  return [...new Set([...codes, ...refusalsOfTokens(route)])].sort(
    (one, other) => ERROR_STATUS[one] - ERROR_STATUS[other],
  )
}

function refusalsOfShape(route: Route): ErrorCode[] {
  const codes: ErrorCode[] = []
  const { params, body, takesFile, readAt, isUnseen } = asEndpoint(route)
  // The body of a write is parsed even if nothing is taken from it: invalid JSON is refused, and so is an invalid key.
  if (params || route.query || takesFile || route.method !== 'GET') codes.push('invalid_input')
  // To whom it is not meant for it is not there.
  if (isUnseen) codes.push('not_found')
  else if (route.access !== 'public') codes.push('not_signed_in')
  if (!isUnseen && (route.access === 'moderator' || route.access === 'operator')) codes.push('not_allowed')
  if (route.access !== 'public' && !isOpenToSuspended(route)) codes.push('suspended')
  if (isSpeech(route)) codes.push('silenced')
  // Also the repeat of a write whose result is gone meanwhile.
  if (params || readAt) codes.push('not_found')
  if (route.method !== 'GET') codes.push('cross_site', 'conflict')
  if (body || takesFile) codes.push('too_large', 'unsupported_media_type')
  return codes
}

function refusalsOfTokens(route: Route): ErrorCode[] {
  if (!('response' in route) || route.isForMachines === true) return []
  return scopeOf(route) === null ? ['not_for_tokens'] : ['unknown_token', 'missing_scope']
}

/** The parts that only an endpoint can have; a navigation has none of them. */
export function asEndpoint(route: Route): Pick<
  Endpoint,
  'params' | 'body' | 'takesFile' | 'mayTakeFile' | 'mayMake' | 'readAt' | 'file' | 'isUnseen'
> & {
  response?: Endpoint['response']
} {
  return 'response' in route ? route : {}
}
