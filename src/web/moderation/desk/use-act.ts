import { useMutation, useQueryClient } from '@tanstack/react-query'
import { actOnCase } from '../../../contract/moderation.ts'
import type { CommunityRule } from '../../../contract/moderation-rules.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { useFresh } from '../../reauthentication/public.ts'
import { toast } from '../../ui/toast-store.ts'
import { refreshDesk } from '../moderation-queries.ts'
import { messages } from './dialog-messages.ts'
import { named, type Chosen } from './use-case-act.ts'

interface Said {
  rule: CommunityRule
  reason: string
  days?: number | null
}

/** Does it; a suspension wants a fresh proof of who does. */
export function useAct({ item, action }: Chosen, onDone: () => void) {
  const t = useText(messages)
  const client = useQueryClient()
  const { fresh, dialog } = useFresh()
  const acting = useMutation({
    mutationFn: async (said: Said) =>
      fresh(() => call(actOnCase, { body: { ...named(item), action, version: item.version, ...said } })),
    onSuccess: ({ isProposed }) => {
      onDone()
      toast({ title: t(isProposed ? 'proposed' : 'done'), tone: 'success' })
    },
    // Refused too, it may be otherwise by now than this screen shows.
    onSettled: () => refreshDesk(client),
  })
  return { acting, dialog }
}
