import { GitPullRequest } from 'lucide-react'
import { listSuggestions, type Suggestion } from '../../../contract/article-history.ts'
import type { Article } from '../../../contract/articles.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { useCursorList } from '../use-cursor-list.ts'
import { messages } from './messages.ts'

export function SuggestionList({ article }: { article: Article }) {
  const t = useText(messages)
  const list = useCursorList(listSuggestions, article.id, 'suggestion')
  if (list.isPending) return <CentredSpinner label={t('loading')} />
  return (
    <section className="beside-list" aria-labelledby="suggestions">
      <h2 id="suggestions">{t('all')}</h2>
      <ol>
        {list.items.map((suggestion) => (
          <SuggestionRow key={suggestion.id} articleId={article.id} suggestion={suggestion} />
        ))}
      </ol>
      {list.isFailed ? (
        <LoadFailed title={t('loadFailed')} retry={list.retry} />
      ) : (
        list.items.length === 0 && (
          <EmptyState icon={<GitPullRequest />} title={t('emptyTitle')} text={t('emptyText')} />
        )
      )}
      {list.hasMore && (
        <Button className="beside-more" busy={list.isLoadingMore} onClick={list.loadMore}>
          {t('loadMore')}
        </Button>
      )}
    </section>
  )
}

function SuggestionRow({ articleId, suggestion }: { articleId: number; suggestion: Suggestion }) {
  const t = useText(messages)
  const { id, author, summary, state, createdAt } = suggestion
  return (
    <li className="beside-row">
      <Avatar name={author?.name ?? t('formerMember')} src={author?.profileUrl ?? null} />
      <div className="beside-words">
        <p>{summary}</p>
        <p className="article-meta">
          {author === null ? (
            <span>{t('formerMember')}</span>
          ) : (
            <Link to={`/user/${author.id}`}>{author.name}</Link>
          )}
          <span>
            <RelativeTime at={createdAt} />
          </span>
          <span className="beside-chip" data-state={state}>
            {t(state)}
          </span>
        </p>
      </div>
      <LinkButton size="sm" variant="text" to={`/article/${articleId}/suggestions?suggestion=${id}`}>
        {t('look')}
      </LinkButton>
    </li>
  )
}
