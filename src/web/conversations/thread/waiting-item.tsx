import { Clock, CloudOff } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { removeWaiting } from '../outbox/outbox-store.ts'
import { sendAgain } from '../outbox/send-outbox.ts'
import type { WaitingMessage } from '../outbox/waiting-store.ts'
import { messages } from './messages.ts'
import { PictureGrid } from './picture-grid.tsx'

interface WaitingItemProps {
  message: WaitingMessage
  isCutOff: boolean
}

/** A message that is on its way, waits for the line, or was refused. Its Markdown is drawn once the server has read it. */
export function WaitingItem({ message, isCutOff }: WaitingItemProps) {
  const t = useText(messages)
  const { body, pictures, replyTo, refusal } = message
  return (
    <div className="thread-run" data-mine="" data-waiting="">
      <div className="thread-item">
        <div className="thread-line">
          <div className="thread-stack">
            {(body !== '' || replyTo !== null) && (
              <div className="thread-bubble" data-mine="" dir="auto">
                {replyTo !== null && (
                  <p className="thread-quote">
                    <span className="font-semibold">{replyTo.name}</span>
                    <span className="truncate">{replyTo.text}</span>
                  </p>
                )}
                <p className="whitespace-pre-wrap">{body}</p>
              </div>
            )}
            <PictureGrid
              pictures={pictures.map((picture) => ({ ...picture, id: picture.mediaId, placeholder: '' }))}
            />
          </div>
        </div>
      </div>
      {refusal === null ? (
        <p className="thread-meta">
          {isCutOff ? <CloudOff aria-hidden="true" /> : <Clock aria-hidden="true" />}
          {t(isCutOff ? 'cutOff' : 'sending')}
        </p>
      ) : (
        <>
          <FieldError role="alert">{refusal === '' ? t('refused') : refusal}</FieldError>
          <div className="flex gap-2">
            <Button size="sm" onClick={() => sendAgain(message)}>
              {t('sendAgain')}
            </Button>
            <Button size="sm" variant="text" onClick={() => removeWaiting(message)}>
              {t('deleteWaiting')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
