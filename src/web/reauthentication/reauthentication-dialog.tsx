import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { getReauthentication, type ReauthenticationWay } from '../../contract/sign-ins.ts'
import { addressOf, call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AppCodeProof } from './app-code-proof.tsx'
import { MailCodeProof } from './mail-code-proof.tsx'
import { messages } from './messages.ts'
import { PasskeyProof } from './passkey-proof.tsx'
import { PasswordProof } from './password-proof.tsx'
import type { ProofProps } from './use-proof.ts'

const waysQuery = {
  queryKey: [addressOf(getReauthentication)],
  queryFn: async ({ signal }: { signal: AbortSignal }) => call(getReauthentication, { signal }),
  refetchOnMount: 'always',
} as const

const PROOFS = {
  password: PasswordProof,
  mail: MailCodeProof,
  code: AppCodeProof,
  passkey: PasskeyProof,
} satisfies Record<ReauthenticationWay, ComponentType<ProofProps>>

const WAY_WORDS = {
  password: 'usePassword',
  mail: 'useMail',
  code: 'useApp',
  passkey: 'usePasskey',
} as const satisfies Record<ReauthenticationWay, string>

/** Asks for one of the proofs that this person can give. */
export function ReauthenticationDialog(props: ProofProps) {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(waysQuery)
  const [chosen, setChosen] = useState<ReauthenticationWay>()
  const way = chosen ?? data?.ways[0]
  const Proof = way && PROOFS[way]
  return (
    <Dialog open size="sm" title={t('title')} description={t('text')} onClose={props.onClose}>
      {data === undefined && !isError && <Skeleton className="h-11" />}
      {data === undefined && isError && (
        <LoadFailed title={t('notLoaded')} retry={() => void refetch()} busy={isFetching} />
      )}
      {Proof && <Proof {...props} />}
      <div className="flex flex-wrap gap-x-4">
        {data?.ways
          .filter((one) => one !== way)
          .map((one) => (
            <Button key={one} variant="text" onClick={() => setChosen(one)}>
              {t(WAY_WORDS[one])}
            </Button>
          ))}
      </div>
    </Dialog>
  )
}
