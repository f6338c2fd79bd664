import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Progress } from '../../ui/progress.tsx'
import { levelOf } from '../honor-level.ts'
import { messages } from './messages.ts'

/** What somebody has earned, and how far it is to the next level. */
export function Honor({ honor }: { honor: number }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { level, next, percent } = levelOf(honor)
  return (
    <section className="profile-honor" aria-label={t('honor')}>
      <p className="flex items-baseline gap-2">
        <b className="text-3xl font-bold tracking-tighter tabular-nums">{formatNumber(honor, language)}</b>
        <span className="text-quiet">{t('honor')}</span>
      </p>
      <div className="mt-1.5">
        <Progress label={t('level', { level: t(level) })} value={percent} />
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 mt-1.5 text-sm text-quiet">
        <b className="text-text">{t(level)}</b>
        <span>
          {next === null
            ? t('highest')
            : t('toNext', { count: formatNumber(next.missing, language), level: t(next.level) })}
        </span>
      </p>
    </section>
  )
}
