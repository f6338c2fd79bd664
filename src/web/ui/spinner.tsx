import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'

/** The bare turning ring, for places that say by themselves what is going on. */
export function Ring({ className = '' }: { className?: string }) {
  return (
    <svg className={`spinner-ring ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
    </svg>
  )
}

export function Spinner({ label }: { label?: string | undefined }) {
  const t = useText(messages)
  return (
    <span role="status" className="spinner">
      <Ring />
      <span className="sr-only">{label ?? t('loading')}</span>
    </span>
  )
}

/** Fills the area it is given, so that what arrives does not move the page. */
export function CentredSpinner({ label }: { label?: string | undefined }) {
  return (
    <div className="spinner-area">
      <Spinner label={label} />
    </div>
  )
}
