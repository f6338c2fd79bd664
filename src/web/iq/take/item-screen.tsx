import { CloudAlert, Keyboard, WifiOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { IqItem } from '../../../contract/iq.ts'
import { IQ_ATTEMPT_DAYS } from '../../../contract/iq-rules.ts'
import { useText } from '../../platform/language.tsx'
import { areShortcutsOn } from '../../platform/shortcut.ts'
import { Button } from '../../ui/button.tsx'
import { ItemForm } from '../item/item-form.tsx'
import type { Given } from '../item/seen-item.ts'
import { messages } from './messages.ts'
import type { Fault, RunState, TestRun } from './run-state.ts'
import { TimeLeft } from './time-left.tsx'
import { useTimeLeft } from './use-time-left.ts'

interface ItemScreenProps {
  run: TestRun
  state: RunState
  item: IqItem
  endsAt: number | null
  /** Its answer is on the way. */
  isSending: boolean
  fault: Fault | null
}

/** One item with its clock, until its answer has arrived. */
export function ItemScreen({ run, state, item, endsAt, isSending, fault }: ItemScreenProps) {
  const t = useText(messages)
  const [given, setGiven] = useState<Given>(null)
  const keys = item.kind === 'number' ? 'keysNumber' : areShortcutsOn() ? 'keys' : 'keysArrows'
  return (
    <>
      {endsAt === null ? (
        <div className="iq-time" />
      ) : (
        <Clock endsAt={endsAt} onEnd={() => run.timeUp(given)} />
      )}
      <ItemForm
        item={item}
        position={item.position}
        onAnswer={run.answer}
        onChange={setGiven}
        isBusy={isSending}
      >
        <p role="status" className="mt-4 text-sm text-quiet text-pretty empty:hidden">
          {state.isPausing && t('pausing')}
        </p>
        <Undelivered run={run} fault={fault} isTrying={state.isTrying} />
      </ItemForm>
      <p className="iq-hint">
        <Keyboard className="pointer-coarse:hidden" aria-hidden="true" />
        <span>
          <span className="pointer-coarse:hidden">{t(keys)} </span>
          {t('placeKept', { days: IQ_ATTEMPT_DAYS })}
        </span>
      </p>
    </>
  )
}

function Clock({ endsAt, onEnd }: { endsAt: number; onEnd: () => void }) {
  return <TimeLeft seconds={useTimeLeft(endsAt, onEnd)} />
}

interface UndeliveredProps {
  run: TestRun
  fault: Fault | null
  isTrying: boolean
}

/** Why the answer is still here, said once, and a button that tries again. */
export function Undelivered({ run, fault, isTrying }: UndeliveredProps) {
  const t = useText(messages)
  const button = useRef<HTMLButtonElement>(null)
  const isShown = fault !== null
  useEffect(() => {
    // What had the focus is disabled while the answer is on its way, and so is this button while it tries.
    if (isShown && !isTrying && document.activeElement === document.body) button.current?.focus()
  }, [isShown, isTrying])
  return (
    <div className={isShown ? 'note note-warn mt-4' : undefined}>
      {fault === 'us' && <CloudAlert aria-hidden="true" />}
      {fault === 'line' && <WifiOff aria-hidden="true" />}
      <p role="status">{isShown && t(fault === 'us' ? 'ourFault' : 'cutOff')}</p>
      {isShown && (
        <Button ref={button} size="sm" busy={isTrying} onClick={run.goOn}>
          {t('tryNow')}
        </Button>
      )}
    </div>
  )
}
