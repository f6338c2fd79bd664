import { Check } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'

interface SaveRowProps {
  label: string
  isBusy: boolean
  saved: string | undefined
  refusal: string | undefined
}

/** The button of a small form, and beside it how it went. */
export function SaveRow({ label, isBusy, saved, refusal }: SaveRowProps) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={isBusy}>
          {label}
        </Button>
        <p role="status" className="flex items-center gap-1.5 min-w-0 text-sm text-accent-text font-semibold">
          {saved !== undefined && (
            <>
              <Check className="size-4 flex-none" aria-hidden="true" />
              {saved}
            </>
          )}
        </p>
      </div>
      <div role="alert">
        <FieldError>{refusal}</FieldError>
      </div>
    </div>
  )
}
