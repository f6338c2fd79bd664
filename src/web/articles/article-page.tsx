import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { readArticleId } from './read-article-id.ts'
import { ArticleSkeleton } from './reading/article-skeleton.tsx'
import { ArticleView } from './reading/article-view.tsx'
import { messages } from './reading/messages.ts'
import { useArticle } from './use-article.ts'

const NotFoundPage = deferHydration(async () => (await import('../platform/not-found.tsx')).NotFoundPage)

/** /article/{id}: always that article, in that article's language. */
export function ArticlePage({ params }: { params: Record<string, string> }) {
  const id = readArticleId(params['id'])
  return id === null ? <NotFoundPage /> : <ArticleOf key={id} id={id} />
}

function ArticleOf({ id }: { id: number }) {
  const t = useText(messages)
  const loaded = useArticle(id)
  if (loaded.state === 'found') return <ArticleView article={loaded.article} mine={loaded.mine} />
  if (loaded.state === 'missing') return <NotFoundPage />
  if (loaded.state === 'pending') return <ArticleSkeleton label={t('loading')} />
  return <Failed title={t('loadFailed')} retry={loaded.retry} busy={loaded.isBusy} />
}

function Failed({ title, retry, busy }: { title: string; retry: () => void; busy: boolean }) {
  useHead({ title, isIndexable: false })
  return <LoadFailed title={title} retry={retry} busy={busy} />
}
