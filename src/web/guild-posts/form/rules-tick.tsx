import type { GuildDetail } from '../../../contract/guilds.ts'
import { useText } from '../../platform/language.tsx'
import { FieldError } from '../../ui/field.tsx'
import { messages } from './messages.ts'

interface RulesTickProps {
  id: string
  guild: GuildDetail
  isTicked: boolean
  error: string | undefined
  onTick: (isTicked: boolean) => void
}

/** What the guild asks of its members, read and accepted before their first post. */
export function RulesTick({ id, guild, isTicked, error, onTick }: RulesTickProps) {
  const t = useText(messages)
  return (
    <section className="grid gap-3 pt-4 border-t border-line" aria-labelledby={`${id}-rules`}>
      <h2 id={`${id}-rules`} className="text-base font-semibold">
        {t('rules', { guild: guild.name })}
      </h2>
      <ol className="grid gap-2 pl-6 list-decimal marker:text-quiet">
        {(guild.rules ?? []).map(({ title, text }) => (
          <li key={title}>
            <b className="font-semibold" dir="auto">
              {title}
            </b>
            {text !== '' && (
              <p className="text-quiet text-sm" dir="auto">
                {text}
              </p>
            )}
          </li>
        ))}
      </ol>
      <div className="field">
        <label className="flex items-center gap-3 min-h-11 cursor-pointer">
          <input
            id={id}
            type="checkbox"
            className="flex-none size-5"
            checked={isTicked}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            onChange={(event) => onTick(event.currentTarget.checked)}
          />
          {t('accept')}
        </label>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    </section>
  )
}
