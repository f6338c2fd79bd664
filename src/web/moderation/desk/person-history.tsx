import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import type { getModeratedPerson } from '../../../contract/moderation.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { listState } from '../../ui/list-state.ts'
import { PagedList } from '../../ui/paged-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { personQuery } from '../moderation-queries.ts'
import { useDeed } from '../use-deed.ts'
import { useRuleName } from '../use-rule-name.ts'
import { AuthorSummary } from './author-summary.tsx'
import { DeskFailed } from './desk-failed.tsx'
import { DESK_PATH, pathOfCase } from './desk-paths.ts'
import { messages } from './history-messages.ts'
import { messages as deskMessages } from './messages.ts'

type Past = ResponseOf<typeof getModeratedPerson>['actions'][number]

/** Everything that was done about somebody, the latest first. */
export function PersonHistory({ id }: { id: number }) {
  const t = useText(messages)
  const desk = useText(deskMessages)
  const answer = useInfiniteQuery(personQuery(id))
  const about = answer.data?.pages[0]
  return (
    <section className="mt-4" aria-labelledby={about && 'moderated-person'}>
      <p className="mb-4 text-sm">
        <Link to={DESK_PATH} className="link">
          {desk('back')}
        </Link>
      </p>
      {about && (
        <>
          <h2 id="moderated-person" className="text-xl font-semibold wrap-anywhere">
            {t('title', { name: about.person.name })}
          </h2>
          <div className="grid gap-3 mt-3 p-5 rounded-card bg-surface">
            <AuthorSummary person={about.person} />
            {about.openReports > 0 && (
              <p className="text-sm text-warn font-semibold">
                {t('openReports', { count: about.openReports })}
              </p>
            )}
            <LinkButton size="sm" className="justify-self-start" to={pathOfCase('person', id)}>
              {t('act')}
            </LinkButton>
          </div>
          <h3 className="mt-6 font-semibold">{t('actions')}</h3>
        </>
      )}
      {answer.data === undefined && answer.error !== null ? (
        <DeskFailed
          error={answer.error}
          title={t('failed')}
          retry={() => void answer.refetch()}
          busy={answer.isFetching}
        />
      ) : (
        <PagedList
          className="row-list"
          rowClassName="py-3"
          label={t('actions')}
          list={listState(answer)}
          items={answer.data?.pages.flatMap(({ actions }) => actions) ?? []}
          failed={t('failed')}
          skeleton={<Skeleton className="h-12 w-full" />}
          empty={<EmptyState icon={<History />} title={t('empty')} text={t('emptyText')} />}
        >
          {(past) => <PastRow key={past.id} past={past} />}
        </PagedList>
      )}
    </section>
  )
}

const APPEALS = { open: 'openAppeal', upheld: 'upheldAppeal', overturned: 'overturnedAppeal' } as const

function PastRow({ past }: { past: Past }) {
  const t = useText(messages)
  const { deed, typeName } = useDeed()
  const ruleName = useRuleName()
  const { objectType, objectId, rule, reason, by, appeal, createdAt } = past
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-quiet">{typeName(objectType)}</span>
        <b className="font-semibold">{deed(past)}</b>
        <Link
          to={pathOfCase(objectType, objectId)}
          className="link text-sm"
          aria-label={`${t('openCase')}: ${typeName(objectType)} ${objectId}`}
        >
          {t('openCase')}
        </Link>
      </p>
      {reason !== '' && (
        <q className="block text-sm whitespace-pre-line wrap-anywhere" dir="auto">
          {reason}
        </q>
      )}
      <p className="meta-line meta-line-loose">
        {rule !== null && <span>{ruleName(rule)}</span>}
        <span>{by === null ? t('automatic') : t('by', { name: by.name })}</span>
        {appeal !== null && <span>{t(APPEALS[appeal])}</span>}
        <RelativeTime at={createdAt} />
      </p>
    </li>
  )
}
