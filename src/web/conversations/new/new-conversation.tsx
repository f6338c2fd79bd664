import { useQueries, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { GROUP_TITLE_MAX, REQUEST_MESSAGES_MAX } from '../../../contract/conversations.ts'
import { PLAN_LIMITS } from '../../../contract/plan-limits.ts'
import { planOf } from '../../../contract/plans.ts'
import type { Person } from '../../../contract/people.ts'
import { useUser } from '../../auth/public.ts'
import { ApiError } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { usePlace } from '../../platform/link.tsx'
import { navigate } from '../../platform/location.ts'
import { Field } from '../../ui/field.tsx'
import { IconLink } from '../../ui/icon-button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { outboxStore } from '../outbox/outbox-store.ts'
import { placeOf, placeOfNew } from '../outbox/waiting-store.ts'
import { readConversationId } from '../read-conversation-id.ts'
import { messages } from './messages.ts'
import './new-conversation.css'
import { PeopleField } from './people-field.tsx'
import { withQuery } from './with-query.ts'

const FirstMessage = lazyComponent(async () => (await import('../thread/first-message.tsx')).FirstMessage)
const FirstWaiting = lazyComponent(async () => (await import('../thread/first-waiting.tsx')).FirstWaiting)

/** /messages/new: to whom, and the first words. `?to=7` names somebody, once or several times. */
export function NewConversation() {
  const t = useText(messages)
  const { user } = useUser()
  const max = PLAN_LIMITS[user ? planOf(user) : 'free'].groupMembers
  /** Besides the one who writes. */
  const most = max - 1
  const asked = usePlace()
    .query.getAll('to')
    .map(readConversationId)
    .filter((id) => id > 0 && id !== user?.id)
    .slice(0, most)
  const named = useQueries({ queries: asked.map(withQuery) })
  const outbox = useSyncExternalStore(outboxStore.subscribe, outboxStore.get, outboxStore.getOnServer)
  /** Whom something waits for is known without a line. */
  const waitedFor = outbox.items.flatMap(({ beginning }) => beginning?.people ?? [])
  const found = asked.flatMap(
    (id, at) => named[at]?.data?.person ?? waitedFor.find((person) => person.id === id) ?? [],
  )
  const [changed, setChanged] = useState<Person[]>()
  const [title, setTitle] = useState('')
  const chosen = changed ?? found
  const isGroup = chosen.length > 1
  const isGone = changed === undefined && named.some(({ data }) => data === null)
  const isFull = chosen.length >= most
  const isBegun = outbox.items.some((item) => placeOf(item) === placeOfNew(chosen))
  return (
    <>
      <header className="new-head">
        <IconLink to="/messages" label={t('back')} icon={<ArrowLeft />} className="messages-back" />
        <h2 className="text-base font-semibold">{t('title')}</h2>
      </header>
      <div className="new-body">
        <PeopleField chosen={chosen} onChange={setChanged} viewerId={user?.id} isFull={isFull} />
        {isGone && (
          <p role="alert" className="text-sm">
            {t('gone')}
          </p>
        )}
        {chosen.length === 0 && !isGone && <p className="text-sm text-quiet">{t('hint', { max })}</p>}
        {isFull && <p className="text-sm text-quiet">{t('full', { max })}</p>}
        {isGroup && !isBegun && (
          <Field
            label={t('groupName')}
            hint={t('groupHint')}
            value={title}
            maxLength={GROUP_TITLE_MAX}
            autoComplete="off"
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
        )}
        <Suspense>{chosen.length > 0 && <FirstWaiting to={chosen} />}</Suspense>
      </div>
      <div className="new-composer">
        {isGroup && chosen[0] !== undefined && <ToGroup to={chosen} first={chosen[0]} title={title} />}
        {chosen.length === 1 && chosen[0] !== undefined && <ToOne key={chosen[0].id} person={chosen[0]} />}
      </div>
    </>
  )
}

/** Where there is a conversation with them already, it goes on there. */
function ToOne({ person }: { person: Person }) {
  const t = useText(messages)
  const { data, error, isError, isPaused, isFetching, refetch } = useQuery(withQuery(person.id))
  const known = data?.conversationId ?? null
  useEffect(() => {
    if (known !== null) navigate(`/messages/${known}`, { replace: true })
  }, [known])
  // Without a line the server decides later.
  if (data === undefined && (isPaused || (isError && !(error instanceof ApiError))))
    return <Composer to={[person]} takesPictures={false} />
  if (data === undefined && isError)
    return <LoadFailed title={t('failed')} retry={() => void refetch()} busy={isFetching} />
  if (data === undefined || known !== null) return null
  if (data === null) return <Said words={t('gone')} />
  if (data.reach === 'refused') return <Said words={t('refused', { name: person.name })} />
  return (
    <>
      {data.reach === 'request' && (
        <Said words={t('request', { name: person.name, max: REQUEST_MESSAGES_MAX })} />
      )}
      <Composer to={[person]} takesPictures={data.reach === 'open' || !data.isNewcomer} />
    </>
  )
}

/** To some of them it may be a request, in which a newcomer sends no pictures. */
function ToGroup({ to, first, title }: { to: Person[]; first: Person; title: string }) {
  const { data } = useQuery(withQuery(first.id))
  return <Composer to={to} title={title} takesPictures={data?.isNewcomer === false} />
}

function Said({ words }: { words: string }) {
  return (
    <p role="status" className="new-said">
      {words}
    </p>
  )
}

function Composer(props: { to: Person[]; title?: string; takesPictures: boolean }) {
  return (
    <Suspense>
      <FirstMessage {...props} />
    </Suspense>
  )
}
