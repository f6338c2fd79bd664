import { ScrollText } from 'lucide-react'
import type { Person } from '../../../contract/people.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { guildQueries, type GuildLogEntry } from '../guild-queries.ts'
import { messages } from './log-messages.ts'
import type { TabProps } from './tab-props.ts'

/** What was done, by whom; why is for those who lead. */
export function LogTab({ guild }: TabProps) {
  const t = useText(messages)
  const { items = [], ...list } = usePagedList(guildQueries.log(guild.id))
  return (
    <div className="max-w-[744px] pt-2">
      <PagedList
        list={list}
        items={items}
        label={t('log')}
        className="row-list"
        rowClassName="py-3"
        skeleton={<Skeleton className="h-6 w-full" />}
        skeletonCount={8}
        failed={t('failed')}
        end={t('end')}
        isAuto
        empty={<EmptyState icon={<ScrollText />} title={t('empty')} text={t('emptyText')} />}
      >
        {(entry) => <LogRow key={entry.id} entry={entry} />}
      </PagedList>
    </div>
  )
}

function LogRow({ entry }: { entry: GuildLogEntry }) {
  const t = useText(messages)
  const { act, actor, target, postId, reason, createdAt } = entry
  // Whoever accepted an offer did it themselves; a claim is completed by the site.
  const isTaken = act === 'transferred' && (actor === null || actor.id === target?.id)
  const isPostThere = postId !== null && act !== 'removed-post'
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-3">
      <p className="min-w-0 wrap-anywhere">
        {fillNodes(t(isTaken ? 'newOwner' : act), {
          actor: <Name person={actor} />,
          target: <Name person={target} />,
          post: isPostThere ? (
            <Link to={`/page-post/${postId}`} className="link">
              {t('post')}
            </Link>
          ) : (
            t('post')
          ),
        })}
      </p>
      <RelativeTime at={createdAt} className="text-sm text-quiet" />
      {reason !== null && reason !== '' && (
        <p className="w-full text-sm text-quiet wrap-anywhere" dir="auto">
          {t('reason', { reason })}
        </p>
      )}
    </li>
  )
}

function Name({ person }: { person: Person | null }) {
  const t = useText(messages)
  if (person === null) return t('formerMember')
  return (
    <Link
      to={`/user/${person.id}`}
      className="font-semibold hover:underline hover:underline-offset-3"
      dir="auto"
    >
      {person.name}
    </Link>
  )
}
