import { useText } from '../../platform/language.tsx'
import { messages } from './messages.ts'

/** For the keyboard: shown when it has the focus, just before the text; for the paragraph that is in sight. */
export function SeeTranslation({ onSee }: { onSee: () => void }) {
  const t = useText(messages)
  return (
    <div className="absolute z-12 -top-9 print:hidden">
      <button type="button" className="sr-only focus:not-sr-only" data-key="t" onClick={onSee}>
        <span className="inline-block px-4 py-1.5 border border-line rounded-panel bg-surface shadow-float text-sm">
          {t('see')}
        </span>
      </button>
    </div>
  )
}
