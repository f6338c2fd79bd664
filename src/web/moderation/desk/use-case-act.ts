import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  claimModerationCase,
  releaseModerationCase,
  type ModerationCase,
} from '../../../contract/moderation.ts'
import type { ModerationAction } from '../../../contract/moderation-rules.ts'
import { call } from '../../platform/api.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { refreshDesk } from '../moderation-queries.ts'
import { openActions } from './open-actions.ts'

export interface Chosen {
  item: ModerationCase
  action: ModerationAction
}

export const named = ({ objectType, objectId }: Pick<ModerationCase, 'objectType' | 'objectId'>) => ({
  objectType,
  objectId,
})

const isSame = (one: ModerationCase, other: ModerationCase): boolean =>
  one.objectType === other.objectType && one.objectId === other.objectId

/**
 * An action begins with a claim, so that no two moderators write a reason for the same thing: whoever comes second is told
 * who has it. What is cancelled is let go again. `items` are what is shown: what has changed there under an open dialog is
 * tried with its new version, after its moderator was told.
 */
export function useCaseAct(items: readonly ModerationCase[]) {
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const claim = useMutation({
    mutationFn: async ({ item }: Chosen) => call(claimModerationCase, { body: named(item) }),
    onSuccess: (_, wanted) => setChosen(wanted),
    onError: showFailure,
    onSettled: () => refreshDesk(client),
  })
  const release = useMutation({
    mutationFn: async (item: ModerationCase) => call(releaseModerationCase, { body: named(item) }),
    onError: showFailure,
    onSettled: () => refreshDesk(client),
  })
  const shown = chosen && items.find((item) => isSame(item, chosen.item))
  return {
    chosen: chosen && { ...chosen, item: shown ?? chosen.item },
    begin: (wanted: Chosen): void => {
      if (!claim.isPending && chosen === null && openActions(wanted.item).includes(wanted.action))
        claim.mutate(wanted)
    },
    cancel: (): void => {
      if (chosen !== null) release.mutate(chosen.item)
      setChosen(null)
    },
    done: (): void => setChosen(null),
    release: (item: ModerationCase): void => release.mutate(item),
  }
}
