import { BadgeCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { showsBadge } from '../../../contract/honor-levels.ts'
import type { PagePost } from '../../../contract/page-posts.ts'
import { useUser } from '../../auth/public.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { Link } from '../../platform/link.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { GuildLine } from './guild-line.tsx'
import { messages } from './messages.ts'

const VersionsDialog = lazyComponent(async () => (await import('./versions-dialog.tsx')).VersionsDialog)

/** Who wrote it and when. */
export function AuthorLine({ post, hidesGuild }: { post: PagePost; hidesGuild: boolean }) {
  const t = useText(messages)
  const hasGuild = !hidesGuild && post.guildId !== null
  const { id, authorId, authorName, authorAlias } = post
  const name = authorName ?? t('formerMember')
  return (
    <>
      <Avatar person={authorId} name={name} src={post.authorProfileUrl} />
      <div className="flex-1 min-w-0">
        <p className="flex items-center gap-1 font-semibold">
          {authorId === null ? (
            <b dir="auto">{name}</b>
          ) : (
            <Link to={`/user/${authorId}`} className="hover:underline hover:underline-offset-3" dir="auto">
              {name}
            </Link>
          )}
          <Badge authorHonor={post.authorHonor} />
        </p>
        <div className="meta-line post-meta">
          {/* A phone has no room for both. */}
          {authorAlias !== null && <span className={hasGuild ? 'max-sm:hidden' : ''}>@{authorAlias}</span>}
          {hasGuild && <GuildLine post={post} />}
          <Link to={`/page-post/${id}`}>
            <RelativeTime at={post.createdAt} />
          </Link>
          {post.editedAt !== null && <Edited post={post} />}
          {post.isNsfw && <span>{t('adult')}</span>}
        </div>
      </div>
    </>
  )
}

function Badge({ authorHonor }: { authorHonor: number | null }) {
  const t = useText(messages)
  const { user } = useUser()
  if (!showsBadge({ viewer: user?.fame ?? null, author: authorHonor })) return null
  return (
    <span role="img" aria-label={t('badge')} title={t('badge')} className="flex-none text-accent-text">
      <BadgeCheck className="size-4" aria-hidden="true" />
    </span>
  )
}

function Edited({ post }: { post: PagePost }) {
  const t = useText(messages)
  const [isOpen, setOpen] = useState(false)
  return (
    <span>
      <button
        type="button"
        className="reach-3 underline decoration-dotted underline-offset-3 hover:text-text"
        aria-haspopup="dialog"
        aria-label={t('seeVersions')}
        onClick={() => setOpen(true)}
      >
        {t('edited')}
      </button>
      {isOpen && (
        <Suspense>
          <VersionsDialog post={post} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}
