import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import type { PersonCard as Card } from '../../../contract/profiles.ts'
import { MessageIfTaken } from '../../conversations/public.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { hideFromTop, showOnTop } from '../../ui/on-top.ts'
import { positionPopover } from '../../ui/position-popover.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Cover } from '../header/cover.tsx'
import { FollowPerson } from '../header/follow-person.tsx'
import '../header/plan-frame.css'
import { profileQueries } from '../profile-queries.ts'
import { messages } from './messages.ts'
import './person-card.css'
import type { PersonAnchor } from './watch-person-links.ts'

/** An alias may be nobody’s: then there is no card. */
export function PersonCardAt({ anchor: { person, link } }: { anchor: PersonAnchor }) {
  return typeof person === 'number' ? (
    <PersonCard id={person} link={link} />
  ) : (
    <NamedCard alias={person} link={link} />
  )
}

function NamedCard({ alias, link }: { alias: string; link: HTMLElement }) {
  const { data } = useQuery(profileQueries.named(alias))
  return data === undefined || data === null ? null : <PersonCard id={data.id} link={link} />
}

/** Who that is, at a glance. Nothing is shown of somebody who does not show themselves here. */
function PersonCard({ id, link }: { id: number; link: HTMLElement }) {
  const t = useText(messages)
  const card = useRef<HTMLDivElement>(null)
  const { data: person, isError } = useQuery(profileQueries.card(id))
  const isNobody = isError || person === null
  useLayoutEffect(() => {
    const element = card.current
    if (element === null || !showOnTop(element)) return undefined
    const place = (): void => positionPopover(element, link, 'below', 'start')
    place()
    const resizes = new ResizeObserver(place)
    resizes.observe(element)
    return () => {
      resizes.disconnect()
      hideFromTop(element)
    }
  }, [link, isNobody])
  if (isNobody) return null
  return (
    <div
      ref={card}
      popover="manual"
      role="group"
      aria-label={person?.name ?? t('loading')}
      className="person-card"
      data-person-card
    >
      {person === undefined ? <CardSkeleton /> : <CardContent person={person} />}
    </div>
  )
}

function CardContent({ person }: { person: Card }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { id, name, alias, profileUrl, bio, followers, articles, isFollowing, plan } = person
  return (
    <>
      <Cover person={person} />
      <div className="p-4">
        <div className="relative flex items-end justify-between gap-3 -mt-12 avatar-16">
          <div className="plan-frame grid" data-plan={plan}>
            <Avatar person={id} name={name} src={profileUrl} />
          </div>
          <FollowPerson person={person} isFollowing={isFollowing} size="sm" isMain />
        </div>
        <p className="mt-2 leading-5">
          <Link
            to={`/user/${id}`}
            className="font-read text-lg font-bold wrap-anywhere hover:underline hover:underline-offset-3"
            dir="auto"
          >
            {name}
          </Link>
          <span className="block text-sm text-quiet truncate">@{alias}</span>
        </p>
        {bio !== '' && (
          <p className="mt-2 text-sm line-clamp-3 wrap-anywhere" dir="auto">
            {bio}
          </p>
        )}
        <p className="meta-line mt-3">
          <span>
            <b className="text-text tabular-nums">{formatNumber(articles, language)}</b>{' '}
            {t('articles', { count: articles })}
          </span>
          {followers !== null && (
            <span>
              <b className="text-text tabular-nums">{formatNumber(followers, language)}</b>{' '}
              {t('followers', { count: followers })}
            </span>
          )}
        </p>
        <MessageIfTaken person={person} size="sm" className="mt-3 w-full" />
      </div>
    </>
  )
}

function CardSkeleton() {
  return (
    <>
      <div className="profile-cover" />
      <div className="p-4">
        <Skeleton className="relative block -mt-12 size-16 rounded-full" />
        <Skeleton className="mt-3 h-5 w-36" />
        <Skeleton className="mt-2 h-4 w-24" />
        <Skeleton className="mt-3 h-10 w-full" />
      </div>
    </>
  )
}
