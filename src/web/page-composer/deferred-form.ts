import { lazyComponent } from '../platform/lazy-component.ts'

/** The whole form, for other places that take posts. */
export const PostForm = lazyComponent(async () => (await import('./form/post-form.tsx')).PostForm)
