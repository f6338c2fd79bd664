import { ERROR_STATUS, type ErrorCode } from '../../contract/errors.ts'
import type { Endpoint, Route } from '../../contract/endpoint.ts'
import type { OperationName } from '../../contract/index.ts'

/** What an operation refuses for reasons of its own, beyond what its shape already tells. */
const OWN_REFUSALS: Partial<Record<OperationName, readonly ErrorCode[]>> = {
  signup: ['unavailable'],
  signin: ['wrong_credentials', 'needs_verification', 'unavailable'],
  verify: ['invalid_code'],
  resetPassword: ['invalid_token', 'unavailable'],
  logout: ['cross_site'],
  startGoogle: ['not_found'],
  startDiscord: ['not_found'],
  finishGoogle: ['not_found'],
  saveTheme: ['plan_required'],
}

export function refusalsOf(name: OperationName, route: Route): ErrorCode[] {
  const codes = [
    ...refusalsOfShape(route),
    ...(OWN_REFUSALS[name] ?? []),
    'too_many_requests',
    'internal',
  ] as const
  return [...new Set(codes)].sort((one, other) => ERROR_STATUS[one] - ERROR_STATUS[other])
}

function refusalsOfShape(route: Route): ErrorCode[] {
  const codes: ErrorCode[] = []
  const { params, body } = asEndpoint(route)
  if (params || route.query || body) codes.push('invalid_input')
  if (route.access !== 'public') codes.push('not_signed_in')
  if (route.access === 'moderator' || route.access === 'operator') codes.push('not_allowed')
  if (params) codes.push('not_found')
  if (route.method !== 'GET') codes.push('cross_site', 'conflict')
  if (body) codes.push('too_large', 'unsupported_media_type')
  return codes
}

/** The parts that only an endpoint can have; a navigation has none of them. */
export function asEndpoint(
  route: Route,
): Pick<Endpoint, 'params' | 'body'> & { response?: Endpoint['response'] } {
  return 'response' in route ? route : {}
}
