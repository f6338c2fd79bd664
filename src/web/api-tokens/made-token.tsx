import { useRef } from 'react'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/toast-store.ts'
import { messages } from './messages.ts'

/** The token itself: it is in no later answer, so it stays until the next one is made or the screen is left. */
export function MadeToken({ token }: { token: string }) {
  const t = useText(messages)
  const field = useRef<HTMLInputElement>(null)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(token)
      toast({ title: t('copied'), tone: 'success' })
    } catch {
      field.current?.focus()
      field.current?.select()
      toast({ title: t('notCopied'), tone: 'destructive' })
    }
  }
  return (
    <div role="status" className="grid gap-3 p-4 rounded-card bg-surface">
      <Field
        ref={field}
        label={t('made')}
        hint={t('once')}
        value={token}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <Button variant="primary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
    </div>
  )
}
