import { Undo2 } from 'lucide-react'
import { useRef } from 'react'
import type { PagePost } from '../../contract/page-posts.ts'
import { PostSnippet } from '../page-posts/public.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { leaveRow } from './leave-row.ts'
import { messages } from './messages.ts'
import { useNameOfPost } from './name-of-post.ts'
import { useBringBack } from './use-bring-back.ts'

export type Heading = 'h2' | 'h3'

export function DeletedPost({ post, heading }: { post: PagePost; heading: Heading }) {
  const t = useText(messages)
  const nameOf = useNameOfPost()
  const row = useRef<HTMLLIElement>(null)
  const { bringBack, isPending } = useBringBack('page-post', post.id, () => leaveRow(row.current))
  const foot = (
    <div className="library-foot">
      <Button
        size="sm"
        aria-label={`${t('bringBack')}: ${nameOf(post)}`}
        busy={isPending}
        onClick={bringBack}
      >
        <Undo2 />
        {t('bringBack')}
      </Button>
    </div>
  )
  return (
    <li ref={row} className="library-post py-5">
      <PostSnippet post={post} heading={heading} foot={foot} isRow />
    </li>
  )
}
