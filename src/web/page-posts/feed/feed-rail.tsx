import { Bookmark, Clapperboard, Image, Layers, MessageSquare, Users, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, type RefObject } from 'react'
import { NsfwSwitch } from '../../nsfw/public.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { ChoiceLinks, type LinkChoice } from '../../ui/choice-links.tsx'
import { EVERYTHING, filterPath, type FeedFilter } from './feed-filter.ts'
import { messages } from './messages.ts'

/** What is shown: of everybody or of those one follows, all kinds or one. */
export function FeedRail({ filter }: { filter: FeedFilter }) {
  const t = useText(messages)
  const { type, sort, isFollowing, isNsfw } = filter
  const rail = useChosenInSight(filterPath(filter))
  const choice = (to: string, Icon: LucideIcon, name: string, isCurrent = false): LinkChoice => ({
    to,
    isCurrent,
    text: (
      <>
        <Icon />
        {name}
      </>
    ),
  })
  const ofType = (one: NonNullable<typeof type>, Icon: LucideIcon, name: string) =>
    choice(filterPath({ ...filter, type: one }), Icon, name, one === type)
  const everything = filterPath({ ...EVERYTHING, sort, isNsfw })
  const followed = filterPath({ ...EVERYTHING, type, isFollowing: true, isNsfw })
  const choices = [
    choice(everything, Layers, t('everything'), type === undefined && !isFollowing),
    ofType('photo', Image, t('photos')),
    ofType('video', Clapperboard, t('videos')),
    ofType('discussion', MessageSquare, t('discussions')),
    choice(followed, Users, t('following'), isFollowing),
    choice('/library', Bookmark, t('saved')),
  ]
  return (
    <div ref={rail} className="feed-rail">
      <ChoiceLinks label={t('filters')} look="feed-choice" choices={choices} />
      <div className="feed-adult flex-none">
        <NsfwSwitch isOn={isNsfw} onChange={(isOn) => navigate(filterPath({ ...filter, isNsfw: isOn }))} />
      </div>
    </div>
  )
}

/** On a phone the row is longer than the screen: what is chosen, the last of two, must not lie beyond its edge. */
function useChosenInSight(path: string): RefObject<HTMLDivElement | null> {
  const rail = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = rail.current
    const chosen = [...(row?.querySelectorAll<HTMLElement>('[aria-current]') ?? [])].at(-1)
    if (!row || !chosen) return
    const middle = chosen.offsetLeft - row.offsetLeft + chosen.clientWidth / 2
    row.scrollLeft = middle - row.clientWidth / 2
  }, [path])
  return rail
}
