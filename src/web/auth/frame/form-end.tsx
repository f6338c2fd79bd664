import { CircleAlert } from 'lucide-react'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'

interface FormEndProps {
  label: string
  isBusy: boolean
  errorCount: number
  /** Why the server said no, for as long as the form stands: a toast is gone after five seconds. */
  refusal?: string | undefined
}

/** What ends a form: its summary of faults and the one thing to do. */
export function FormEnd({ label, isBusy, errorCount, refusal }: FormEndProps) {
  const t = useText(messages)
  const isAlive = useIsHydrated()
  return (
    <div className="grid gap-4 mt-1">
      <div role="alert" className="sr-only">
        {errorCount > 0 && t('checkFields', { count: errorCount })}
      </div>
      {refusal !== undefined && errorCount === 0 && (
        <p className="note note-danger text-sm">
          <CircleAlert />
          {refusal}
        </p>
      )}
      {/* Disabled, it keeps Enter too from sending the form before the app can. */}
      <Button type="submit" variant="primary" size="lg" className="w-full" busy={isBusy} disabled={!isAlive}>
        {label}
      </Button>
    </div>
  )
}
