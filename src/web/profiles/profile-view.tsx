import { Lock } from 'lucide-react'
import { Suspense, useEffect, useRef, type ComponentType } from 'react'
import type { Profile } from '../../contract/profiles.ts'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { formatNumber } from '../platform/format.ts'
import { useHead } from '../platform/head.tsx'
import { useLanguage, useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { usePlace } from '../platform/link.tsx'
import { usePageState } from '../platform/page-state.tsx'
import { ChoiceLinks } from '../ui/choice-links.tsx'
import { CentredSpinner } from '../ui/spinner.tsx'
import { ProfileHeader } from './header/profile-header.tsx'
import { messages } from './messages.ts'
import { pathOfTab, PRIVATE_TABS, PUBLIC_TABS, readTab, type PublicTab, type Tab } from './profile-tabs.ts'
import './profiles.css'
import type { TabProps } from './tabs/tab-props.ts'

const PARTS: Record<Tab, ComponentType<TabProps>> = {
  overview: deferHydration(async () => (await import('./tabs/overview-tab.tsx')).OverviewTab),
  articles: deferHydration(async () => (await import('./tabs/articles-tab.tsx')).ArticlesTab),
  posts: deferHydration(async () => (await import('./tabs/posts-tab.tsx')).PostsTab),
  qa: deferHydration(async () => (await import('./tabs/qa-tab.tsx')).QaTab),
  guilds: deferHydration(async () => (await import('./tabs/guilds-tab.tsx')).GuildsTab),
  comments: deferHydration(async () => (await import('./tabs/comments-tab.tsx')).CommentsTab),
  badges: deferHydration(async () => (await import('./tabs/badges-tab.tsx')).BadgesTab),
  followers: deferHydration(async () => (await import('./tabs/people-tabs.tsx')).FollowersTab),
  following: deferHydration(async () => (await import('./tabs/people-tabs.tsx')).FollowingTab),
  drafts: lazyComponent(async () => (await import('./private/drafts-tab.tsx')).DraftsTab),
  bookmarks: lazyComponent(async () => (await import('./private/bookmarks-tab.tsx')).BookmarksTab),
  honor: lazyComponent(async () => (await import('./private/honor-tab.tsx')).HonorTab),
  uploads: lazyComponent(async () => (await import('./private/uploads-tab.tsx')).UploadsTab),
  tasks: lazyComponent(async () => (await import('./private/tasks-tab.tsx')).TasksTab),
}

interface ProfileViewProps {
  profile: Profile
  base: string
  isOwn: boolean
}

/** A person: who they are beside what they did, with ?tab= for the part. */
export function ProfileView({ profile, base, isOwn }: ProfileViewProps) {
  const t = useText(messages)
  const tab = readTab(usePlace().query, isOwn)
  const Part = PARTS[tab]
  return (
    <article className="profile">
      {!isOwn && <PublicHead profile={profile} />}
      <ProfileHeader profile={profile} base={base} isOwn={isOwn} />
      <div className="profile-main min-w-0">
        <ProfileTabs profile={profile} base={base} tab={tab} />
        {isOwn && (
          <div className="flex items-center gap-2 mt-3">
            <Lock className="flex-none size-4 text-quiet" aria-hidden="true" />
            <ChoiceLinks
              label={t('ownSections')}
              look="chip"
              className="min-w-0"
              choices={PRIVATE_TABS.map((name) => ({
                to: pathOfTab(base, name),
                text: t(name),
                isCurrent: name === tab,
              }))}
            />
          </div>
        )}
        <Suspense fallback={<CentredSpinner />}>
          <Part key={tab} profile={profile} base={base} isOwn={isOwn} />
        </Suspense>
      </div>
    </article>
  )
}

function PublicHead({ profile }: { profile: Profile }) {
  const t = useText(messages)
  const { siteName } = usePageState()
  const { id, name, alias, bio, isIndexed } = profile
  useHead({
    title: `${name} (@${alias})`,
    description: bio || t('describes', { name, site: siteName }),
    isIndexable: isIndexed,
    canonical: `/user/${id}`,
  })
  return null
}

/** How many there are of what a tab shows, where that is known. */
function countOf(profile: Profile, tab: PublicTab): number | null {
  if (tab === 'overview' || tab === 'qa' || tab === 'guilds') return null
  return tab === 'badges' ? profile.badges.length : profile[tab]
}

interface ProfileTabsProps {
  profile: Profile
  base: string
  tab: Tab
}

function ProfileTabs({ profile, base, tab }: ProfileTabsProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const tabs = useRef<HTMLElement>(null)
  useEffect(() => showCurrent(tabs.current), [tab])
  // Whom somebody follows may be their own affair: without a number there is no list either.
  const shown = PUBLIC_TABS.filter(
    (name) => (name !== 'followers' && name !== 'following') || countOf(profile, name) !== null,
  )
  return (
    <ChoiceLinks
      ref={tabs}
      className="profile-tabs"
      label={t('sections')}
      look="tab"
      choices={shown.map((name) => {
        const count = countOf(profile, name)
        return {
          to: pathOfTab(base, name),
          isCurrent: name === tab,
          text: (
            <>
              {t(name)}
              {count !== null && (
                <span className="ml-1.5 font-normal tabular-nums">{formatNumber(count, language)}</span>
              )}
            </>
          ),
        }
      })}
    />
  )
}

/** On a phone the tabs are wider than the screen: the chosen one is brought to the middle. */
function showCurrent(tabs: HTMLElement | null): void {
  const current = tabs?.querySelector<HTMLElement>('[aria-current]')
  if (tabs === null || !current) return
  tabs.scrollLeft = current.offsetLeft - tabs.offsetLeft + (current.offsetWidth - tabs.clientWidth) / 2
}
