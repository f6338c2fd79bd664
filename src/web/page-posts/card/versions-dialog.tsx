import { useQuery } from '@tanstack/react-query'
import type { PagePost } from '../../../contract/page-posts.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import { RichText } from '../../rich-text/public.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { postQueries, type PostVersions } from '../post-queries.ts'
import { messages } from './versions-messages.ts'

/** What a post says now and what it said before, newest first. */
export function VersionsDialog({ post, onClose }: { post: PagePost; onClose: () => void }) {
  const t = useText(messages)
  return (
    <Dialog open size="lg" title={t('title')} description={t('text')} onClose={onClose}>
      <ol className="post-versions grid gap-5">
        <li>
          <p className="text-quiet mb-1 text-sm">{t('now')}</p>
          <Words title={post.title ?? ''} nodes={post.nodes ?? []} prefix="now" />
        </li>
        <Earlier post={post} />
      </ol>
    </Dialog>
  )
}

function Earlier({ post: { id } }: { post: PagePost }) {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(postQueries.versions(id))
  if (data === undefined)
    return (
      <li>
        {isError ? (
          <LoadFailed title={t('failed')} retry={() => void refetch()} busy={isFetching} />
        ) : (
          <div role="status" aria-label={t('loading')}>
            <Skeleton className="h-4 w-40" />
            <Skeleton className="mt-3 h-4 w-full" />
          </div>
        )}
      </li>
    )
  if (data.items.length === 0) return <li className="text-quiet mb-1 text-sm">{t('none')}</li>
  return data.items.map(({ id: version, createdAt, title, nodes }) => (
    <li key={version}>
      <p className="text-quiet mb-1 text-sm">
        {fillNodes(t('written'), { date: <RelativeTime at={createdAt} /> })}
      </p>
      <Words title={title} nodes={nodes} prefix={String(version)} />
    </li>
  ))
}

interface WordsProps {
  title: string
  nodes: PostVersions['items'][number]['nodes']
  prefix: string
}

function Words({ title, nodes, prefix }: WordsProps) {
  return (
    <>
      {title !== '' && (
        <h3 className="post-title" dir="auto">
          {title}
        </h3>
      )}
      <RichText nodes={nodes} idPrefix={`version-${prefix}-`} className="rich-plain" />
    </>
  )
}
