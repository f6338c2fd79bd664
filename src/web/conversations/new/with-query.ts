import { queryOptions } from '@tanstack/react-query'
import { findConversationWith } from '../../../contract/conversations.ts'
import { ApiError, call } from '../../platform/api.ts'

/** Whom a message would go to and how it would arrive; null for somebody who is not there. */
export const withQuery = (id: number) =>
  queryOptions({
    queryKey: ['conversation with', id],
    queryFn: async ({ signal }) => {
      try {
        return await call(findConversationWith, { params: { id: String(id) }, signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    // Whether they take messages may change at any time.
    staleTime: 0,
    meta: { holds: [] },
  })
