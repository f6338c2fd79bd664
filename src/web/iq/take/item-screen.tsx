import { Keyboard, WifiOff } from 'lucide-react'
import { useState } from 'react'
import type { IqItem } from '../../../contract/iq.ts'
import { IQ_ATTEMPT_DAYS } from '../../../contract/iq-rules.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { ItemForm } from '../item/item-form.tsx'
import type { Given } from '../item/seen-item.ts'
import { messages } from './messages.ts'
import type { TestRun } from './test-run.ts'
import { TimeLeft } from './time-left.tsx'
import { useTimeLeft } from './use-time-left.ts'

interface ItemScreenProps {
  run: TestRun
  item: IqItem
  /** Null while its answer is on the way. */
  endsAt: number | null
  isCutOff: boolean
  isPausing: boolean
}

/** One item with its clock, until its answer has arrived. */
export function ItemScreen({ run, item, endsAt, isCutOff, isPausing }: ItemScreenProps) {
  const t = useText(messages)
  const [given, setGiven] = useState<Given>(null)
  return (
    <>
      {endsAt === null ? (
        <div className="iq-time" />
      ) : (
        <Clock endsAt={endsAt} onEnd={() => run.timeUp(given)} />
      )}
      <ItemForm item={item} onAnswer={run.answer} onChange={setGiven} isBusy={endsAt === null}>
        <div role="status">
          {isPausing && <p className="mt-4 text-sm text-quiet text-pretty">{t('pausing')}</p>}
          {isCutOff && <CutOff onTry={run.goOn} />}
        </div>
      </ItemForm>
      <p className="iq-hint">
        <Keyboard className="pointer-coarse:hidden" aria-hidden="true" />
        <span>
          <span className="pointer-coarse:hidden">{t(item.kind === 'number' ? 'keysNumber' : 'keys')} </span>
          {t('placeKept', { days: IQ_ATTEMPT_DAYS })}
        </span>
      </p>
    </>
  )
}

function Clock({ endsAt, onEnd }: { endsAt: number; onEnd: () => void }) {
  return <TimeLeft seconds={useTimeLeft(endsAt, onEnd)} />
}

export function CutOff({ onTry }: { onTry: () => void }) {
  const t = useText(messages)
  return (
    <div className="note note-warn mt-4">
      <WifiOff aria-hidden="true" />
      <p>{t('cutOff')}</p>
      <Button size="sm" onClick={onTry}>
        {t('tryNow')}
      </Button>
    </div>
  )
}
