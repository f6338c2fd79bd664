import { SIGN_UP_PATH } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { LinkButton, type ButtonSize, type ButtonVariant } from '../ui/button.tsx'
import { messages } from './link-messages.ts'
import { keepPlace, type PendingAction } from './pending-action.ts'
import './sign-in-wall.css'

interface SignInLinksProps {
  kind: PendingAction['kind']
  variant?: ButtonVariant
  size?: ButtonSize
}

/** Both ways in; afterwards one is back where one was. */
export function SignInLinks({ kind, variant = 'secondary', size = 'md' }: SignInLinksProps) {
  const t = useText(messages)
  const keep = () => keepPlace(kind)
  return (
    <div className="sign-in-links flex flex-wrap items-center">
      <LinkButton to="/login" variant={variant} size={size} onClick={keep}>
        {t('signIn')}
      </LinkButton>
      <LinkButton to={SIGN_UP_PATH} variant="text" size={size} onClick={keep}>
        {t('join')}
      </LinkButton>
    </div>
  )
}
