import { ArrowLeft, CircleCheck, CircleX, Flag } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'
import { ToldNotice } from '../../ui/told-notice.tsx'
import { FillPatterns } from '../drawing/drawing.tsx'
import { ItemForm } from '../item/item-form.tsx'
import type { Given } from '../item/seen-item.ts'
import { useStart, type StartChoice } from '../start/use-start.ts'
import { EXAMPLES } from './examples.ts'
import { messages } from './messages.ts'

interface PracticeProps {
  choice: StartChoice
  onBack: () => void
}

/** Three examples that explain themselves, then the start. */
export function Practice({ choice, onBack }: PracticeProps) {
  const t = useText(messages)
  const [step, setStep] = useState(0)
  const examples = EXAMPLES[choice.form]
  const example = examples[step]
  if (example === undefined) return <Ready choice={choice} onAgain={() => setStep(0)} />
  return (
    <>
      <FillPatterns />
      <div className="flex items-center gap-4 max-w-[960px] mx-auto mb-8">
        <Button variant="text" onClick={step === 0 ? onBack : () => setStep(step - 1)}>
          <ArrowLeft />
          {t('back')}
        </Button>
        <div className="flex-1 min-w-0">
          <p className="flex flex-wrap justify-between gap-x-4 mb-2 text-quiet text-sm">
            <b className="text-text">{t('practice', { step: step + 1, count: examples.length })}</b>
            <span>{t('noClock')}</span>
          </p>
          <Progress
            label={t('practice', { step: step + 1, count: examples.length })}
            value={step}
            max={examples.length}
          />
        </div>
      </div>
      <OneExample key={step} example={example} onDone={() => setStep(step + 1)} />
    </>
  )
}

interface OneExampleProps {
  example: (typeof EXAMPLES)['full'][number]
  onDone: () => void
}

function OneExample({ example, onDone }: OneExampleProps) {
  const t = useText(messages)
  const [isRight, setRight] = useState<boolean>()
  function check(given: Given): void {
    const answer = given === null ? null : 'choice' in given ? given.choice : given.number
    setRight(answer === example.solution)
  }
  return (
    <ItemForm
      item={example.item}
      isPractice
      submit={t(isRight === undefined ? 'check' : 'goOn')}
      onAnswer={isRight === undefined ? check : onDone}
    >
      <div role="status">
        {isRight !== undefined && (
          <div className="note mt-6">
            {isRight ? (
              <CircleCheck className="text-ok" aria-hidden="true" />
            ) : (
              <CircleX className="text-quiet" aria-hidden="true" />
            )}
            <p className="text-pretty">
              <b>{t(isRight ? 'right' : 'wrong')}</b> {t(example.why)}
            </p>
          </div>
        )}
      </div>
    </ItemForm>
  )
}

/** The clock of the first item starts with the button, and not before. */
function Ready({ choice, onAgain }: { choice: StartChoice; onAgain: () => void }) {
  const t = useText(messages)
  const { isBusy, error, start } = useStart()
  return (
    <ToldNotice icon={<Flag />} title={t('readyTitle')} text={t('readyText')}>
      <Button variant="primary" size="lg" busy={isBusy} onClick={() => start(choice)}>
        {t('start')}
      </Button>
      <FieldError role="alert">{error}</FieldError>
      <Button variant="text" className="mx-0" onClick={onAgain}>
        {t('again')}
      </Button>
    </ToldNotice>
  )
}
