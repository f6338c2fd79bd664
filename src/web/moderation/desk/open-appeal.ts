import type { listAppeals } from '../../../contract/appeals.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'

/** One that waits for its decision. */
export type OpenAppeal = ResponseOf<typeof listAppeals>['items'][number]
