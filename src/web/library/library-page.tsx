import { Library } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { TRASH_DAYS } from '../../contract/limits.ts'
import { Invitations } from '../co-authors/public.ts'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { Link, usePlace } from '../platform/link.tsx'
import { useIsMember } from '../auth/public.ts'
import { SignInWall } from '../sign-in-wall/public.ts'
import { ChoiceLinks } from '../ui/choice-links.tsx'
import { leaveRow } from './leave-row.ts'
import { pathOfTab, readTab, TABS, type Tab } from './library-tabs.ts'
import './library.css'
import { messages } from './messages.ts'

const LISTS = {
  saved: deferHydration(async () => (await import('./saved-list.tsx')).SavedList),
  halfread: deferHydration(async () => (await import('./half-read-list.tsx')).HalfReadList),
  drafts: deferHydration(async () => (await import('./drafts-list.tsx')).DraftsList),
  published: deferHydration(async () => (await import('./published-list.tsx')).PublishedList),
  together: deferHydration(async () => (await import('./together-list.tsx')).TogetherList),
  series: deferHydration(async () => (await import('./series/series-list.tsx')).SeriesList),
  deleted: deferHydration(async () => (await import('./deleted-list.tsx')).DeletedList),
}
const HELP: Record<Tab, string> = {
  saved: 'bookmarks-and-likes',
  halfread: 'reading-on',
  drafts: 'drafts-and-history',
  published: 'drafts-and-history',
  together: 'co-authors',
  series: 'series',
  deleted: 'deleting',
}

/** /library: what a member saved and wrote, with ?tab= for the shelf. */
export function LibraryPage() {
  const t = useText(messages)
  const tab = readTab(usePlace().query)
  const tabs = useRef<HTMLElement>(null)
  const isMember = useIsMember()
  useHead({ title: `${t(tab)} / ${t('title')}`, description: t('lead'), isIndexable: false })
  useEffect(() => showCurrent(tabs.current), [tab, isMember])
  if (!isMember) return <SignInWall kind="library" icon={<Library />} />
  const List = LISTS[tab]
  return (
    <div className="wrap library pt-10 pb-6 max-md:pt-6">
      <h1 className="page-title">{t('title')}</h1>
      <p className="page-lead">{t('lead')}</p>
      <ChoiceLinks
        className="mt-4 max-md:gap-3 max-md:-mx-5 max-md:px-5"
        ref={tabs}
        label={t('shelves')}
        look="tab"
        choices={TABS.map((name) => ({ to: pathOfTab(name), text: t(name), isCurrent: name === tab }))}
      />
      <div className="side-columns">
        <aside className="mt-4 text-quiet text-sm text-pretty lg:[grid-area:1/2] lg:sticky lg:top-[calc(var(--header)+20px)] lg:self-start lg:mt-5 lg:p-5 lg:rounded-card lg:bg-surface">
          <p>{t(`${tab}Note`, { days: TRASH_DAYS })}</p>
          <Link to={`/help-center?page=${HELP[tab]}`} className="link inline-block mt-2 font-semibold">
            {t('more')}
          </Link>
        </aside>
        <div className="library-panel outline-none" tabIndex={-1}>
          <Invitations onLeave={leaveRow} />
          <List key={tab} />
        </div>
      </div>
    </div>
  )
}

/** On a phone the tabs are wider than the screen: the chosen one is brought to the middle. */
function showCurrent(tabs: HTMLElement | null): void {
  const current = tabs?.querySelector('[aria-current]')
  if (tabs === null || !current) return
  const { left, width } = current.getBoundingClientRect()
  tabs.scrollLeft += left + width / 2 - window.innerWidth / 2
}
