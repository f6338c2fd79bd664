import { useQueryClient } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useOnceAlive } from '../platform/hydrated.ts'
import { useText } from '../platform/language.tsx'
import { readStored } from '../platform/storage.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { usePagedList } from '../ui/use-paged-list.ts'
import { GuildCard } from './guild-card.tsx'
import { guildQueries, type GuildSort } from './guild-queries.ts'
import { messages } from './list-messages.ts'

interface GuildListProps {
  sort: GuildSort
  onCreate: () => void
}

export function GuildList({ sort, onCreate }: GuildListProps) {
  const t = useText(messages)
  // Whoever has said Yes finds adult ones too: the server asks for their proof, the document is everybody's.
  const hasNsfw = useOnceAlive(
    () => readStored('nsfwConsent') === 'true',
    () => false,
  )
  const { items = [], ...list } = usePagedList(guildQueries.list(sort, { hasNsfw, client: useQueryClient() }))
  return (
    <PagedList
      list={list}
      items={items}
      label={t('all')}
      className="guild-cards"
      rowClassName="guild-card"
      skeleton={<CardSkeleton />}
      skeletonCount={6}
      failed={t('failed')}
      end={t('end')}
      isAuto
      empty={
        <EmptyState
          icon={<Flag />}
          title={t('empty')}
          text={t('emptyText')}
          action={
            <Button variant="primary" onClick={onCreate}>
              {t('create')}
            </Button>
          }
        />
      }
    >
      {(guild) => <GuildCard key={guild.id} guild={guild} />}
    </PagedList>
  )
}

function CardSkeleton() {
  return (
    <>
      <Skeleton className="w-14 h-16" />
      <span className="grid gap-2 pt-5">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-10 w-full" />
      </span>
    </>
  )
}
