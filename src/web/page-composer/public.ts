export { Composer } from './composer.tsx'
export { EditPostDialog } from './edit-post-dialog.tsx'
