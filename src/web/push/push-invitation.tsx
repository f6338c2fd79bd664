import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../platform/language.tsx'
import { readStored, writeStored } from '../platform/storage.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { pushQuery, readPermission } from './device.ts'
import { messages } from './messages.ts'
import { usePushChange } from './use-push-change.ts'

/**
 * Offers pushes to whoever has received an answer, until they say something to it. The browser's own question comes
 * from its button alone.
 */
export function PushInvitation({ className = '' }: { className?: string }) {
  const t = useText(messages)
  const [wasDeclined] = useState(() => readStored('push-invitation') === 'declined')
  const [isDeclined, setDeclined] = useState(wasDeclined)
  const { change, isPending, failure, result } = usePushChange()
  // What went wrong after the browser's question is said here too.
  const isAtIt = isPending || failure !== undefined
  const mayOffer = !isDeclined && (isAtIt || readPermission() === 'default')
  const { data } = useQuery({ ...pushQuery, enabled: mayOffer })
  const allow = useRef<HTMLButtonElement>(null)
  const wasPending = useRef(false)
  useEffect(() => {
    // A button that is busy may lose the focus; whoever gave the browser no answer goes on from it.
    if (wasPending.current && !isPending && document.activeElement === document.body)
      allow.current?.focus({ preventScroll: true })
    wasPending.current = isPending
  }, [isPending])
  if (isDeclined && !wasDeclined) return <Answered text={t('declined')} className={className} />
  if (!isPending && (result === 'on' || result === 'denied'))
    return <Answered text={t(result === 'on' ? 'turnedOn' : 'denied')} className={className} />
  if (!mayOffer || data?.mayAsk !== true) return null
  const decline = (): void => {
    writeStored('push-invitation', 'declined')
    setDeclined(true)
  }
  return (
    <section
      aria-labelledby="push-invitation"
      className={`flex gap-3 items-start rounded-card border border-line bg-raised p-4 ${className}`}
    >
      <BellRing aria-hidden="true" className="size-5 mt-0.5 shrink-0 text-accent" />
      <div className="grid gap-3 min-w-0">
        <div>
          <h2 id="push-invitation" className="font-semibold">
            {t('inviteTitle')}
          </h2>
          <p className="text-sm text-quiet">{t('inviteText')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            ref={allow}
            variant="primary"
            size="sm"
            busy={isPending}
            onClick={() => change(true, data.publicKey)}
          >
            {t('allow')}
          </Button>
          <Button variant="text" size="sm" onClick={decline}>
            {t('notNow')}
          </Button>
        </div>
        <div role="alert">
          <FieldError>{failure}</FieldError>
        </div>
      </div>
    </section>
  )
}

/** What came of it, where the question was: the focus would be lost with the button that had it. */
function Answered({ text, className }: { text: string; className: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true })
  }, [])
  return (
    <p ref={line} tabIndex={-1} className={`text-sm text-quiet outline-none ${className}`}>
      {text}
    </p>
  )
}
