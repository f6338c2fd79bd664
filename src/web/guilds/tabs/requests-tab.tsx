import { Inbox } from 'lucide-react'
import { decideGuildRequest } from '../../../contract/guild-members.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { guildQueries, useInnerAct, type GuildRequest } from '../guild-queries.ts'
import { MemberName } from '../member-name.tsx'
import { messages } from './messages.ts'
import type { TabProps } from './tab-props.ts'

/** Who asks to come in, the longest wait first. */
export function RequestsTab({ guild }: TabProps) {
  const t = useText(messages)
  const { items = [], ...list } = usePagedList(guildQueries.requests(guild.id))
  return (
    <div className="max-w-[744px] pt-2">
      <PagedList
        list={list}
        items={items}
        label={t('requests')}
        className="row-list"
        rowClassName="py-4"
        skeleton={<Skeleton className="h-20 w-full" />}
        failed={t('requestsFailed')}
        empty={<EmptyState icon={<Inbox />} title={t('noRequests')} text={t('noRequestsText')} />}
      >
        {(request) => <RequestRow key={request.person.id} guildId={guild.id} request={request} />}
      </PagedList>
    </div>
  )
}

function RequestRow({ guildId, request }: { guildId: number; request: GuildRequest }) {
  const t = useText(messages)
  const { person, message, answers, createdAt } = request
  const decide = useInnerAct(
    (accept: boolean) =>
      call(decideGuildRequest, {
        params: { id: String(guildId), userId: String(person.id) },
        body: { accept },
      }),
    (accept) =>
      toast({ title: accept ? t('accepted', { name: person.name }) : t('declined'), tone: 'success' }),
  )
  const named = (words: string) => `${words}: ${person.name}`
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-3 avatar-11">
        <MemberName person={person}>
          <span>@{person.alias}</span>
          <RelativeTime at={createdAt} />
        </MemberName>
        <div className="flex gap-2 max-sm:w-full max-sm:ps-14">
          <Button
            size="sm"
            aria-label={named(t('decline'))}
            busy={decide.isPending && !decide.variables}
            disabled={decide.isPending}
            onClick={() => decide.mutate(false)}
          >
            {t('decline')}
          </Button>
          <Button
            size="sm"
            variant="primary"
            aria-label={named(t('accept'))}
            busy={decide.isPending && decide.variables}
            disabled={decide.isPending}
            onClick={() => decide.mutate(true)}
          >
            {t('accept')}
          </Button>
        </div>
      </div>
      <div className="grid gap-3 ps-14 pt-2 empty:hidden wrap-anywhere" dir="auto">
        {message !== '' && <p className="whitespace-pre-line">{message}</p>}
        {answers.length > 0 && (
          <dl className="grid gap-2">
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt className="text-sm text-quiet">{question}</dt>
                <dd className="whitespace-pre-line">{answer}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}
