import type { MouseEvent } from 'react'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { messages } from './nav-messages.ts'
import { PAGES, type Group } from './sections.ts'
import { showGroup, useGroupInView } from './use-group-in-view.ts'

interface SettingsNavProps {
  groups: readonly Group[]
  opensAt: Group | undefined
  isMember: boolean
}

/** At a desk a list beside the sections that stays in view, on a phone a row above them that scrolls sideways. */
export function SettingsNav({ groups, opensAt, isMember }: SettingsNavProps) {
  const t = useText(messages)
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
          PAGES.map(({ name, path }) => (
            <li key={name}>
              <Link to={path}>{t(name)}</Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
