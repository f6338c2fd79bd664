import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { ApiError, failureOf, type Page } from '../platform/api.ts'
import { listState, type ListState } from '../ui/list-state.ts'
import type { Trail } from '../ui/page-trail.ts'
import { usePageTrail } from '../ui/use-page-trail.ts'

/** What was found of one kind: the page that is shown. */
export interface FoundList<T> {
  items: readonly T[]
  state: ListState
  /** Why it was not searched, in the server's words: a term too many. */
  refusal: string | undefined
  /** The cursor of the next page; null on the last, undefined while it is not known. */
  next: string | null | undefined
  trail: Trail
  onTurn: (trail: Trail) => void
  /** There is a page before or after this one. */
  isPaged: boolean
}

const NONE: readonly never[] = []

type Options<T> = Pick<
  UseQueryOptions<Page<T[]>, Error, Page<T[]>, string[]>,
  'queryKey' | 'queryFn' | 'meta' | 'enabled'
>

/** A kind that is not shown is not asked for. `name` says which list it is; another one starts at its first page. */
export function useFoundList<T>(
  name: string,
  isShown: boolean,
  ask: (cursor: string | undefined) => Options<T>,
): FoundList<T> | undefined {
  const [trail, onTurn] = usePageTrail(name)
  const options = ask(trail.at ?? undefined)
  const answer = useQuery({ ...options, enabled: isShown && options.enabled === true })
  if (!isShown) return undefined
  const { data, isError, error } = answer
  // What is tried again has failed until it is there: the rest stays as it is meanwhile.
  const isRetried = data === undefined && answer.isFetching && answer.errorUpdateCount > 0
  return {
    items: data?.items ?? NONE,
    state: { ...listState(answer), ...(isRetried && { isPending: false, hasFailed: true }) },
    refusal: refusalOf(error?.cause),
    next: isError ? undefined : data?.next,
    trail,
    onTurn,
    isPaged: trail.page > 1 || typeof data?.next === 'string',
  }
}

function refusalOf(cause: unknown): string | undefined {
  return cause instanceof ApiError && cause.status < 500 ? failureOf(cause, cause.message) : undefined
}
