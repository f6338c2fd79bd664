import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Blocked } from '../../../contract/blocks.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { blockedQuery, useBlocking } from '../use-blocking.ts'
import { messages } from './messages.ts'

export function BlockedPeople() {
  const t = useText(messages)
  const { items = [], ...list } = usePagedList(blockedQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="settings-blocked">
      <div>
        <h2 id="settings-blocked" ref={heading} tabIndex={-1} className="outline-none">
          {t('blocked')}
        </h2>
        <p>{t('blockedText')}</p>
      </div>
      <div className="min-w-0">
        <PagedList
          list={list}
          items={items}
          className="grid gap-3"
          label={t('blocked')}
          empty={<p className="text-quiet">{t('nobody')}</p>}
          failed={t('blockedFailed')}
          moreFailed={t('blockedFailed')}
          outdated={t('blockedFailed')}
          loadMore={t('loadMore')}
          end={false}
        >
          {(blocked) => (
            <BlockedRow
              key={blocked.person.id}
              blocked={blocked}
              // The row is gone: the keyboard goes on where the list begins.
              onDone={() => heading.current?.focus()}
            />
          )}
        </PagedList>
      </div>
    </section>
  )
}

function BlockedRow({ blocked: { person, blockedAt }, onDone }: { blocked: Blocked; onDone: () => void }) {
  const t = useText(messages)
  const { unblock } = useBlocking(person)
  const { mutate, isPending } = useMutation({ mutationFn: unblock, onSuccess: onDone })
  return (
    <li className="flex items-center gap-3 min-w-0">
      <Avatar person={person.id} name={person.name} src={person.profileUrl} />
      <div className="min-w-0 flex-1 text-sm">
        <b className="block truncate" dir="auto">
          {person.name}
        </b>
        <span className="text-quiet">{fillNodes(t('since'), { date: <ShortDate at={blockedAt} /> })}</span>
      </div>
      <Button
        size="sm"
        busy={isPending}
        aria-label={`${t('unblock')}: ${person.name}`}
        onClick={() => mutate()}
      >
        {t('unblock')}
      </Button>
    </li>
  )
}
