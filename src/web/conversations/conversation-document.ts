import type { ScreenDocument } from '../platform/screen-document.ts'

/** /messages/{id}: the server knows nobody, so the document of every conversation is the same. */
export const conversationDocument: ScreenDocument = { path: () => '/messages/0' }
