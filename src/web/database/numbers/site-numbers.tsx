import type { DatabaseNumbers } from '../../../contract/explore.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { messages } from './messages.ts'

const SHOWN = ['articles', 'contributors', 'recentEdits', 'visitors', 'online'] as const

/** The statistics as home counts them: an article once, in however many languages it is there. */
export function SiteNumbers({ site }: { site: DatabaseNumbers['site'] }) {
  const t = useText(messages)
  const { language } = useLanguage()
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 mt-4 text-quiet text-sm tabular-nums">
      {SHOWN.filter((name) => site[name] > 0).map((name) => (
        <li key={name}>
          {t(`site-${name}`, { count: site[name] === 1 ? 1 : formatNumber(site[name], language) })}
        </li>
      ))}
    </ul>
  )
}
