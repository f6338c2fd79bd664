import type { ScreenDocument } from '../platform/screen-document.ts'
import { LOG_ADDRESS } from './moderation-queries.ts'

/** What nobody but the staff sees is drawn as what is not there. */
export const moderationDocument: ScreenDocument = { path: () => '/moderation' }

export const moderationLogDocument: ScreenDocument = { firstData: () => [LOG_ADDRESS] }
