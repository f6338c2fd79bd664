import { CircleCheck, CircleDashed } from 'lucide-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { cancelEmailChange, EMAIL_CHANGE_HOURS, type Account } from '../../contract/account.ts'
import { call, failureOf } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { accountQuery, useAccountChange } from './account-queries.ts'
import { messages } from './messages.ts'

const LOOK_AGAIN_MS = 5000

/** A change that waits for its two links; they are opened elsewhere, so it looks again from time to time. */
export function PendingEmail({ pending }: { pending: NonNullable<Account['emailChange']> }) {
  const t = useText(messages)
  const change = useAccountChange()
  useQuery({ ...accountQuery, refetchInterval: LOOK_AGAIN_MS, refetchOnMount: false })
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => call(cancelEmailChange),
    onSuccess: () => change({ emailChange: null }),
  })
  return (
    <div role="status" className="grid gap-3 justify-items-start p-4 rounded-card bg-surface min-w-0">
      <p className="font-semibold break-words min-w-0">{t('pendingTitle', { email: pending.newEmail })}</p>
      <p className="text-sm text-quiet">{t('pendingText', { hours: EMAIL_CHANGE_HOURS })}</p>
      <ul className="grid gap-1.5 text-sm">
        <Proof isProven={pending.isOldProven} label={t('oldAddress')} />
        <Proof isProven={pending.isNewProven} label={t('newAddress')} />
      </ul>
      <Button size="sm" busy={isPending} onClick={() => mutate()}>
        {t('cancelChange')}
      </Button>
      <FieldError>{failureOf(error, t('notCancelled'))}</FieldError>
    </div>
  )
}

function Proof({ isProven, label }: { isProven: boolean; label: string }) {
  const t = useText(messages)
  const Icon = isProven ? CircleCheck : CircleDashed
  return (
    <li className="flex items-center gap-2">
      <Icon className={`size-4.5 flex-none ${isProven ? 'text-ok' : 'text-quiet'}`} aria-hidden="true" />
      <span>
        {label}: <span className="font-semibold">{t(isProven ? 'proven' : 'waiting')}</span>
      </span>
    </li>
  )
}
