import { Bookmark, Clapperboard, Image, Layers, MessageSquare, Users } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { AdultSwitch } from '../../nsfw/public.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { navigate } from '../../platform/location.ts'
import { EVERYTHING, filterPath, type FeedFilter } from './feed-filter.ts'
import { messages } from './messages.ts'

/** What is shown: of everybody or of those one follows, all kinds or one. Each choice is an address of its own. */
export function FeedRail({ filter }: { filter: FeedFilter }) {
  const t = useText(messages)
  const { type, sort, isFollowing, isAdult } = filter
  const rail = useChosenInSight(filterPath(filter))
  return (
    <div ref={rail} className="feed-rail">
      <nav aria-label={t('filters')} className="feed-choices">
        <Choice
          to={filterPath({ ...EVERYTHING, sort, isAdult })}
          icon={<Layers />}
          isChosen={type === undefined && !isFollowing}
        >
          {t('everything')}
        </Choice>
        <Choice to={filterPath({ ...filter, type: 'photo' })} icon={<Image />} isChosen={type === 'photo'}>
          {t('photos')}
        </Choice>
        <Choice
          to={filterPath({ ...filter, type: 'video' })}
          icon={<Clapperboard />}
          isChosen={type === 'video'}
        >
          {t('videos')}
        </Choice>
        <Choice
          to={filterPath({ ...filter, type: 'discussion' })}
          icon={<MessageSquare />}
          isChosen={type === 'discussion'}
        >
          {t('discussions')}
        </Choice>
        <Choice
          to={filterPath({ ...EVERYTHING, type, isFollowing: true, isAdult })}
          icon={<Users />}
          isChosen={isFollowing}
        >
          {t('following')}
        </Choice>
        <Choice to="/library" icon={<Bookmark />} isChosen={false}>
          {t('saved')}
        </Choice>
      </nav>
      <div className="feed-adult">
        <AdultSwitch isOn={isAdult} onChange={(isOn) => navigate(filterPath({ ...filter, isAdult: isOn }))} />
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

interface ChoiceProps {
  to: string
  icon: ReactNode
  isChosen: boolean
  children: ReactNode
}

function Choice({ to, icon, isChosen, children }: ChoiceProps) {
  return (
    <Link to={to} className="feed-choice" aria-current={isChosen ? 'true' : undefined}>
      {icon}
      {children}
    </Link>
  )
}
