import { queryOptions, type Query, type QueryClient } from '@tanstack/react-query'
import { getNsfw, type NsfwState } from '../../contract/nsfw.ts'
import { addressOf, call } from '../platform/api.ts'

/** What the server says about this viewer; signing in or out loads the page anew, so it is asked once. */
export const nsfwQuery = queryOptions({
  queryKey: [addressOf(getNsfw)],
  queryFn: ({ signal }) => call(getNsfw, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Whether this viewer may be asked at all. Until the server has said so, he is not. */
export function isOffered(state: NsfwState | undefined): boolean {
  return state !== undefined && state.isEnabled && state.canConsent
}

/** Lists and posts of which the server gives more, or less, once the answer has changed. */
const TOLD_BY_CONSENT = /^\/api\/(page-posts|my-page-posts|bookmarks|comments)\b/

const dependsOnConsent = ({ queryKey }: Query): boolean => TOLD_BY_CONSENT.test(String(queryKey[0]))

/** What is on screen is asked for again where it stands; what is not, when it is shown again. */
export async function refreshAdult(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive', predicate: dependsOnConsent })
  await client.cancelQueries({ predicate: dependsOnConsent })
  await client.invalidateQueries({ type: 'active', predicate: dependsOnConsent })
}
