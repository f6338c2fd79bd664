import { Heart } from 'lucide-react'
import type { UserComment } from '../../../contract/profiles.ts'
import { Muted } from '../../blocks/public.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import { Count } from '../../ui/count.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { commentsOf } from './list-queries.ts'
import { messages } from './messages.ts'
import { Nothing } from './nothing.tsx'
import { ProfileList } from './profile-list.tsx'
import type { TabProps } from './tab-props.ts'

export function CommentsTab({ profile, isOwn }: TabProps) {
  const { items = [], ...list } = usePagedList(commentsOf(profile.id))
  return (
    <ProfileList
      list={list}
      items={items}
      rowClassName="py-4"
      skeleton={
        <>
          <Skeleton className="h-4 w-48" />
          <Skeleton className="mt-3 h-12 w-full" />
        </>
      }
      empty={<Nothing what="noComments" profile={profile} isOwn={isOwn} />}
    >
      {(comment) => (
        <li key={comment.id}>
          <Muted of={{ authorId: profile.id, title: comment.objectTitle, content: comment.excerpt }}>
            <CommentRow comment={comment} />
          </Muted>
        </li>
      )}
    </ProfileList>
  )
}

/** What it is about is its link, and all of it leads there. */
function CommentRow({ comment }: { comment: UserComment }) {
  const t = useText(messages)
  return (
    <article className="relative grid gap-1 py-4 min-w-0" data-item>
      <h2 className="text-sm font-semibold text-quiet tracking-[0] wrap-anywhere">
        <Link to={comment.href} className="card-link" dir="auto">
          {t('on', { title: comment.objectTitle })}
        </Link>
      </h2>
      <p className="wrap-anywhere text-pretty" dir="auto">
        {comment.excerpt}
      </p>
      <p className="flex gap-4 text-sm text-quiet">
        <RelativeTime at={comment.createdAt} />
        <Count value={comment.likes} words={t('likes', { count: comment.likes })} icon={<Heart />} />
      </p>
    </article>
  )
}
