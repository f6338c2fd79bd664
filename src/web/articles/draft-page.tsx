import { useQuery } from '@tanstack/react-query'
import { FileClock } from 'lucide-react'
import { Suspense } from 'react'
import { readDraft } from '../../contract/draft-links.ts'
import { addressOf, ApiError, call } from '../platform/api.ts'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { NOTHING_MINE } from './article-queries.ts'
import { messages } from './preview-link/draft-messages.ts'
import { ArticleSkeleton } from './reading/article-skeleton.tsx'
import { ArticleView } from './reading/article-view.tsx'
import { Notice } from './reading/notice.tsx'

const DraftEnded = lazyComponent(async () => (await import('./preview-link/draft-ended.tsx')).DraftEnded)

/** /draft/{token}: a draft as it will be read, for whoever has its link. Nothing of it is in the document. */
export function DraftPage({ params }: { params: Record<string, string> }) {
  const t = useText(messages)
  const token = params['token'] ?? ''
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: [addressOf(readDraft, { token })],
    queryFn: async ({ signal }) => {
      try {
        return await call(readDraft, { params: { token }, signal })
      } catch (error) {
        // An address that can't be a link is refused, and means the same to whoever opens it.
        if (error instanceof ApiError && [400, 404].includes(error.status)) return null
        throw error
      }
    },
    enabled: useIsHydrated(),
  })
  if (data) {
    const notice = <Notice icon={<FileClock />} words={t('isDraft')} />
    return <ArticleView article={data} mine={NOTHING_MINE} notice={notice} />
  }
  const skeleton = <ArticleSkeleton label={t('title')} />
  if (isPending) return skeleton
  if (isError) return <LoadFailed title={t('failed')} retry={() => void refetch()} busy={isFetching} />
  return (
    <Suspense fallback={skeleton}>
      <DraftEnded />
    </Suspense>
  )
}
