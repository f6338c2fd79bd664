import type { MouseEvent } from 'react'
import { useIsMember } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { messages } from './nav-messages.ts'
import type { Group } from './sections.ts'
import { showGroup, useGroupInView } from './use-group-in-view.ts'

/** Parts of a member's settings that are screens of their own, by their names in the navigation. */
const SCREENS = [{ to: '/settings/data', name: 'data' }] as const

/** At a desk a list beside the sections that stays in view, on a phone a row above them that scrolls sideways. */
export function SettingsNav({ groups, opensAt }: { groups: readonly Group[]; opensAt: Group | undefined }) {
  const t = useText(messages)
  const isMember = useIsMember()
  const { current, choose } = useGroupInView(groups, opensAt)
  function jump(event: MouseEvent, group: Group): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(group)
    showGroup(group, { takesFocus: true })
  }
  return (
    <nav aria-label={t('navigation')} className="settings-nav">
      <ul>
        {groups.map((group) => (
          <li key={group}>
            <a
              href={`/settings?section=${group}`}
              aria-current={group === current ? 'true' : undefined}
              onClick={(event) => jump(event, group)}
            >
              {t(group)}
            </a>
          </li>
        ))}
        {isMember &&
          SCREENS.map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{t(name)}</Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
