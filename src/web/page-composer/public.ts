export { Composer } from './deferred-composer.ts'
export { EditPostDialog } from './edit-post-dialog.tsx'
