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
  updateArticle: ['edit_conflict', 'not_allowed'],
  deleteArticle: ['not_allowed'],
  restoreArticle: ['not_allowed'],
  answerInvitation: ['not_found'],
  leaveArticle: ['not_found'],
  restoreRevision: ['not_allowed'],
  decideSuggestion: ['edit_conflict', 'not_allowed'],
  createSuggestion: ['not_allowed'],
  supportSuggestion: ['edit_conflict', 'not_allowed'],
  createComment: ['not_allowed', 'not_found'],
  createArticleComment: ['not_allowed'],
  createPagePostComment: ['not_allowed', 'consent_required'],
  listComments: ['not_found'],
  updateComment: ['not_allowed'],
  deleteComment: ['not_allowed'],
  restoreComment: ['not_allowed'],
  pinComment: ['not_allowed'],
  setCommentsOpen: ['not_allowed', 'not_found'],
  reportObject: ['not_found'],
  closeReports: ['not_found'],
  uploadMedia: ['unavailable'],
  createPagePost: ['not_allowed', 'under_age', 'unavailable'],
  updatePagePost: ['not_allowed', 'under_age'],
  deletePagePost: ['not_allowed'],
  restorePagePost: ['not_allowed'],
  listPagePostVersions: ['consent_required'],
  likePagePost: ['not_allowed', 'nsfw_no_likes'],
  sharePagePost: ['consent_required'],
  votePagePost: ['not_allowed', 'nsfw_no_likes'],
  retractVote: ['not_allowed', 'nsfw_no_likes'],
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
  const { params, body, takesFile } = asEndpoint(route)
  if (params || route.query || body || takesFile) codes.push('invalid_input')
  if (route.access !== 'public') codes.push('not_signed_in')
  if (route.access === 'moderator' || route.access === 'operator') codes.push('not_allowed')
  if (params) codes.push('not_found')
  if (route.method !== 'GET') codes.push('cross_site', 'conflict')
  if (body || takesFile) codes.push('too_large', 'unsupported_media_type')
  return codes
}

/** The parts that only an endpoint can have; a navigation has none of them. */
export function asEndpoint(
  route: Route,
): Pick<Endpoint, 'params' | 'body' | 'takesFile' | 'mayTakeFile'> & { response?: Endpoint['response'] } {
  return 'response' in route ? route : {}
}
