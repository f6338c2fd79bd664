import { Suspense } from 'react'
import { SIGN_UP_PATH, useIsMember } from '../auth/public.ts'
import { useHead } from '../platform/head.tsx'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { LinkButton } from '../ui/button.tsx'
import { messages } from './messages.ts'
import { messages as navMessages } from './nav-messages.ts'
import { groupSections, GROUPS, SECTIONS, type SettingsSection } from './sections.ts'
import { SettingsNav } from './settings-nav.tsx'
import './settings-page.css'
import './settings.css'
import { useOpenAt } from './use-group-in-view.ts'

export function SettingsPage() {
  const t = useText(messages)
  const isMember = useIsMember()
  const { query, key } = usePlace()
  useHead({ title: t('settings'), description: t('settingsText'), isIndexable: false })
  const groups = groupSections(SECTIONS.filter(({ isOfAccount }) => isMember || !isOfAccount))
  const opensAt = GROUPS.find((group) => group === query.get('section'))
  useOpenAt(opensAt, key)
  return (
    <div className="wrap settings pt-12 max-md:pt-7">
      <h1 className="page-title">{t('settings')}</h1>
      <p className="mt-2 text-quiet">{t('settingsText')}</p>
      <div className="settings-columns">
        <SettingsNav groups={groups.map(({ group }) => group)} opensAt={opensAt} isMember={isMember} />
        <div className="min-w-0">
          {!isMember && <Invitation />}
          {groups.map(({ group, sections }) => (
            <div key={group} id={`group-${group}`} tabIndex={-1} className="settings-group">
              {sections.map((section) => (
                <LateSection key={section.id} {...section} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

/** What is an account's own is drawn in the browser alone: the server knows nobody. Its room is kept meanwhile. */
function LateSection({ Section, isOfAccount, room }: SettingsSection) {
  const isAlive = useIsHydrated()
  const kept = <div className={room} />
  if (isOfAccount && !isAlive) return kept
  return (
    <Suspense fallback={kept}>
      <Section />
    </Suspense>
  )
}

function Invitation() {
  const t = useText(navMessages)
  return (
    <aside className="p-5 rounded-card bg-surface" aria-labelledby="settings-sign-in">
      <h2 id="settings-sign-in">{t('signInTitle')}</h2>
      <p className="mt-1 text-quiet text-sm">{t('signInText')}</p>
      <div className="flex flex-wrap gap-3 mt-4">
        <LinkButton to="/auth" variant="primary">
          {t('signIn')}
        </LinkButton>
        <LinkButton to={SIGN_UP_PATH}>{t('signUp')}</LinkButton>
      </div>
    </aside>
  )
}
