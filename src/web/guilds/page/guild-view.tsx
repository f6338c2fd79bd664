import { Suspense, useEffect, useRef, type ComponentType } from 'react'
import type { GuildDetail } from '../../../contract/guilds.ts'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { formatNumber } from '../../platform/format.ts'
import { useHead } from '../../platform/head.tsx'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { usePlace } from '../../platform/link.tsx'
import { usePageState } from '../../platform/page-state.tsx'
import { ChoiceLinks } from '../../ui/choice-links.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { Banner } from '../banner.tsx'
import { pathOfGuild } from '../guild-path.ts'
import { pathOfTab, readTab, tabsFor, type GuildTab } from '../guild-tabs.ts'
import type { TabProps } from '../tabs/tab-props.ts'
import type { Retry } from './actions.tsx'
import { GuildHeader } from './guild-header.tsx'
import { messages } from './messages.ts'

const laterParts = async () => import('../later-parts.ts')
const PARTS: Record<GuildTab, ComponentType<TabProps>> = {
  posts: deferHydration(async () => (await laterParts()).PostsTab),
  about: deferHydration(async () => (await laterParts()).AboutTab),
  members: deferHydration(async () => (await laterParts()).MembersTab),
  requests: lazyComponent(async () => (await import('../tabs/requests-tab.tsx')).RequestsTab),
  log: lazyComponent(async () => (await import('../tabs/log-tab.tsx')).LogTab),
}
const Notes = lazyComponent(async () => (await import('./notes.tsx')).Notes)

/** Requests are counted no further. */
const COUNTED = 99

interface GuildViewProps {
  guild: GuildDetail
  /** Whether it has been asked as the member who reads. */
  isStandingKnown: boolean
  /** Asks again how they stand with it, after that failed. */
  retry: Retry | undefined
}

export function GuildView({ guild, isStandingKnown, retry }: GuildViewProps) {
  const t = useText(messages)
  const { siteName } = usePageState()
  const { query } = usePlace()
  const wanted = readTab(query)
  // Nothing of it is in a document, which knows nobody.
  const isAlive = useIsHydrated()
  const hasNotes = isAlive && (query.has('invite') || guild.standing !== null)
  const tab = tabsFor(guild).includes(wanted) ? wanted : 'posts'
  const Part = PARTS[tab]
  useHead({
    title: guild.name,
    description: guild.description || t('describes', { name: guild.name, site: siteName }),
    isIndexable: !guild.isPrivate && !guild.isNsfw,
    canonical: pathOfGuild(guild),
  })
  return (
    <article className="pb-8">
      <Banner guild={guild} />
      <div className="wrap">
        <GuildHeader guild={guild} isStandingKnown={isStandingKnown} retry={retry} />
        {hasNotes && (
          <Suspense>
            <Notes guild={guild} />
          </Suspense>
        )}
        {!guild.isDeleted && (
          <>
            <GuildTabs guild={guild} tab={tab} />
            <Suspense fallback={<CentredSpinner />}>
              <Part key={tab} guild={guild} />
            </Suspense>
          </>
        )}
      </div>
    </article>
  )
}

function GuildTabs({ guild, tab }: { guild: GuildDetail; tab: GuildTab }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const tabs = useRef<HTMLElement>(null)
  useEffect(() => showCurrent(tabs.current), [tab])
  const counts: Partial<Record<GuildTab, number | null>> = {
    members: guild.memberCount,
    requests: guild.openRequests,
  }
  return (
    <ChoiceLinks
      ref={tabs}
      className="mt-5 max-md:gap-4 max-md:edge-scroller"
      label={t('sections')}
      look="tab"
      choices={tabsFor(guild).map((name) => {
        const count = counts[name] ?? null
        return {
          to: pathOfTab(guild, name),
          isCurrent: name === tab,
          text: (
            <>
              {t(name)}
              {count !== null && (
                <span className="ml-1.5 font-normal tabular-nums">
                  {name === 'requests' && count > COUNTED ? `${COUNTED}+` : formatNumber(count, language)}
                </span>
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
