import { useQuery } from '@tanstack/react-query'
import type { listAnswerVersions } from '../../../contract/answers.ts'
import type { listQuestionVersions } from '../../../contract/questions.ts'
import type { RichText as Tree } from '../../../contract/rich-text.ts'
import { addressOf } from '../../platform/api.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import { RichText } from '../../rich-text/public.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { messages } from './versions-messages.ts'

interface Words {
  /** An answer has none. */
  title?: string
  nodes: Tree
}

interface Versions {
  items: (Words & { id: number; createdAt: string })[]
}

export interface VersionsOf {
  route: typeof listQuestionVersions | typeof listAnswerVersions
  id: number
  current: Words
  /** What it is written in, as far as is known. */
  lang: string
}

/** What a question or an answer says now and what it said before, newest first. */
export function VersionsDialog({ route, id, current, lang, onClose }: VersionsOf & { onClose: () => void }) {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery<Versions>({
    queryKey: [addressOf(route, { id })],
    refetchOnMount: true,
  })
  return (
    <Dialog open size="lg" title={t('title')} description={t('text')} onClose={onClose}>
      <ol className="grid gap-5">
        <li>
          <p className="text-quiet mb-1 text-sm">{t('now')}</p>
          <Version words={current} prefix="now" lang={lang} />
        </li>
        {data === undefined && (
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
        )}
        {data?.items.length === 0 && <li className="text-quiet text-sm">{t('none')}</li>}
        {data?.items.map((version) => (
          <li key={version.id}>
            <p className="text-quiet mb-1 text-sm">
              {fillNodes(t('written'), { date: <RelativeTime at={version.createdAt} /> })}
            </p>
            <Version words={version} prefix={String(version.id)} lang={lang} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function Version({ words: { title, nodes }, prefix, lang }: { words: Words; prefix: string; lang: string }) {
  return (
    <>
      {title !== undefined && (
        <h3 className="font-read text-lg font-bold" lang={lang} dir="auto">
          {title}
        </h3>
      )}
      <RichText nodes={nodes} idPrefix={`version-${prefix}-`} lang={lang} className="rich-plain" />
    </>
  )
}
