import { useMutation, useQuery } from '@tanstack/react-query'
import { MailX } from 'lucide-react'
import type { ComponentProps } from 'react'
import { getUnsubscription, unsubscribe } from '../../contract/unsubscribe.ts'
import { call, failureOf } from '../platform/api.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { isDeadLink, useLinkToken } from '../platform/link-token.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { ToldNotice } from '../ui/told-notice.tsx'
import { messages } from './messages.ts'

/** Where the links of mails lead, with a session or without. Programs that only look at links end nothing. */
export function UnsubscribePage() {
  const t = useText(messages)
  const token = useLinkToken('/unsubscribe')
  useHead({ title: t('title'), description: t('intro'), isIndexable: false })
  if (token === null) return <Dead />
  return <Unsubscription key={token} token={token} />
}

function Unsubscription({ token }: { token: string }) {
  const t = useText(messages)
  const { data, error, refetch } = useQuery({
    queryKey: ['unsubscription', token],
    queryFn: async ({ signal }) => call(getUnsubscription, { query: { token }, signal }),
    retry: false,
    staleTime: Infinity,
  })
  const ending = useMutation({ mutationFn: async () => call(unsubscribe, { query: { token } }) })
  if (isDeadLink(error)) return <Dead />
  if (error !== null)
    return (
      <Told title={t('title')} text={t('loadFailed')}>
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </Told>
    )
  if (data === undefined) return <Told title={t('title')} text="" isFirst />
  const { what } = data
  if (data.isOff || ending.data?.isOff === true)
    return (
      <Told title={t('doneTitle')} text={t(what === 'mail' ? 'mailDone' : 'digestDone')} isFirst={data.isOff}>
        <p className="text-sm text-quiet">{t('changeMind')}</p>
        <ToSettings />
      </Told>
    )
  return (
    <Told
      title={t(what === 'mail' ? 'mailTitle' : 'digestTitle')}
      text={t(what === 'mail' ? 'mailText' : 'digestText')}
      isFirst
    >
      <Button variant="primary" size="lg" busy={ending.isPending} onClick={() => ending.mutate()}>
        {t('button')}
      </Button>
      <div role="alert">
        <FieldError>{failureOf(ending.error, t('failed'))}</FieldError>
      </div>
      <ToSettings />
    </Told>
  )
}

function Dead() {
  const t = useText(messages)
  return (
    <Told title={t('deadTitle')} text={t('deadText')} isFirst>
      <ToSettings />
    </Told>
  )
}

function ToSettings() {
  const t = useText(messages)
  return <LinkButton to="/settings?section=notifications">{t('toSettings')}</LinkButton>
}

function Told(told: Omit<ComponentProps<typeof ToldNotice>, 'icon'>) {
  return <ToldNotice icon={<MailX />} {...told} />
}
