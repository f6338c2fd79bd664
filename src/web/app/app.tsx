import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { PageState } from '../../contract/rendering.ts'
import { LanguageProvider } from '../platform/language.tsx'
import { PageStateContext } from '../platform/page-state.tsx'
import { LanguageSync } from './language-sync.tsx'
import { DeferredParts } from './deferred-parts.tsx'
import { Router } from './router.tsx'

/** Everything around the screens; the same tree on the server and in the browser. */
export function App({ state, queryClient }: { state: PageState; queryClient: QueryClient }) {
  return (
    <PageStateContext value={state}>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider initial={state.language}>
          <LanguageSync />
          <Router />
          <DeferredParts />
        </LanguageProvider>
      </QueryClientProvider>
    </PageStateContext>
  )
}

/** First data of the document, under the key a query for it would have, which then says what exactly they hold. */
export function seedQueries(queryClient: QueryClient, queries: Record<string, unknown>): void {
  for (const [address, data] of Object.entries(queries)) {
    const options = { queryKey: [address], meta: { holds: ['article', 'page-post', 'comment'] } as const }
    queryClient.getQueryCache().build(queryClient, options)
    queryClient.setQueryData([address], data)
  }
}
