import { PostSkeleton } from './card/post-skeleton.tsx'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { NotFoundPage } from '../platform/not-found.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { readPostId } from './read-post-id.ts'
import { messages } from './single/messages.ts'
import { PostView } from './single/post-view.tsx'
import './single/single.css'
import { usePost } from './use-post.ts'

/** /page-post/{postId}: one post and everything that is said about it. */
export function PagePostPage({ params }: { params: Record<string, string> }) {
  const id = readPostId(params['id'])
  return id === null ? <NotFoundPage /> : <PostOf key={id} id={id} />
}

function PostOf({ id }: { id: number }) {
  const t = useText(messages)
  const loaded = usePost(id)
  if (loaded.state === 'found') return <PostView post={loaded.post} />
  if (loaded.state === 'missing') return <NotFoundPage />
  if (loaded.state === 'pending') return <Waiting />
  return <Failed title={t('loadFailed')} retry={loaded.retry} busy={loaded.isBusy} />
}

/** Also what the document of an adult post holds: nothing about it, and nothing for search engines. */
function Waiting() {
  const t = useText(messages)
  useHead({ title: t('post'), isIndexable: false })
  return (
    <div
      className="wrap post-single grid grid-cols-[minmax(0,640px)] justify-center pt-3 md:pt-6"
      role="status"
      aria-label={t('loading')}
    >
      <div className="min-w-0">
        <PostSkeleton />
      </div>
    </div>
  )
}

function Failed({ title, retry, busy }: { title: string; retry: () => void; busy: boolean }) {
  useHead({ title, isIndexable: false })
  return <LoadFailed title={title} retry={retry} busy={busy} />
}
