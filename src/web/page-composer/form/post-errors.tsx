import { useText } from '../../platform/language.tsx'
import { keepPlace } from '../../sign-in-wall/public.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { messages } from './failure-messages.ts'
import { inOrder, type Faulty } from './use-faults.ts'

/** What keeps a post from being sent. */
export function PostErrors({ prefix, faults }: { prefix: string; faults: Faulty }) {
  const t = useText(messages)
  const { errors, refusal } = faults
  const found = inOrder(errors)
  return (
    <ErrorSummary
      prefix={prefix}
      title={refusal?.message === null ? t('faults', { count: found.length }) : t('refused')}
      refusal={refusal}
      faults={found}
      onSignIn={() => keepPlace('post')}
    />
  )
}
