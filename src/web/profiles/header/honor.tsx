import { LevelProgress } from '../../honor/public.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { messages } from './messages.ts'

/** What somebody has earned, and how far it is to the next level. */
export function Honor({ honor }: { honor: number }) {
  const t = useText(messages)
  const { language } = useLanguage()
  return (
    <section className="profile-honor" aria-label={t('honor')}>
      <p className="flex items-baseline gap-2">
        <b className="text-3xl font-bold tracking-tighter tabular-nums">{formatNumber(honor, language)}</b>
        <span className="text-quiet">{t('honor')}</span>
      </p>
      <LevelProgress honor={honor} />
    </section>
  )
}
