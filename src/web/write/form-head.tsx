import { CalendarClock } from 'lucide-react'
import { Suspense } from 'react'
import type { Article } from '../../contract/articles.ts'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { Link } from '../platform/link.tsx'
import { ScheduledFor } from '../scheduling/public.ts'
import { messages } from './messages.ts'
import { draftKeyOf, type Mode } from './mode.ts'

const UnfinishedList = deferHydration(async () => (await import('./later-parts.ts')).UnfinishedList)
const Prompt = lazyComponent(async () => (await import('./prompt.tsx')).Prompt)

interface FormHeadProps {
  title: string
  mode: Mode
  article: Article | null
}

/** What this form is for, and what else is unfinished. */
export function FormHead({ title, mode, article }: FormHeadProps) {
  const t = useText(messages)
  const isAlive = useIsHydrated()
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
      <div>
        <h1 className="font-read text-xl font-bold">{title}</h1>
        {article !== null && mode.kind !== 'new' && (
          <p className="text-quiet text-sm">
            <Link to={`/article/${article.id}`} className="link">
              {article.title}
            </Link>
          </p>
        )}
        {mode.kind === 'edit' && article !== null && article.publishAt !== null && (
          <p className="write-scheduled flex gap-2 mt-2 font-semibold">
            <CalendarClock aria-hidden="true" />
            <span>
              <ScheduledFor at={article.publishAt} />. {t('keepsDate')}
            </span>
          </p>
        )}
        {isAlive && mode.kind === 'new' && mode.hasPrompt && mode.category !== null && (
          <Suspense>
            <Prompt category={mode.category} />
          </Suspense>
        )}
        {mode.kind === 'suggest' && <p className="text-quiet text-sm">{t('suggestLead')}</p>}
      </div>
      <UnfinishedList currentKey={draftKeyOf(mode)} />
    </header>
  )
}
