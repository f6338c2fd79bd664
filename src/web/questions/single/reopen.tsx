import { useUser } from '../../auth/public.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { useFocusHeir } from '../use-focus-heir.ts'
import { messages } from './acting-messages.ts'
import { useReopen } from './use-reopen.ts'

/** A moderator reopens it; of others three have to want it, each once. */
export function Reopen({ id }: { id: number }) {
  const t = useText(messages)
  const { user } = useUser()
  const { reopen, isBusy } = useReopen(id)
  const ref = useFocusHeir<HTMLButtonElement>('main')
  const isModerator = user?.capabilities?.includes('moderate') === true
  return (
    <Button ref={ref} size="sm" busy={isBusy} onClick={reopen}>
      {t(isModerator ? 'reopen' : 'voteToReopen')}
    </Button>
  )
}
