import type { getRowSuggestion } from '../../../contract/collection-suggestions.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'

export type WholeSuggestion = ResponseOf<typeof getRowSuggestion>
