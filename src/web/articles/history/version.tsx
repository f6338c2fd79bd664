import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRevision, restoreRevision } from '../../../contract/article-history.ts'
import type { Article } from '../../../contract/articles.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { addressOf, call } from '../../platform/api.ts'
import { changeObject, holding } from '../../platform/content-cache.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { ShortDate } from '../../platform/time.tsx'
import { RichText } from '../../rich-text/public.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { messages } from './messages.ts'

interface VersionProps {
  article: Article
  revisionId: string
  canRestore: boolean
}

/** An old version as it was read; whoever may edit can make it the newest. */
export function Version({ article, revisionId, canRestore }: VersionProps) {
  const t = useText(messages)
  const params = { id: String(article.id), revisionId }
  const { data, isError, refetch } = useQuery<ResponseOf<typeof getRevision>>({
    queryKey: [addressOf(getRevision, params)],
  })
  const restore = useRestore(article.id, revisionId)
  if (isError) return <LoadFailed title={t('loadFailed')} retry={() => void refetch()} />
  if (data === undefined) return <CentredSpinner label={t('loading')} />
  return (
    <section className="mt-8 pb-8 border-b border-line" aria-labelledby="version">
      <div className="subpage-panel-head">
        <h2 id="version">{fillNodes(t('versionOf'), { date: <ShortDate at={data.createdAt} /> })}</h2>
        <LinkButton size="sm" variant="text" to={`/article/${article.id}/history`}>
          {t('close')}
        </LinkButton>
      </div>
      <div
        className="mt-4 p-6 rounded-card bg-surface max-md:-mx-5 max-md:p-5 max-md:rounded-none"
        lang={LANGUAGE_TAGS[article.language]}
      >
        <p className="mb-4 font-read text-2xl font-bold tracking-[-0.012em]">{data.title}</p>
        <RichText nodes={data.nodes} idPrefix="version-" />
      </div>
      {canRestore && data.id !== article.revisionId && (
        <div className="subpage-actions">
          <Button busy={restore.isPending} onClick={() => restore.mutate()}>
            {t('restore')}
          </Button>
        </div>
      )}
    </section>
  )
}

function useRestore(articleId: number, revisionId: string) {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: async () => call(restoreRevision, { params: { id: String(articleId), revisionId } }),
    onSuccess: async (article) => {
      const subject = { type: 'article', id: articleId } as const
      changeObject(client, subject, article)
      await client.invalidateQueries(holding('revision', subject))
      navigate(`/article/${articleId}/history`)
      toast({ title: t('restored'), description: t('restoredText'), tone: 'success' })
    },
    onError: showFailure,
  })
}
