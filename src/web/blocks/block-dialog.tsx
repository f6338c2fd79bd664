import { useMutation } from '@tanstack/react-query'
import { useUser } from '../auth/public.ts'
import { failureOf } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { SignInLinks } from '../sign-in-wall/public.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { messages } from './messages.ts'
import { useBlocking, type SomeonesName } from './use-blocking.ts'

interface BlockDialogProps {
  person: SomeonesName
  onClose: () => void
  /** They are blocked now. */
  onBlocked?: (() => void) | undefined
}

/** Asks a member whether they are sure, and a visitor to sign in. */
export function BlockDialog(props: BlockDialogProps) {
  const { user, isPending } = useUser()
  if (isPending) return null
  return user === null ? <Wall {...props} /> : <Question {...props} />
}

function Wall({ onClose }: BlockDialogProps) {
  const t = useText(messages)
  return (
    <Dialog open size="sm" title={t('signInTitle')} description={t('signInText')} onClose={onClose}>
      {/* They only come back to this place: whom they meant is asked again. */}
      <SignInLinks kind="follow" variant="primary" />
    </Dialog>
  )
}

const FACTS = ['blockSees', 'blockEnds', 'blockQuiet'] as const

/** Says what a block does before it does it. */
function Question({ person, onClose, onBlocked }: BlockDialogProps) {
  const t = useText(messages)
  const { name } = person
  const { block } = useBlocking(person)
  const { mutate, isPending, error } = useMutation({
    mutationFn: block,
    onSuccess: () => {
      onClose()
      onBlocked?.()
    },
  })
  return (
    <Dialog open size="sm" title={t('blockTitle', { name })} description={t('blockText')} onClose={onClose}>
      <ul className="grid gap-2 pl-5 list-disc text-quiet text-sm">
        {FACTS.map((fact) => (
          <li key={fact}>{t(fact)}</li>
        ))}
      </ul>
      <FieldError role="alert">{failureOf(error, t('blockFailed', { name }))}</FieldError>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" busy={isPending} onClick={() => mutate()}>
          {t('blockNow')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
