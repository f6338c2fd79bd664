import { useMutation, useQuery } from '@tanstack/react-query'
import { MailX } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { getUnsubscription, unsubscribe } from '../../contract/unsubscribe.ts'
import { ApiError, call, failureOf } from '../platform/api.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { navigate } from '../platform/location.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { messages } from './messages.ts'

/** Where the links of mails lead, with a session or without. Programs that only look at links end nothing. */
export function UnsubscribePage() {
  const t = useText(messages)
  const asked = usePlace().query.get('token')
  const [token, setToken] = useState(asked)
  useHead({ title: t('title'), description: t('intro'), isIndexable: false })
  if (asked !== null && asked !== token) setToken(asked)
  const isInAddress = asked !== null
  useLayoutEffect(() => {
    // The token is a key: it stays neither in the address nor in the history.
    if (isInAddress) navigate('/unsubscribe', { replace: true })
  }, [isInAddress])
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
  if (isDead(error)) return <Dead />
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

function isDead(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'invalid_token' || 'token' in error.fields)
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

interface ToldProps {
  title: string
  text: string
  /** What the page opens with; later ones are answers, and take the focus. */
  isFirst?: boolean
  children?: ReactNode
}

function Told({ title, text, isFirst = false, children }: ToldProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus()
  }, [isFirst, title])
  return (
    <section className="notice">
      <span className="notice-icon">
        <MailX />
      </span>
      <h1 ref={heading} tabIndex={-1} className="notice-title outline-none">
        {title}
      </h1>
      <p className="notice-text">{text}</p>
      <div className="grid gap-4 justify-items-center mt-5">{children}</div>
    </section>
  )
}
