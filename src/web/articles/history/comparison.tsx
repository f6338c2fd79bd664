import { useQuery } from '@tanstack/react-query'
import { compareRevisions } from '../../../contract/article-history.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { addressOf } from '../../platform/api.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { DiffView } from '../diff/diff-view.tsx'
import { messages } from './messages.ts'

/** What changed between two versions, word by word. */
export function Comparison({ articleId, from, to }: { articleId: number; from: string; to: string }) {
  const t = useText(messages)
  const { data, isError, refetch } = useQuery<ResponseOf<typeof compareRevisions>>({
    queryKey: [addressOf(compareRevisions, { id: articleId }, { from, to })],
  })
  return (
    <section className="mt-8 pb-8 border-b border-line" aria-labelledby="what-changed">
      <div className="subpage-panel-head">
        <h2 id="what-changed">{t('whatChanged')}</h2>
        <LinkButton size="sm" variant="text" to={`/article/${articleId}/history`}>
          {t('close')}
        </LinkButton>
      </div>
      {isError ? (
        <LoadFailed title={t('compareFailed')} retry={() => void refetch()} />
      ) : data === undefined ? (
        <CentredSpinner label={t('loading')} />
      ) : (
        <>
          <p className="subpage-lead">
            {fillNodes(t('between'), {
              from: <ShortDate at={data.from.createdAt} />,
              to: <ShortDate at={data.to.createdAt} />,
            })}
          </p>
          <DiffView title={data.title} content={data.content} />
        </>
      )}
    </section>
  )
}
