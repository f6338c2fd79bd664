import { useState } from 'react'
import type { PagePost } from '../../../contract/page-posts.ts'
import { useText } from '../../platform/language.tsx'
import { RichText } from '../../rich-text/public.ts'
import { isLong } from '../post-words.ts'
import { messages } from './messages.ts'

/** What somebody wrote. A long text begins in the feed and is read on where it stands. */
export function PostText({ post, name, isWhole }: { post: PagePost; name: string; isWhole: boolean }) {
  const t = useText(messages)
  const [isOpened, setOpened] = useState(false)
  const { id, content, nodes } = post
  if (nodes === null || nodes.length === 0) return null
  const isCut = !isWhole && !isOpened && isLong(content ?? '')
  return (
    <>
      {/* A link beyond the cut that takes the focus must be seen: it opens the text. */}
      <div
        className="post-text"
        data-cut={isCut || undefined}
        data-quiet={(!isWhole && (post.title ?? '') !== '') || undefined}
        onFocus={isCut ? () => setOpened(true) : undefined}
      >
        <RichText nodes={nodes} idPrefix={`post-${id}-`} className="rich-plain" />
      </div>
      {isCut && (
        <button
          type="button"
          className="reach-2.5 mt-0.5 text-accent-text font-semibold hover:underline hover:underline-offset-3"
          aria-label={t('readOnOf', { name })}
          onClick={() => setOpened(true)}
        >
          {t('readOn')}
        </button>
      )}
    </>
  )
}
