import { useQuery } from '@tanstack/react-query'
import { getReauthentication } from '../../contract/sign-ins.ts'
import { addressOf, call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { MailCodeProof } from './mail-code-proof.tsx'
import { messages } from './messages.ts'
import { PasswordProof } from './password-proof.tsx'
import type { ProofProps } from './use-proof.ts'

const waysQuery = {
  queryKey: [addressOf(getReauthentication)],
  queryFn: async ({ signal }: { signal: AbortSignal }) => call(getReauthentication, { signal }),
  refetchOnMount: 'always',
} as const

/** Asks for one of the proofs that this person can give. */
export function ReauthenticationDialog(props: ProofProps) {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(waysQuery)
  return (
    <Dialog open size="sm" title={t('title')} description={t('text')} onClose={props.onClose}>
      {data === undefined && !isError && <Skeleton className="h-11" />}
      {data === undefined && isError && (
        <LoadFailed title={t('notLoaded')} retry={() => void refetch()} busy={isFetching} />
      )}
      {data?.ways.includes('password') && <PasswordProof {...props} />}
      {data?.ways.includes('mail') && <MailCodeProof {...props} />}
    </Dialog>
  )
}
