/** What the first sight of the market does without, fetched as one. */
export { Comparison } from './compare/comparison.tsx'
export { Questions } from './compare/questions.tsx'
export { PlanNote } from './cards/plan-note.tsx'
export { PreviewDialog } from './preview/preview-dialog.tsx'
export { ReturnNotice } from './checkout/return-notice.tsx'
export { ReviewDialog } from './checkout/review-dialog.tsx'
