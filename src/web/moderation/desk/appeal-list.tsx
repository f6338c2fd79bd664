import { Scale } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { hourOf } from '../exact-time.ts'
import { appealsQuery } from '../moderation-queries.ts'
import { useDeed } from '../use-deed.ts'
import { useRuleName } from '../use-rule-name.ts'
import { AppealDialog } from './appeal-dialog.tsx'
import { messages } from './appeals-messages.ts'
import { AuthorSummary } from './author-summary.tsx'
import type { OpenAppeal } from './open-appeal.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { AppealsWaiting } from './waiting.tsx'

/** Open appeals, the oldest first. */
export function AppealList() {
  const t = useText(messages)
  const { items, ...list } = usePagedList(appealsQuery)
  const box = useKeptFocus(items)
  // Here, not in the card: what another has decided leaves the list, and whoever writes is told why nothing was saved.
  const [decision, setDecision] = useState<{ appeal: OpenAppeal; isOverturned: boolean } | null>(null)
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <AppealsWaiting />
      <PagedList
        className="grid grid-cols-1 gap-4 mt-4"
        label={t('title')}
        list={list}
        items={items ?? []}
        failed={t('failed')}
        skeleton={<Skeleton className="h-60 w-full rounded-card" />}
        skeletonCount={2}
        empty={<EmptyState icon={<Scale />} title={t('empty')} text={t('emptyText')} />}
      >
        {(appeal) => (
          <li key={appeal.id}>
            <AppealCard appeal={appeal} onDecide={(isOverturned) => setDecision({ appeal, isOverturned })} />
          </li>
        )}
      </PagedList>
      {decision !== null && <AppealDialog {...decision} onClose={() => setDecision(null)} />}
    </div>
  )
}

interface AppealCardProps {
  appeal: OpenAppeal
  onDecide: (isOverturned: boolean) => void
}

function AppealCard({ appeal, onDecide }: AppealCardProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { deed, typeName } = useDeed()
  const ruleName = useRuleName()
  const { id, person, actedBy, canDecide, decidableFrom, excerpt, path, objectType } = appeal
  return (
    <article
      className="grid gap-4 p-5 rounded-card bg-surface max-md:p-4 outline-none focus-visible:outline-2 focus-visible:outline-accent"
      tabIndex={-1}
      aria-labelledby={`appeal-${id}`}
    >
      <header>
        <h2 id={`appeal-${id}`} className="text-lg font-semibold">
          {t('against', { deed: `${typeName(objectType)}, ${deed(appeal)}` })}
        </h2>
        <p className="meta-line meta-line-loose">
          <span>{ruleName(appeal.rule)}</span>
          {actedBy !== null && <span>{t('decidedBy', { name: actedBy.name })}</span>}
          <RelativeTime at={appeal.actedAt} />
        </p>
      </header>
      <Words name={t('theirWords')}>{appeal.text}</Words>
      <Words name={t('reasonGiven')}>{appeal.reason}</Words>
      {excerpt !== '' && <Words name={t('excerpt')}>{excerpt}</Words>}
      {path !== null && (
        <p className="text-sm">
          <Link to={path} className="link">
            {t('open')}
          </Link>
        </p>
      )}
      <AuthorSummary person={person} hasLink />
      {canDecide ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" aria-haspopup="dialog" onClick={() => onDecide(false)}>
            {t('uphold')}
          </Button>
          <Button size="sm" aria-haspopup="dialog" onClick={() => onDecide(true)}>
            {t('overturn')}
          </Button>
        </div>
      ) : (
        <p className="text-quiet text-sm">
          {decidableFrom === null ? t('ownAction') : t('ownLater', { time: hourOf(decidableFrom, language) })}
        </p>
      )}
    </article>
  )
}

function Words({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <h3 className="text-sm text-quiet">{name}</h3>
      <p className="whitespace-pre-line wrap-anywhere" dir="auto">
        {children}
      </p>
    </div>
  )
}
