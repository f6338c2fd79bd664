import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PagePost } from '../../../contract/page-posts.ts'
import { useUser } from '../../auth/public.ts'
import { useFollow } from '../../follows/public.ts'
import { useOnceAlive } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { usePageState } from '../../platform/page-state.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { usePostMarks } from '../use-post-marks.ts'
import type { FeedFilter } from './feed-filter.ts'
import { feedAddress, feedQuery } from './feed-queries.ts'
import { peopleIn } from './people-in.ts'
import { messages } from './side-messages.ts'

/** The people who posted last, as the feed beside it says: nobody is invented and nobody is ranked. */
export function FeedPeople({ filter }: { filter: FeedFilter }) {
  const t = useText(messages)
  const client = useQueryClient()
  const { user } = useUser()
  const { data } = useQuery({ ...feedQuery(client, filter), enabled: false })
  const { queries } = usePageState()
  // It comes alive after the feed: that may be there by then, though the document was drawn without.
  const shown = useOnceAlive(
    () => data,
    () => (feedAddress(filter) in queries ? data : undefined),
  )
  const posts = peopleIn(shown?.items ?? [], user?.id ?? null)
  // Those one follows have a feed of their own; here it would only repeat them.
  if (filter.isFollowing || posts.length === 0) return null
  return (
    <section>
      <h2>{t('people')}</h2>
      <ul className="feed-people avatar-10">
        {posts.map((post) => (
          <FeedPerson key={post.authorId} post={post} />
        ))}
      </ul>
    </section>
  )
}

function FeedPerson({ post }: { post: PagePost }) {
  const t = useText(messages)
  const authorId = post.authorId ?? 0
  const name = post.authorName ?? ''
  const { isFollowing, toggle, wall } = useFollow(authorId, usePostMarks(post).isFollowing)
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar person={authorId} name={name} src={post.authorProfileUrl} />
      <div className="flex-1 min-w-0 leading-5">
        <Link
          to={`/user/${authorId}`}
          className="block font-semibold hover:underline hover:underline-offset-3"
          dir="auto"
        >
          {name}
        </Link>
        {post.authorAlias !== null && <small className="block text-quiet">@{post.authorAlias}</small>}
      </div>
      <Button
        size="sm"
        variant={isFollowing ? 'outline' : 'secondary'}
        aria-pressed={isFollowing}
        aria-label={t(isFollowing ? 'followedName' : 'followName', { name })}
        onClick={toggle}
      >
        {t(isFollowing ? 'followed' : 'follow')}
      </Button>
      {wall}
    </li>
  )
}
