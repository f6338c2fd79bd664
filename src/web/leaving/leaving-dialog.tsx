import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { closeAccount, type LeavingChoice } from '../../contract/leaving.ts'
import { logOut } from '../auth/public.ts'
import { call, failureOf } from '../platform/api.ts'
import { formatDate } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { useFresh } from '../reauthentication/public.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { messages } from './dialog-messages.ts'
import { LeavingChoices } from './leaving-choices.tsx'
import { isBlocking, LeavingNotes } from './leaving-notes.tsx'
import { leavingQuery } from './leaving-queries.ts'

/** Says what will happen, asks for the choice, and closes the account. */
export function LeavingDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { fresh, dialog } = useFresh()
  const [choice, setChoice] = useState<LeavingChoice>('everything')
  const { data, isError, isFetching, refetch } = useQuery(leavingQuery)
  const closing = useMutation({
    mutationFn: async () => fresh(async () => call(closeAccount, { body: { choice } })),
  })
  if (closing.data !== undefined) {
    const date = formatDate(closing.data.erasesAt, language, true)
    return (
      // Nobody is signed in here any more: whatever closes it leads out.
      <Dialog open title={t('closedTitle')} description={t('closedText', { date })} onClose={logOut}>
        <DialogActions>
          <Button variant="primary" onClick={logOut}>
            {t('done')}
          </Button>
        </DialogActions>
      </Dialog>
    )
  }
  const isBlocked = data?.notes.some(isBlocking) === true
  return (
    <Dialog open title={t('title')} description={t('text')} onClose={onClose}>
      <Form className="grid gap-4" busy={closing.isPending} onSubmit={() => closing.mutate()}>
        {data === undefined && !isError && <Skeleton className="h-11" />}
        {data === undefined && isError && (
          <LoadFailed title={t('notLoaded')} retry={() => void refetch()} busy={isFetching} />
        )}
        {data !== undefined && <LeavingNotes notes={data.notes} />}
        {data !== undefined && !isBlocked && <LeavingChoices choice={choice} onChoose={setChoice} />}
        <FieldError role="alert">{failureOf(closing.error, t('failed'))}</FieldError>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={closing.isPending}
            disabled={data === undefined || isBlocked}
          >
            {t('confirm')}
          </Button>
        </DialogActions>
      </Form>
      {dialog}
    </Dialog>
  )
}
