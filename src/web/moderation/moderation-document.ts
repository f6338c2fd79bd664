import type { ScreenDocument } from '../platform/screen-document.ts'
import { LOG_ADDRESS } from './moderation-queries.ts'

export const moderationLogDocument: ScreenDocument = { firstData: () => [LOG_ADDRESS] }
