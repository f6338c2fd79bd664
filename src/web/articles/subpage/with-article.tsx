import type { ReactNode } from 'react'
import type { Article } from '../../../contract/articles.ts'
import { useText } from '../../platform/language.tsx'
import { NotFoundPage } from '../../platform/not-found.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import type { ArticleMine } from '../article-queries.ts'
import { readArticleId } from '../read-article-id.ts'
import { messages } from '../reading/messages.ts'
import { useArticle } from '../use-article.ts'

interface WithArticleProps {
  id: string | undefined
  children: (article: Article, mine: ArticleMine) => ReactNode
}

/** Draws something about an article once it is there; without one, the page for what is not there. */
export function WithArticle({ id: written, children }: WithArticleProps) {
  const id = readArticleId(written)
  return id === null ? <NotFoundPage /> : <Loaded id={id}>{children}</Loaded>
}

function Loaded({ id, children }: { id: number; children: WithArticleProps['children'] }) {
  const t = useText(messages)
  const loaded = useArticle(id)
  if (loaded.state === 'found') return children(loaded.article, loaded.mine)
  if (loaded.state === 'missing') return <NotFoundPage />
  if (loaded.state === 'pending') return <CentredSpinner label={t('loading')} />
  return <LoadFailed title={t('loadFailed')} retry={loaded.retry} busy={loaded.isBusy} />
}
