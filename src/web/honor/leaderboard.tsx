import { useQuery } from '@tanstack/react-query'
import { Award } from 'lucide-react'
import type { LeaderboardQuery } from '../../contract/honor.ts'
import { useUser } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { listState } from '../ui/list-state.ts'
import { PagedList } from '../ui/paged-list.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { leaderboardQuery } from './honor-queries.ts'
import { messages } from './page-messages.ts'
import { RankedPerson } from './ranked-person.tsx'

export function Leaderboard({ choice }: { choice: LeaderboardQuery }) {
  const t = useText(messages)
  const { user } = useUser()
  const isWeek = choice.period !== 'all'
  const answer = useQuery(leaderboardQuery(choice))
  return (
    <PagedList
      list={listState(answer)}
      items={answer.data?.items ?? []}
      isOrdered
      label={t('title')}
      className="row-list"
      rowClassName="py-3"
      skeleton={<Skeleton className="h-11 w-full" />}
      skeletonCount={10}
      failed={t('failed')}
      empty={
        <EmptyState
          icon={<Award />}
          title={t(choice.category ? 'emptyCategory' : isWeek ? 'empty' : 'emptyAll')}
          text={t('emptyText')}
          action={
            <LinkButton to="/create-article" variant="primary">
              {t('write')}
            </LinkButton>
          }
        />
      }
    >
      {(place) => (
        <RankedPerson
          key={place.person.id}
          place={place}
          isWeek={isWeek}
          isReader={place.person.id === user?.id}
        />
      )}
    </PagedList>
  )
}
