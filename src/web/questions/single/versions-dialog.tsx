import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { listAnswerVersions } from '../../../contract/answers.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
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
import { PersonLine } from '../person-line.tsx'
import { messages } from './versions-messages.ts'

interface Words {
  /** An answer has none. */
  title?: string
  nodes: Tree
}

interface Versions {
  items: (Words & { id: number; createdAt: string })[]
  /** Of a question: what others made of its tags. */
  retags?: Retag[]
}

type Retag = ResponseOf<typeof listQuestionVersions>['retags'][number]

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
      <Retags retags={data?.retags ?? []} />
    </Dialog>
  )
}

/** Who changed the tags of a question that is not theirs, and how. */
function Retags({ retags }: { retags: Retag[] }) {
  const t = useText(messages)
  const headingId = useId()
  if (retags.length === 0) return null
  const line = (tags: string[]) => (tags.length === 0 ? t('noTags') : tags.map((tag) => `#${tag}`).join(' '))
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h3 id={headingId} className="font-bold">
        {t('retags')}
      </h3>
      <ol className="grid gap-3 mt-2 text-sm">
        {retags.map(({ id, editor, before, after, createdAt }) => (
          <li key={id}>
            <p className="meta-line">
              <PersonLine person={editor} />
              <RelativeTime at={createdAt} />
            </p>
            <p className="wrap-anywhere">{t('retagged', { before: line(before), after: line(after) })}</p>
          </li>
        ))}
      </ol>
    </section>
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
