import { deferHydration } from '../platform/deferred-hydration.tsx'

/** What a search found: drawn by the server, fetched only where somebody searches. */
export const SearchResults = deferHydration(async () => (await import('./search-results.tsx')).SearchResults)
