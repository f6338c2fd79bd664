import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getSuggestion } from '../../../contract/article-history.ts'
import type { Article } from '../../../contract/articles.ts'
import { useUser } from '../../auth/public.ts'
import { addressOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import { ReportButton } from '../../reports/public.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { DiffView } from '../diff/diff-view.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { MergeForm } from './merge-form.tsx'
import { messages } from './messages.ts'
import { Support } from './support.tsx'
import { useDecision, type WholeSuggestion } from './use-decision.ts'

interface SuggestionViewProps {
  article: Article
  suggestionId: string
}

/** One suggestion: what it changes, and the decision. */
export function SuggestionView({ article, suggestionId }: SuggestionViewProps) {
  const t = useText(messages)
  const { user } = useUser()
  const { data, isError, refetch } = useQuery<WholeSuggestion>({
    queryKey: [addressOf(getSuggestion, { id: article.id, suggestionId })],
    meta: { holds: ['suggestion'], of: { type: 'article', id: article.id } },
    refetchOnMount: true,
  })
  if (isError) return <LoadFailed title={t('loadFailed')} retry={() => void refetch()} />
  if (data === undefined) return <CentredSpinner label={t('loading')} />
  const { author } = data
  const isOwn = user !== null && user.id === author?.id
  return (
    <section className="mt-8 pb-8 border-b border-line" aria-labelledby="suggestion">
      <div className="subpage-panel-head">
        <h2 id="suggestion">{data.summary}</h2>
        <div className="flex items-center">
          {!isOwn && <ReportButton objectType="suggestion" objectId={data.id} person={author} />}
          <LinkButton size="sm" variant="text" to={`/article/${article.id}/suggestions`}>
            {t('close')}
          </LinkButton>
        </div>
      </div>
      <p className="meta-line">
        <span>{author?.name ?? t('formerMember')}</span>
        <span>
          <RelativeTime at={data.createdAt} />
        </span>
        <span className="subpage-chip" data-state={data.state}>
          {t(data.state)}
        </span>
      </p>
      {data.reason !== '' && <p className="subpage-lead">{t('reason', { reason: data.reason })}</p>}
      <DiffView title={data.diff.title} content={data.diff.content} />
      {data.state === 'open' && (
        <>
          <Support articleId={article.id} suggestion={data} />
          <Decision articleId={article.id} suggestion={data} />
        </>
      )}
    </section>
  )
}

interface DecisionProps {
  articleId: number
  suggestion: WholeSuggestion
}

function Decision({ articleId, suggestion }: DecisionProps) {
  const t = useText(messages)
  const { user } = useUser()
  const showFailure = useFailureToast()
  const [step, setStep] = useState<'merge' | 'decline' | null>(null)
  const decision = useDecision(articleId, suggestion.id)
  const decide = (choice: 'accept' | 'withdraw') =>
    decision.mutate({ decision: choice }, { onError: showFailure })
  const isOwn = user !== null && user.id === suggestion.author?.id
  const {
    canDecide,
    merged: { hasConflicts },
  } = suggestion
  const close = () => setStep(null)
  if (!canDecide && !isOwn) return null
  if (step === 'merge') return <MergeForm articleId={articleId} suggestion={suggestion} onCancel={close} />
  return (
    <>
      {canDecide && hasConflicts && <p className="subpage-lead">{t('conflict')}</p>}
      <div className="subpage-actions">
        {canDecide && (
          <>
            {!hasConflicts && (
              <Button variant="primary" busy={decision.isPending} onClick={() => decide('accept')}>
                {t('accept')}
              </Button>
            )}
            <Button onClick={() => setStep('merge')}>{t('acceptChanged')}</Button>
            <Button onClick={() => setStep('decline')}>{t('decline')}</Button>
          </>
        )}
        {isOwn && (
          <Button busy={decision.isPending} onClick={() => decide('withdraw')}>
            {t('withdraw')}
          </Button>
        )}
      </div>
      {step === 'decline' && (
        <DeclineDialog articleId={articleId} suggestionId={suggestion.id} onClose={close} />
      )}
    </>
  )
}
