import { useEffect, useId, useRef, useState } from 'react'
import { useUser } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import { CategoryStep } from './category-step.tsx'
import { LanguageStep } from './language-step.tsx'
import { messages } from './messages.ts'
import { PeopleStep } from './people-step.tsx'
import './welcome.css'

const STEPS = [
  { title: 'languagesTitle', text: 'languagesText', Body: LanguageStep },
  { title: 'categoriesTitle', text: 'categoriesText', Body: CategoryStep },
  { title: 'peopleTitle', text: 'peopleText', Body: PeopleStep },
] as const
export const LAST_STEP = STEPS.length

interface WelcomeDialogProps {
  /** The screen to begin with, from 1. */
  from: number
  /** Finished or skipped; nothing that was chosen is lost. */
  onClose: () => void
}

/** Three short screens. What is chosen counts at once, so that nothing has to be saved at the end. */
export function WelcomeDialog({ from, onClose }: WelcomeDialogProps) {
  const t = useText(messages)
  const id = useId()
  const { user } = useUser()
  const [step, setStep] = useState(from)
  const title = useRef<HTMLHeadingElement>(null)
  // Each screen is read out from its title on.
  useEffect(() => title.current?.focus(), [step])
  const isLast = step === LAST_STEP
  const shown = STEPS[step - 1] ?? STEPS[0]
  return (
    <Modal
      className="dialog dialog-lg welcome-dialog"
      onClose={onClose}
      // A slip beside it must not skip what comes once only; Esc and "Skip" do.
      onClick={() => {}}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <p className="text-quiet text-sm">{t('step', { step, count: LAST_STEP })}</p>
      <h2
        ref={title}
        id={`${id}-title`}
        tabIndex={-1}
        className="mt-1 font-read text-2xl font-bold text-pretty outline-none"
      >
        {t(shown.title, { name: user?.firstName ?? '' })}
      </h2>
      <p id={`${id}-text`} className="mt-1.5 mb-5 text-quiet text-pretty">
        {t(shown.text)}
      </p>
      <div className="flex-1 min-h-72">
        <shown.Body />
      </div>
      <div className="flex flex-wrap items-center gap-2 mt-6">
        {step > 1 && (
          <Button variant="outline" onClick={() => setStep(step - 1)}>
            {t('back')}
          </Button>
        )}
        {!isLast && (
          <Button variant="text" className="ml-auto" onClick={onClose}>
            {t('skip')}
          </Button>
        )}
        <Button
          variant="primary"
          className={isLast ? 'ml-auto' : 'ml-3'}
          onClick={() => (isLast ? onClose() : setStep(step + 1))}
        >
          {t(isLast ? 'finish' : 'next')}
        </Button>
      </div>
    </Modal>
  )
}
