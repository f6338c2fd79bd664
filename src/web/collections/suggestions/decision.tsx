import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { SUGGESTION_REASON_MAX } from '../../../contract/collection-rules.ts'
import { decideRowSuggestion } from '../../../contract/collection-suggestions.ts'
import type { Collection } from '../../../contract/collections.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { describedBy, FieldFrame } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { refreshCollection } from '../collection-cache.ts'
import { conflictOf } from '../conflict-of.ts'
import { messages } from './messages.ts'
import type { WholeSuggestion } from './whole-suggestion.ts'

interface DecisionProps {
  collection: Collection
  suggestion: WholeSuggestion
  /** Asks again how things stand. */
  refresh: () => void
}

export function Decision({ collection, suggestion, refresh }: DecisionProps) {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const [isDeclining, setDeclining] = useState(false)
  const decision = useDecision(collection.id, suggestion.id)
  const { canDecide, canWithdraw, hasConflict, kind, row, values } = suggestion
  const known = new Set(collection.columns.map(({ key }) => key))
  const isColumnGone = Object.keys(values).some((key) => !known.has(key))
  async function meet(error: Error): Promise<void> {
    const conflict = conflictOf(error)
    if (conflict === null) return showFailure(error)
    toast({ title: t(conflict.currentColumns === undefined ? 'changedAgain' : 'columnsChanged') })
    await refreshCollection(client, collection.id)
    refresh()
  }
  function accept(): void {
    // Whoever has seen both values says which version they have seen, and leaves out what has no column any more.
    const seen = {
      ...(row !== null && { version: row.version }),
      ...(isColumnGone && {
        values: Object.fromEntries(Object.entries(values).filter(([key]) => known.has(key))),
      }),
    }
    decision.mutate(
      { decision: 'accept', ...(hasConflict && seen) },
      { onError: (error) => void meet(error) },
    )
  }
  if (!canDecide && !canWithdraw) return null
  // What is to be changed is gone: there is nothing to apply it to.
  const canAccept = kind === 'add' || row !== null
  return (
    <>
      {canDecide && hasConflict && canAccept && (
        <p className="mt-4 text-warn">
          {t(isColumnGone ? 'conflictColumn' : kind === 'remove' ? 'conflictRow' : 'conflict')}
        </p>
      )}
      <div className="flex flex-wrap gap-2 mt-5">
        {canDecide && canAccept && (
          <Button variant="primary" busy={decision.isPending} onClick={accept}>
            {t(hasConflict ? 'acceptAnyway' : 'accept')}
          </Button>
        )}
        {canDecide && (
          <Button aria-haspopup="dialog" onClick={() => setDeclining(true)}>
            {t('decline')}
          </Button>
        )}
        {canWithdraw && (
          <Button
            busy={decision.isPending}
            onClick={() => decision.mutate({ decision: 'withdraw' }, { onError: showFailure })}
          >
            {t('withdraw')}
          </Button>
        )}
      </div>
      {isDeclining && (
        <DeclineDialog
          collectionId={collection.id}
          suggestionId={suggestion.id}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  )
}

const TOLD = { accept: 'acceptedToast', decline: 'declinedToast', withdraw: 'withdrawnToast' } as const

function useDecision(collectionId: number, suggestionId: number, onDone?: () => void) {
  const t = useText(messages)
  const client = useQueryClient()
  const params = { id: String(collectionId), suggestionId: String(suggestionId) }
  return useMutation({
    mutationFn: async (body: BodyOf<typeof decideRowSuggestion>) =>
      call(decideRowSuggestion, { params, body }),
    onSuccess: async (_, { decision }) => {
      onDone?.()
      toast({ title: t(TOLD[decision]), tone: 'success' })
      await refreshCollection(client, collectionId)
    },
  })
}

interface DeclineDialogProps {
  collectionId: number
  suggestionId: number
  onClose: () => void
}

function DeclineDialog({ collectionId, suggestionId, onClose }: DeclineDialogProps) {
  const t = useText(messages)
  const id = useId()
  const [reason, setReason] = useState('')
  const decision = useDecision(collectionId, suggestionId, onClose)
  const error = failureOf(decision.error, t('failed'))
  return (
    <Dialog open title={t('declineTitle')} description={t('declineText')} onClose={onClose}>
      <Form
        busy={decision.isPending}
        onSubmit={() =>
          decision.mutate({ decision: 'decline', reason: reason.replaceAll(/\s+/g, ' ').trim() })
        }
      >
        <FieldFrame id={id} label={t('declineReason')} error={error}>
          <textarea
            id={id}
            className="input"
            rows={3}
            dir="auto"
            maxLength={SUGGESTION_REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            {...describedBy(id, { error })}
          />
        </FieldFrame>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={decision.isPending}>
            {t('decline')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
