import type { ScreenDocument } from '../platform/screen-document.ts'
import { iqFiguresQuery } from './iq-queries.ts'

export const iqAboutDocument: ScreenDocument = { firstData: () => [iqFiguresQuery] }
