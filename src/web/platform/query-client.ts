import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { ApiError, send } from './api.ts'

/** Spec 7: a GET to the first element of the key, read as JSON; a 401 throws unless it is set to give null. */
export function getJson<T>({ on401 }: { on401: 'throw' | 'null' }): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    try {
      const response = await send('GET', String(queryKey[0]), undefined, signal)
      return (await response.json()) as T
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null
      throw error
    }
  }
}

/** Spec 9: no retries; no refetch on focus, mount or reconnect; no polling by default. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getJson({ on401: 'throw' }),
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  })
}
