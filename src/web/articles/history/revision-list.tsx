import { useState } from 'react'
import { listRevisions } from '../../../contract/article-history.ts'
import type { Article } from '../../../contract/articles.ts'
import { useText } from '../../platform/language.tsx'
import { usePlace } from '../../platform/link.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { useCursorList } from '../use-cursor-list.ts'
import { messages } from './messages.ts'
import { RevisionRow } from './revision-row.tsx'

/** All versions, newest first, with two columns of choices: from which one to which one. */
export function RevisionList({ article }: { article: Article }) {
  const t = useText(messages)
  const { query } = usePlace()
  const list = useCursorList(listRevisions, article.id, 'revision')
  const [from, setFrom] = useState(() => Number(query.get('from')))
  const [to, setTo] = useState(() => Number(query.get('to')))
  if (list.isPending) return <CentredSpinner label={t('loading')} />
  const older = from || (list.items[1]?.id ?? 0)
  const newer = to || (list.items[0]?.id ?? 0)
  const [first, second] = [Math.min(older, newer), Math.max(older, newer)]
  return (
    <section className="beside-list" aria-labelledby="versions">
      <div className="beside-panel-head">
        <h2 id="versions">{t('versions')}</h2>
        {list.items.length > 1 && (
          <LinkButton size="sm" to={`/article/${article.id}/history?from=${first}&to=${second}`}>
            {t('compare')}
          </LinkButton>
        )}
      </div>
      {list.items.length > 1 && (
        <p className="beside-columns" aria-hidden="true">
          <span>{t('old')}</span>
          <span>{t('new')}</span>
        </p>
      )}
      <ol>
        {list.items.map((revision, index) => (
          <RevisionRow
            key={revision.id}
            articleId={article.id}
            revision={revision}
            isCurrent={revision.id === article.revisionId}
            isFirst={!list.hasMore && index === list.items.length - 1}
            canCompare={list.items.length > 1}
            isFrom={revision.id === older}
            isTo={revision.id === newer}
            onFrom={() => setFrom(revision.id)}
            onTo={() => setTo(revision.id)}
          />
        ))}
      </ol>
      {list.isFailed && <LoadFailed title={t('loadFailed')} retry={list.retry} />}
      {list.hasMore && (
        <Button className="beside-more" busy={list.isLoadingMore} onClick={list.loadMore}>
          {t('loadMore')}
        </Button>
      )}
    </section>
  )
}
