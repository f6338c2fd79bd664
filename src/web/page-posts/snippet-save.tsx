import type { PagePost } from '../../contract/page-posts.ts'
import { SaveButton } from '../reactions/public.ts'
import { postSubject } from './post-subject.ts'
import { usePostMarks } from './use-post-marks.ts'

/** In the corner of a post's snippet, over its link. */
export function SnippetSave({ post }: { post: PagePost }) {
  const { bookmarked } = usePostMarks(post)
  return (
    <span className="absolute z-1 -right-2.5 -bottom-2.5">
      <SaveButton subject={postSubject(post)} bookmarked={bookmarked} isIcon />
    </span>
  )
}
