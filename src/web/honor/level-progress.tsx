import { formatNumber } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Progress } from '../ui/progress.tsx'
import { messages } from './level-messages.ts'
import { levelOf } from './level-of.ts'

/** What somebody is called, and how far it is to the next level. */
export function LevelProgress({ honor }: { honor: number }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { level, next, percent } = levelOf(honor)
  return (
    <>
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
    </>
  )
}
