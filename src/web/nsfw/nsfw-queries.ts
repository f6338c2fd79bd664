import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getNsfw, type NsfwState } from '../../contract/nsfw.ts'
import { addressOf, call } from '../platform/api.ts'
import { holding } from '../platform/content-cache.ts'

/** What the server says about this viewer; signing in or out loads the page anew, so it is asked once. */
export const nsfwQuery = queryOptions({
  queryKey: [addressOf(getNsfw)],
  queryFn: ({ signal }) => call(getNsfw, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Whether this viewer may be asked at all. Until the server has said so, they are not. */
export function isOffered(state: NsfwState | undefined): boolean {
  return state !== undefined && state.isEnabled && state.canConsent
}

/** What the server gives more of, or less, once the answer has changed. */
const dependsOnConsent = holding(['page-post', 'question', 'answer', 'comment', 'marks'])

/** What is on screen is asked for again where it stands; what is not, when it is shown again. */
export async function refreshNsfw(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive', ...dependsOnConsent })
  await client.cancelQueries(dependsOnConsent)
  await client.invalidateQueries({ type: 'active', ...dependsOnConsent })
}
