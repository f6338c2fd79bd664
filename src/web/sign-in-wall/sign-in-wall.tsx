import { useText } from '../platform/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { messages } from './messages.ts'
import { keepWish, type Wish } from './wishes.ts'

/** The wall stands at the action, says why it is there, and remembers what was wanted. */
export function SignInWall({ wish, onClose }: { wish: Wish; onClose: () => void }) {
  const t = useText(messages)
  const keep = () => keepWish(wish)
  return (
    <Dialog open size="sm" title={t(wish.kind)} description={t(`${wish.kind}Text`)} onClose={onClose}>
      <DialogActions>
        <LinkButton to="/register" variant="text" onClick={keep}>
          {t('join')}
        </LinkButton>
        <LinkButton to="/login" variant="primary" onClick={keep}>
          {t('signIn')}
        </LinkButton>
      </DialogActions>
    </Dialog>
  )
}
