import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { ArticleSubpage } from './subpage/article-subpage.tsx'
import { WithArticle } from './subpage/with-article.tsx'
import { Comparison } from './history/comparison.tsx'
import { messages } from './history/messages.ts'
import { RevisionList } from './history/revision-list.tsx'
import { Version } from './history/version.tsx'
import { readArticleId } from './read-article-id.ts'

/** /article/{id}/history, with ?from=&to= for a comparison and ?revision= for one version. */
export function ArticleHistoryPage({ params }: { params: Record<string, string> }) {
  const t = useText(messages)
  const { query } = usePlace()
  const [from, to, revision] = ['from', 'to', 'revision'].map((name) => numberIn(query, name))
  return (
    <WithArticle id={params['id']}>
      {(article, mine) => (
        <ArticleSubpage article={article} title={t('title')} lead={t('lead')}>
          {from !== undefined && to !== undefined && (
            <Comparison articleId={article.id} from={from} to={to} />
          )}
          {revision !== undefined && (
            <Version article={article} revisionId={revision} canRestore={mine.canEdit} />
          )}
          <RevisionList article={article} />
        </ArticleSubpage>
      )}
    </WithArticle>
  )
}

function numberIn(query: URLSearchParams, name: string): string | undefined {
  const id = readArticleId(query.get(name) ?? undefined)
  return id === null ? undefined : String(id)
}
