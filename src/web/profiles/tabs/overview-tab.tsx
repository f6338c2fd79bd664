import { ArrowRight, Heart, Pin } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import type { ArticleCard as Card } from '../../../contract/articles.ts'
import type { Profile } from '../../../contract/profiles.ts'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { ArticleCard } from '../../articles/public.ts'
import { CategoryChip } from '../../categories/public.ts'
import { PostSnippet, snippetOfPost } from '../../page-posts/public.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { Link } from '../../platform/link.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { Count } from '../../ui/count.tsx'
import { useNear } from '../../ui/use-near.ts'
import { ActivityGrid } from '../activity/activity-grid.tsx'
import { BadgeList } from '../badges/badge-list.tsx'
import { pathOfTab } from '../profile-tabs.ts'
import { CardFoot } from './card-foot.tsx'
import { messages } from './messages.ts'
import { Nothing } from './nothing.tsx'
import { PinButton } from './pin-button.tsx'
import type { TabProps } from './tab-props.ts'

const BADGES_SHOWN = 4
const CollectionsPart = lazyComponent(async () => (await import('./collections-part.tsx')).CollectionsPart)

/** The first look: what they want seen, what they did in a year, what is liked most. */
export function OverviewTab(props: TabProps) {
  const { ref, isNear } = useNear<HTMLDivElement>(true)
  return (
    <>
      <Overview {...props} />
      {/* Few keep any, so neither the profile nor its code carries them. */}
      <div ref={ref}>
        {isNear && (
          <Suspense>
            <CollectionsPart id={props.profile.id} />
          </Suspense>
        )}
      </div>
    </>
  )
}

function Overview({ profile, base, isOwn }: TabProps) {
  const t = useText(messages)
  const { pinned, activity, top, badges } = profile
  const isEmpty = pinned === null && top.length === 0 && badges.length === 0 && !activity?.length
  if (isEmpty) return <Nothing what="nothingYet" profile={profile} isOwn={isOwn} />
  return (
    <div className="grid gap-10 pt-7 pb-4 min-w-0">
      {activity !== null && <ActivityGrid active={activity} />}
      {pinned !== null && (
        <Part
          id="pinned"
          title={t('pinned')}
          icon={<Pin className="size-4.5 text-quiet" aria-hidden="true" />}
        >
          <Pinned profile={profile} pinned={pinned} isOwn={isOwn} />
        </Part>
      )}
      {top.length > 0 && (
        <Part id="top" title={t('top')}>
          <ol className="row-list">
            {top.map((article, place) => (
              <li key={article.id}>
                <TopRow article={article} place={place + 1} />
              </li>
            ))}
          </ol>
        </Part>
      )}
      {badges.length > 0 && (
        <Part
          id="badges"
          title={t('badges')}
          more={
            badges.length > BADGES_SHOWN && (
              <Link to={pathOfTab(base, 'badges')} className="section-more">
                {t('allBadges', { count: badges.length })}
                <ArrowRight aria-hidden="true" />
              </Link>
            )
          }
        >
          <BadgeList badges={badges.slice(0, BADGES_SHOWN)} />
        </Part>
      )}
    </div>
  )
}

interface PartProps {
  id: string
  title: string
  icon?: ReactNode
  more?: ReactNode
  children: ReactNode
}

function Part({ id, title, icon, more, children }: PartProps) {
  return (
    <section aria-labelledby={`profile-${id}`} className="min-w-0">
      <div className="section-head">
        <h2 id={`profile-${id}`} className="flex items-center gap-2">
          {icon}
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  )
}

interface PinnedProps {
  profile: Profile
  pinned: NonNullable<Profile['pinned']>
  isOwn: boolean
}

function Pinned({ profile, pinned, isOwn }: PinnedProps) {
  const { article, pagePost } = pinned
  if (article !== null)
    return (
      <div className="-mt-5">
        <ArticleCard
          article={article}
          size="row"
          foot={
            <CardFoot item={article}>
              {isOwn && <PinButton profile={profile} item={pinned} name={article.title} />}
            </CardFoot>
          }
        />
      </div>
    )
  if (pagePost === null) return null
  return (
    <PostSnippet
      post={pagePost}
      isRow
      foot={
        <CardFoot item={pagePost}>
          {isOwn && (
            <PinButton profile={profile} item={pinned} name={pagePost.title ?? snippetOfPost(pagePost)} />
          )}
        </CardFoot>
      }
    />
  )
}

function TopRow({ article, place }: { article: Card; place: number }) {
  const t = useText(messages)
  return (
    <article className="relative flex items-start gap-4 py-3.5 min-w-0" data-item>
      <span className="w-6 font-read text-xl font-bold text-quiet tabular-nums" aria-hidden="true">
        {place}
      </span>
      <div className="flex-1 min-w-0">
        <h3
          className="font-read text-lg font-bold tracking-tight text-pretty"
          lang={LANGUAGE_TAGS[article.language]}
        >
          <Link to={`/article/${article.id}`} className="card-link">
            {article.title}
          </Link>
        </h3>
        <p className="meta-line meta-line-loose mt-0.5">
          <CategoryChip category={article.category} />
          <ShortDate at={article.createdAt} />
        </p>
      </div>
      <Count value={article.likes} words={t('likes', { count: article.likes })} icon={<Heart />} />
    </article>
  )
}
