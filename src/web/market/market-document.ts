import type { ScreenDocument } from '../platform/screen-document.ts'
import { marketQueries } from './market-queries.ts'

/** The plans are the same for everybody; whose the reader has is asked by the living page. */
export const marketDocument: ScreenDocument = {
  firstData: () => [marketQueries.plans],
}
