import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listRevisions } from '../../../contract/article-history.ts'
import type { Article } from '../../../contract/articles.ts'
import { useText } from '../../platform/language.tsx'
import { usePlace } from '../../platform/link.tsx'
import { pagedQuery } from '../../platform/paged-query.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { messages } from './messages.ts'
import { RevisionRow } from './revision-row.tsx'

/** All versions, newest first, with two columns of choices: from which one to which one. */
export function RevisionList({ article }: { article: Article }) {
  const t = useText(messages)
  const { query } = usePlace()
  const client = useQueryClient()
  const params = { id: String(article.id) }
  const meta = { holds: ['revision'], of: { type: 'article', id: article.id } } as const
  const { items = [], ...list } = usePagedList(pagedQuery(listRevisions, { params, meta, client }))
  const [from, setFrom] = useState(() => Number(query.get('from')))
  const [to, setTo] = useState(() => Number(query.get('to')))
  if (list.isPending) return <CentredSpinner label={t('loading')} />
  const older = from || (items[1]?.id ?? 0)
  const newer = to || (items[0]?.id ?? 0)
  const [first, second] = [Math.min(older, newer), Math.max(older, newer)]
  return (
    <section className="mt-6" aria-labelledby="versions">
      <div className="subpage-panel-head">
        <h2 id="versions">{t('versions')}</h2>
        {items.length > 1 && (
          <LinkButton size="sm" to={`/article/${article.id}/history?from=${first}&to=${second}`}>
            {t('compare')}
          </LinkButton>
        )}
      </div>
      {items.length > 1 && (
        <p className="flex gap-1 mt-3 text-quiet text-xs" aria-hidden="true">
          <span className="w-9 text-center whitespace-nowrap">{t('old')}</span>
          <span className="w-9 text-center whitespace-nowrap">{t('new')}</span>
        </p>
      )}
      <PagedList
        className="row-list"
        list={list}
        isOrdered
        items={items}
        empty={null}
        failed={t('loadFailed')}
        moreFailed={t('loadFailed')}
        loadMore={t('loadMore')}
      >
        {(revision, index) => (
          <RevisionRow
            key={revision.id}
            articleId={article.id}
            revision={revision}
            isCurrent={revision.id === article.revisionId}
            isFirst={!list.hasMore && index === items.length - 1}
            canCompare={items.length > 1}
            isFrom={revision.id === older}
            isTo={revision.id === newer}
            onFrom={() => setFrom(revision.id)}
            onTo={() => setTo(revision.id)}
          />
        )}
      </PagedList>
    </section>
  )
}
