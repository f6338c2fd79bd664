import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { useCallback } from 'react'
import { TRASH_DAYS } from '../../../contract/limits.ts'
import type { PagePost } from '../../../contract/page-posts.ts'
import { useUser } from '../../auth/public.ts'
import { Comments } from '../../comments/public.ts'
import { useRemoval } from '../../guild-posts/public.ts'
import { useHead } from '../../platform/head.tsx'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { Button } from '../../ui/button.tsx'
import { changePost } from '../post-cache.ts'
import { PostCard } from '../post-card.tsx'
import { snippetOfPost } from '../post-words.ts'
import { usePostTrash } from '../use-post-trash.ts'
import { messages } from './messages.ts'
import { useGuildGate } from './use-guild-gate.tsx'

/** One post with all its words and everything that is said about it. */
export function PostView({ post }: { post: PagePost }) {
  const t = useText(messages)
  const client = useQueryClient()
  const { id } = post
  const title = useTitle(post)
  const isOpen = post.state === 'published' && !post.isRedacted
  useHead({
    title,
    description: post.isNsfw ? '' : snippetOfPost(post),
    isIndexable: isOpen && !post.isNsfw,
  })
  const onCount = useCallback((comments: number) => changePost(client, id, { comments }), [client, id])
  const gate = useGuildGate(post)
  const { user } = useUser()
  const removal = useRemoval(post, gate.isOfficer && post.authorId !== user?.id)
  const hasTitle = !post.isRedacted && (post.title ?? '') !== ''
  return (
    <div className="wrap post-single grid grid-cols-[minmax(0,640px)] justify-center pt-3 md:pt-6">
      <div className="min-w-0">
        <Link
          to={post.guildId === null ? '/page' : `/guild/${post.guildId}`}
          className="inline-flex items-center gap-2 min-h-11 mb-2 text-quiet font-semibold text-sm/inherit hover:text-text"
        >
          <ArrowLeft className="size-4.5" aria-hidden="true" />
          {post.guildName === null ? t('back') : t('backToGuild', { guild: post.guildName })}
        </Link>
        {!hasTitle && <h1 className="sr-only">{title}</h1>}
        {post.state === 'deleted' ? (
          <Deleted post={post} />
        ) : (
          <PostCard post={post} heading="h1" isFirst isAlone menuItems={removal.item} />
        )}
        {removal.dialog}
        {isOpen && (
          <Comments
            objectType="page-post"
            objectId={id}
            commentCount={post.comments}
            authorIds={post.authorId === null ? [] : [post.authorId]}
            onCount={onCount}
            closed={gate.closed}
          />
        )}
      </div>
    </div>
  )
}

/** What stands in the tab and in search engines; of an adult post nothing that says what it is about. */
function useTitle(post: PagePost): string {
  const t = useText(messages)
  if (post.isNsfw) return t('post')
  if ((post.title ?? '') !== '') return post.title ?? ''
  const words = snippetOfPost(post)
  if (words !== '') return words
  return post.authorName === null ? t('post') : t(`${post.type}By`, { name: post.authorName })
}

function Deleted({ post }: { post: PagePost }) {
  const t = useText(messages)
  const { restore, isBusy } = usePostTrash(post)
  return (
    <div role="note" className="note">
      <Trash2 className="text-quiet" aria-hidden="true" />
      <p>{t('deleted', { days: TRASH_DAYS })}</p>
      <Button size="sm" busy={isBusy} onClick={restore}>
        {t('restore')}
      </Button>
    </div>
  )
}
