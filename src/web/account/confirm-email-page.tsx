import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import type { ComponentProps } from 'react'
import { confirmEmailChange, EMAIL_CHANGE_HOURS } from '../../contract/account.ts'
import { userQuery } from '../auth/public.ts'
import { call, failureOf } from '../platform/api.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { isDeadLink, useLinkToken } from '../platform/link-token.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { ToldNotice } from '../ui/told-notice.tsx'
import { messages } from './confirm-messages.ts'

/** Where the links of both mails lead, with a session or without. Programs that only look at links confirm nothing. */
export function ConfirmEmailPage() {
  const t = useText(messages)
  const token = useLinkToken('/confirm-email')
  useHead({ title: t('title'), description: t('intro'), isIndexable: false })
  if (token === null)
    return (
      <Told title={t('title')} text={t('noTokenText')} isFirst>
        <ToSettings />
      </Told>
    )
  // The second link, opened in this page, starts over.
  return <Confirmation key={token} token={token} />
}

function Confirmation({ token }: { token: string }) {
  const t = useText(messages)
  const client = useQueryClient()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => call(confirmEmailChange, { body: { token } }),
    onSuccess: async ({ isDone }) => {
      if (isDone) await client.invalidateQueries({ queryKey: userQuery.queryKey })
    },
  })
  if (data?.isDone === true)
    return (
      <Told title={t('doneTitle')} text={t('doneText')}>
        <ToSettings />
      </Told>
    )
  if (data !== undefined)
    return <Told title={t('halfTitle')} text={t(data.proven === 'old' ? 'oldProven' : 'newProven')} />
  if (isDeadLink(error))
    return (
      <Told title={t('deadTitle')} text={t('deadText', { hours: EMAIL_CHANGE_HOURS })}>
        <ToSettings />
      </Told>
    )
  return (
    <Told title={t('title')} text={t('intro')} isFirst>
      <p className="text-sm text-quiet">{t('notYou')}</p>
      <Button variant="primary" size="lg" busy={isPending} onClick={() => mutate()}>
        {t('confirm')}
      </Button>
      <div role="alert">
        <FieldError>{failureOf(error, t('failed'))}</FieldError>
      </div>
    </Told>
  )
}

function ToSettings() {
  const t = useText(messages)
  return <LinkButton to="/settings?section=account">{t('toSettings')}</LinkButton>
}

function Told(told: Omit<ComponentProps<typeof ToldNotice>, 'icon'>) {
  return <ToldNotice icon={<MailCheck />} {...told} />
}
