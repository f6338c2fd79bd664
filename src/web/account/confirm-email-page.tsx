import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { confirmEmailChange, EMAIL_CHANGE_HOURS } from '../../contract/account.ts'
import { userQuery } from '../auth/public.ts'
import { ApiError, call, failureOf } from '../platform/api.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { navigate } from '../platform/location.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { messages } from './confirm-messages.ts'

/** Where the links of both mails lead, with a session or without. Programs that only look at links confirm nothing. */
export function ConfirmEmailPage() {
  const t = useText(messages)
  const client = useQueryClient()
  const asked = usePlace().query.get('token')
  const [token, setToken] = useState(asked)
  useHead({ title: t('title'), description: t('intro'), isIndexable: false })
  const { mutate, reset, isPending, data, error } = useMutation({
    mutationFn: async (given: string) => call(confirmEmailChange, { body: { token: given } }),
    onSuccess: async ({ isDone }) => {
      if (isDone) await client.invalidateQueries({ queryKey: userQuery.queryKey })
    },
  })
  // The second link, opened in this page, starts over.
  if (asked !== null && asked !== token) {
    setToken(asked)
    reset()
  }
  const isInAddress = asked !== null
  useLayoutEffect(() => {
    // The token is a key: it stays neither in the address nor in the history.
    if (isInAddress) navigate('/confirm-email', { replace: true })
  }, [isInAddress])

  if (data?.isDone === true)
    return (
      <Told title={t('doneTitle')} text={t('doneText')}>
        <ToSettings />
      </Told>
    )
  if (data !== undefined)
    return <Told title={t('halfTitle')} text={t(data.proven === 'old' ? 'oldProven' : 'newProven')} />
  if (isDead(error))
    return (
      <Told title={t('deadTitle')} text={t('deadText', { hours: EMAIL_CHANGE_HOURS })}>
        <ToSettings />
      </Told>
    )
  return (
    <Told title={t('title')} text={token === null ? t('noTokenText') : t('intro')} isFirst>
      {token === null ? (
        <ToSettings />
      ) : (
        <>
          <p className="text-sm text-quiet">{t('notYou')}</p>
          <Button variant="primary" size="lg" busy={isPending} onClick={() => mutate(token)}>
            {t('confirm')}
          </Button>
          <div role="alert">
            <FieldError>{failureOf(error, t('failed'))}</FieldError>
          </div>
        </>
      )}
    </Told>
  )
}

function isDead(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'invalid_token' || 'token' in error.fields)
}

function ToSettings() {
  const t = useText(messages)
  return <LinkButton to="/settings?section=account">{t('toSettings')}</LinkButton>
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
        <MailCheck />
      </span>
      <h1 ref={heading} tabIndex={-1} className="notice-title outline-none">
        {title}
      </h1>
      <p className="notice-text">{text}</p>
      <div className="grid gap-4 justify-items-center mt-5">{children}</div>
    </section>
  )
}
