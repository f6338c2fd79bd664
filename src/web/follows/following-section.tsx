import { useState } from 'react'
import type { Person } from '../../contract/people.ts'
import { tagPath } from '../categories/public.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { usePagedList } from '../ui/use-paged-list.ts'
import { CategoryChoices } from './category-choices.tsx'
import { FollowButton } from './follow-button.tsx'
import { messages } from './messages.ts'
import { followingQuery, isFollowed } from './topic-queries.ts'
import { useFollow } from './use-follow.ts'
import { useTopics } from './use-topics.ts'

/** Everything that somebody follows, to be let go and taken up again in the same place. */
export function FollowingSection() {
  const t = useText(messages)
  return (
    <section aria-labelledby="settings-following">
      <div>
        <h2 id="settings-following">{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <div className="grid gap-6 min-w-0">
        <Topics />
        <People />
      </div>
    </section>
  )
}

function Topics() {
  const t = useText(messages)
  const { topics, isFailed, retry, toggle, wall } = useTopics()
  // A tag that is let go keeps its row until the page is left: it may have been a slip.
  const [kept, keep] = useState<readonly string[]>([])
  const tags = [...new Set([...kept, ...(topics?.tags ?? [])])].toSorted()
  if (kept.length !== tags.length) keep(tags)
  if (isFailed) return <LoadFailed title={t('topicsFailed')} retry={retry} busy={false} />
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">{t('categories')}</legend>
        <CategoryChoices
          chosen={topics?.categories ?? []}
          onToggle={(category) => toggle('category', category)}
        />
      </fieldset>
      <div role="group" aria-labelledby="settings-followed-tags">
        <h3 id="settings-followed-tags" className="mb-1 font-semibold">
          {t('tags')}
        </h3>
        {topics !== undefined && tags.length === 0 && <p className="text-quiet text-sm">{t('noTags')}</p>}
        <ul className="row-list">
          {tags.map((tag) => (
            <li key={tag} className="flex items-center justify-between gap-3 min-h-13">
              <Link to={tagPath(tag)} className="link min-w-0 truncate">
                #{tag}
              </Link>
              <FollowButton
                size="sm"
                name={`#${tag}`}
                isFollowing={isFollowed(topics, 'tag', tag)}
                onToggle={() => toggle('tag', tag)}
              />
            </li>
          ))}
        </ul>
      </div>
      {wall}
    </>
  )
}

function People() {
  const t = useText(messages)
  const { items = [], ...list } = usePagedList(followingQuery)
  return (
    <div role="group" aria-labelledby="settings-followed-people">
      <h3 id="settings-followed-people" className="mb-1 font-semibold">
        {t('people')}
      </h3>
      <PagedList
        list={list}
        className="row-list"
        items={items}
        empty={<p className="text-quiet text-sm">{t('noPeople')}</p>}
        failed={t('peopleFailed')}
        end={t('caughtUp')}
        skeleton={<Skeleton className="h-13" />}
      >
        {(person) => <PersonRow key={person.id} person={person} />}
      </PagedList>
    </div>
  )
}

function PersonRow({ person }: { person: Person }) {
  const { isFollowing, toggle, wall } = useFollow(person.id, true)
  return (
    <li className="flex items-center gap-3 min-h-13 avatar-8">
      <Avatar person={person.id} name={person.name} src={person.profileUrl} />
      <Link to={`/user/${person.id}`} className="flex-1 min-w-0 truncate font-semibold">
        {person.name}
      </Link>
      <FollowButton size="sm" name={person.name} isFollowing={isFollowing} onToggle={toggle} />
      {wall}
    </li>
  )
}
