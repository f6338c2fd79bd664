import { resultCounter } from '../platform/result-counter.ts'

export const linkCounter = resultCounter(
  'provider_links',
  'Providers that came back to be linked to an account, by result',
)
