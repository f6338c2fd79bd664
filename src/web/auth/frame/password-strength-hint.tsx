import { PASSWORD_MIN } from '../../../contract/limits.ts'
import { useText } from '../../platform/language.tsx'
import './forms.css'
import { messages } from './strength-messages.ts'
import { passwordStrength } from './password-strength.ts'

const FILLED = { short: 0, weak: 1, fair: 2, strong: 3 }
const WORDS = {
  short: 'strengthShort',
  weak: 'strengthWeak',
  fair: 'strengthFair',
  strong: 'strengthStrong',
} as const

/** Says in words how easily a password is guessed; the bars only repeat it. */
export function PasswordStrengthHint({ password, ownWords }: { password: string; ownWords?: string[] }) {
  const t = useText(messages)
  const strength = passwordStrength(password, ownWords)
  return (
    <div
      className="strength flex items-baseline gap-3 text-sm text-quiet"
      data-strength={password === '' ? undefined : strength}
    >
      <div className="strength-bars gap-1 flex-none" aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span key={step} data-filled={(password !== '' && step <= FILLED[strength]) || undefined} />
        ))}
      </div>
      <p role="status">
        {password === ''
          ? t('strengthHint', { min: PASSWORD_MIN })
          : t(WORDS[strength], { count: Math.max(0, PASSWORD_MIN - password.length) })}
      </p>
    </div>
  )
}
