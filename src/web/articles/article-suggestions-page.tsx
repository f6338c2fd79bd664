import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { ArticleSubpage } from './subpage/article-subpage.tsx'
import { WithArticle } from './subpage/with-article.tsx'
import { readArticleId } from './read-article-id.ts'
import { messages } from './suggestions/messages.ts'
import { SuggestionList } from './suggestions/suggestion-list.tsx'
import { SuggestionView } from './suggestions/suggestion-view.tsx'

/** /article/{id}/suggestions, with ?suggestion= for one of them. */
export function ArticleSuggestionsPage({ params }: { params: Record<string, string> }) {
  const t = useText(messages)
  const { query } = usePlace()
  const chosen = readArticleId(query.get('suggestion') ?? undefined)
  return (
    <WithArticle id={params['id']}>
      {(article) => (
        <ArticleSubpage article={article} title={t('title')} lead={t('lead')}>
          {chosen !== null && <SuggestionView key={chosen} article={article} suggestionId={String(chosen)} />}
          <SuggestionList article={article} />
        </ArticleSubpage>
      )}
    </WithArticle>
  )
}
