import type { GuildRule } from '../../../contract/guilds.ts'
import { useText } from '../../platform/language.tsx'
import { messages } from './messages.ts'

/** Numbered, since reports name them by number. */
export function Rules({ rules, isShort = false }: { rules: readonly GuildRule[]; isShort?: boolean }) {
  const t = useText(messages)
  return (
    <ol className="guild-rules mt-1" aria-label={t('rules')}>
      {rules.map(({ title, text }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a rule is its number
        <li key={place}>
          <div className="min-w-0 wrap-anywhere" dir="auto">
            <p className={isShort ? '' : 'font-semibold'}>{title}</p>
            {!isShort && text !== '' && <p className="mt-0.5 text-quiet whitespace-pre-line">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
