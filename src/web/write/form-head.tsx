import { CalendarClock } from 'lucide-react'
import type { Article } from '../../contract/articles.ts'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { ScheduledFor } from '../scheduling/public.ts'
import { messages } from './messages.ts'
import { draftKeyOf, type Mode } from './mode.ts'

const UnfinishedList = deferHydration(async () => (await import('./later-parts.ts')).UnfinishedList)

interface FormHeadProps {
  title: string
  mode: Mode
  article: Article | null
}

/** What this form is for, and what else is unfinished. */
export function FormHead({ title, mode, article }: FormHeadProps) {
  const t = useText(messages)
  return (
    <header className="write-head">
      <div>
        <h1>{title}</h1>
        {article !== null && mode.kind !== 'new' && (
          <p className="write-quiet">
            <Link to={`/article/${article.id}`} className="link">
              {article.title}
            </Link>
          </p>
        )}
        {mode.kind === 'edit' && article !== null && article.publishAt !== null && (
          <p className="write-scheduled">
            <CalendarClock aria-hidden="true" />
            <span>
              <ScheduledFor at={article.publishAt} />. {t('keepsDate')}
            </span>
          </p>
        )}
        {mode.kind === 'suggest' && <p className="write-quiet">{t('suggestLead')}</p>}
      </div>
      <UnfinishedList currentKey={draftKeyOf(mode)} />
    </header>
  )
}
