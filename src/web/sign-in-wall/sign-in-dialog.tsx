import { SIGN_UP_PATH } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { messages as linkMessages } from './link-messages.ts'
import { messages } from './messages.ts'
import { storePendingAction, type PendingAction } from './pending-action.ts'

/** Opens where something was wanted, says why signing in is needed, and remembers what was wanted. */
export function SignInDialog({ action, onClose }: { action: PendingAction; onClose: () => void }) {
  const t = useText(messages)
  const links = useText(linkMessages)
  const { kind, request } = action
  const store = () => storePendingAction(action)
  // A vote that needs Honor is not made for somebody who may have none.
  const why = t(kind === 'vote' && request === undefined ? 'voteBackText' : `${kind}Text`)
  return (
    <Dialog open size="sm" title={t(kind)} description={why} onClose={onClose}>
      <DialogActions>
        <LinkButton to={SIGN_UP_PATH} variant="text" onClick={store}>
          {links('join')}
        </LinkButton>
        <LinkButton to="/login" variant="primary" onClick={store}>
          {links('signIn')}
        </LinkButton>
      </DialogActions>
    </Dialog>
  )
}
