import { BrainCircuit, Calendar, Languages, Link2, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { LOCALES } from '../../../contract/messages.ts'
import type { Profile } from '../../../contract/profiles.ts'
import { useSaidScore } from '../../iq/public.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { pathOfTab } from '../profile-tabs.ts'
import { spokenName } from './spoken-name.ts'
import { messages } from './messages.ts'
import { hostOf, isWebLink } from './link-name.ts'

/** Languages, links, the day they joined, their score if they show it, and who follows whom. */
export function Facts({ profile, base }: { profile: Profile; base: string }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const said = useSaidScore()
  const { languages, links, joinedAt, followers, following, iq } = profile
  return (
    <ul className="profile-facts">
      {languages.length > 0 && (
        <Fact icon={<Languages />} name={t('speaks')}>
          {/* Two engines may name a language a little differently. */}
          <span suppressHydrationWarning>
            {languages.map((code) => spokenName(code, LOCALES[language])).join(', ')}
          </span>
        </Fact>
      )}
      {links.filter(isWebLink).map((link) => (
        <Fact key={link} icon={<Link2 />} name={t('links')}>
          <a
            href={link}
            target="_blank"
            rel="nofollow ugc noopener"
            className="wrap-anywhere hover:text-text hover:underline hover:underline-offset-3"
          >
            {hostOf(link)}
            <span className="sr-only"> ({t('newTab')})</span>
          </a>
        </Fact>
      ))}
      {joinedAt !== null && (
        <Fact icon={<Calendar />}>
          <span>{fillNodes(t('joined'), { date: <ShortDate at={joinedAt} /> })}</span>
        </Fact>
      )}
      {iq !== null && (
        <Fact icon={<BrainCircuit />}>
          {/* What it is and what it is not stands there. */}
          <Link to="/iq-test/about" className="reach-2 tabular-nums hover:text-text hover:underline">
            {t('iq')}: {t('iqScore', { score: said(iq.score), low: said(iq.low), high: said(iq.high) })}
          </Link>
        </Fact>
      )}
      {followers !== null && following !== null && (
        <Fact icon={<UsersRound />}>
          <span className="meta-line text-base">
            <span>
              <NumberOf what="followers" count={followers} to={pathOfTab(base, 'followers')} />
            </span>
            <span>
              <NumberOf what="following" count={following} to={pathOfTab(base, 'following')} />
            </span>
          </span>
        </Fact>
      )}
    </ul>
  )
}

interface NumberOfProps {
  what: 'followers' | 'following'
  count: number
  to: string
}

function NumberOf({ what, count, to }: NumberOfProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  return (
    <Link to={to} className="reach-2 hover:text-text">
      <b className="text-text tabular-nums">{formatNumber(count, language)}</b> {t(what, { count })}
    </Link>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name?: string; children: ReactNode }) {
  return (
    <li>
      {icon}
      {name !== undefined && <span className="sr-only">{name}: </span>}
      {children}
    </li>
  )
}
