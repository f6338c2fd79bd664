import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CollectionRow } from '../../../contract/collection-rows.ts'
import { createRowSuggestion } from '../../../contract/collection-suggestions.ts'
import type { Collection } from '../../../contract/collections.ts'
import { SUMMARY_MAX } from '../../../contract/limits.ts'
import { call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast-store.ts'
import { refreshCollection } from '../collection-cache.ts'
import { messages } from './items-messages.ts'

interface RemoveDialogProps {
  collection: Collection
  row: CollectionRow
  onClose: () => void
}

/** For those who may not edit: why a row does not belong there. */
export function RemoveDialog({ collection, row, onClose }: RemoveDialogProps) {
  const t = useText(messages)
  const client = useQueryClient()
  const [why, setWhy] = useState('')
  const [isAsked, setAsked] = useState(false)
  const suggestion = useMutation({
    mutationFn: (summary: string) =>
      call(createRowSuggestion, {
        params: { id: String(collection.id) },
        body: { kind: 'remove', rowId: row.id, version: row.version, summary },
      }),
    onSuccess: async () => {
      toast({ title: t('sent'), tone: 'success' })
      onClose()
      await refreshCollection(client, collection.id)
    },
  })
  function submit(): void {
    setAsked(true)
    const summary = why.replaceAll(/\s+/g, ' ').trim()
    if (summary !== '') suggestion.mutate(summary)
  }
  const error = isAsked && why.trim() === '' ? t('whyMissing') : failureOf(suggestion.error, t('failed'))
  return (
    <Dialog open size="sm" title={t('removeTitle')} description={t('removeText')} onClose={onClose}>
      <Form className="grid gap-5" busy={suggestion.isPending} onSubmit={submit}>
        <Field
          label={t('why')}
          maxLength={SUMMARY_MAX}
          dir="auto"
          autoComplete="off"
          value={why}
          error={error}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={suggestion.isPending}>
            {t('send')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
