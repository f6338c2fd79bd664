export { Composer } from './deferred-composer.ts'
export { EditPostDialog } from './edit-post-dialog.tsx'
export { PostForm } from './deferred-form.ts'
export type { PostPlace } from './post-place.ts'
