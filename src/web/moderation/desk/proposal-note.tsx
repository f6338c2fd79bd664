import { useMutation, useQueryClient } from '@tanstack/react-query'
import { decideProposal, type ModerationCase } from '../../../contract/moderation.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { useFresh } from '../../reauthentication/public.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { refreshDesk } from '../moderation-queries.ts'
import { useRuleName } from '../use-rule-name.ts'
import { messages } from './card-messages.ts'

type Proposal = NonNullable<ModerationCase['proposal']>

/** A suspension that one moderator wants and another has to confirm; whoever proposed it can only take it back. */
export function ProposalNote({ proposal }: { proposal: Proposal }) {
  const t = useText(messages)
  const ruleName = useRuleName()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { fresh, dialog } = useFresh()
  const { id, by, isMine, days, rule, reason } = proposal
  const decision = useMutation({
    mutationFn: async (isConfirmed: boolean) =>
      fresh(() => call(decideProposal, { params: { id: String(id) }, body: { isConfirmed } })),
    onSuccess: (_, isConfirmed) =>
      toast({ title: t(isConfirmed ? 'confirmed' : isMine ? 'withdrawn' : 'turnedDown'), tone: 'success' }),
    onError: showFailure,
    onSettled: () => refreshDesk(client),
  })
  const duration = days === null ? t('forGood') : t('forDays', { count: days })
  return (
    <div role="note" className="grid gap-2 p-4 rounded-card bg-raised text-sm">
      <p className="font-semibold">{t('proposal', { name: by.name, duration })}</p>
      <p className="text-quiet">{ruleName(rule)}</p>
      <q className="whitespace-pre-line wrap-anywhere" dir="auto">
        {reason}
      </q>
      <div className="flex flex-wrap gap-2">
        {!isMine && (
          <Button size="sm" busy={decision.isPending} onClick={() => decision.mutate(true)}>
            {t('confirm')}
          </Button>
        )}
        <Button size="sm" variant="text" busy={decision.isPending} onClick={() => decision.mutate(false)}>
          {t(isMine ? 'withdraw' : 'turnDown')}
        </Button>
      </div>
      {dialog}
    </div>
  )
}
