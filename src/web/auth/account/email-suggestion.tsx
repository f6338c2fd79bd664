import { useText } from '../../platform/language.tsx'
import { messages } from './email-suggestion-messages.ts'
import { suggestEmail } from './suggest-email.ts'

interface EmailSuggestionProps {
  email: string
  onTake: (better: string) => void
}

/** "gmial.com" is no mistake that a form could refuse, but the code would never arrive. */
export function EmailSuggestion({ email, onTake }: EmailSuggestionProps) {
  const t = useText(messages)
  const better = suggestEmail(email)
  if (better === undefined) return null
  return (
    <p role="status" className="-mt-3 text-sm text-quiet">
      <button type="button" className="link py-1 text-start" onClick={() => onTake(better)}>
        {t('didYouMean', { domain: better.slice(better.indexOf('@') + 1) })}
      </button>
    </p>
  )
}
