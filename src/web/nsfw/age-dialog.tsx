import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { giveNsfwConsent } from '../../contract/nsfw.ts'
import { call, failureOf } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { writeStored } from '../platform/storage.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { toast } from '../ui/toast-store.ts'
import './nsfw.css'
import { nsfwQuery } from './nsfw-queries.ts'
import { messages } from './age-dialog-messages.ts'

/** `age` before one item, `responsibility` before a whole list. */
export type Wording = 'age' | 'responsibility'

interface AgeDialogProps {
  wording: Wording
  onClose: (isYes: boolean) => void
}

/** Asks, tells the server, and confirms. Nothing is shown before the server has taken the answer. */
export function AgeDialog({ wording, onClose }: AgeDialogProps) {
  const t = useText(messages)
  const client = useQueryClient()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => call(giveNsfwConsent),
    onSuccess: (state) => {
      client.setQueryData(nsfwQuery.queryKey, state)
      // Only a hint for this browser: the server goes by its own cookie and the account.
      writeStored('nsfwConsent', 'true')
      toast({ title: t('verifiedTitle'), description: t('verified'), tone: 'success' })
    },
  })
  return (
    <Dialog
      open
      size="sm"
      title={t(isSuccess ? 'confirmedTitle' : wording)}
      description={isSuccess ? t('confirmed') : wording === 'age' ? t('kept') : `${t('byYes')} ${t('kept')}`}
      onClose={() => onClose(isSuccess)}
    >
      <FieldError role="alert" className="field-error nsfw-failure mt-4">
        {failureOf(error, t('failed'))}
      </FieldError>
      {isSuccess ? (
        <Confirmed onGoOn={() => onClose(true)} />
      ) : (
        <DialogActions>
          {/* Neither answer is louder than the other. */}
          <Button className="flex-1" onClick={() => onClose(false)}>
            {t('no')}
          </Button>
          <Button className="flex-1" busy={isPending} onClick={() => mutate()}>
            {t('yes')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}

function Confirmed({ onGoOn }: { onGoOn: () => void }) {
  const t = useText(messages)
  const goOn = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone.
  useEffect(() => goOn.current?.focus(), [])
  return (
    <>
      <p role="status" className="mt-4 text-ok flex items-center gap-2 font-semibold">
        <BadgeCheck className="size-5" aria-hidden="true" />
        {t('ageConfirmed')}
      </p>
      <DialogActions>
        <Button ref={goOn} variant="primary" onClick={onGoOn}>
          {t('goOn')}
        </Button>
      </DialogActions>
    </>
  )
}
