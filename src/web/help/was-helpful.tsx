import { useState } from 'react'
import { answerHelp } from '../../contract/help.ts'
import { call } from '../platform/api.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { messages } from './messages.ts'
import type { PageId } from './pages.ts'

/** Asks at the end of a page; the answer may be changed until one leaves it. */
export function WasHelpful({ page, onAnswer }: { page: PageId; onAnswer: (isHelpful: boolean) => void }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const [answer, setAnswer] = useState<boolean>()
  const [hasFailed, setFailed] = useState(false)
  function give(helpful: boolean): void {
    if (helpful === answer) return
    const isChange = answer !== undefined
    setAnswer(helpful)
    setFailed(false)
    onAnswer(helpful)
    call(answerHelp, { body: { page, helpful, language, ...(isChange && { isChange }) } }).catch(() => {
      setAnswer(answer)
      setFailed(true)
    })
  }
  const thanks = answer === undefined ? '' : t(answer ? 'thanksYes' : 'thanksNo')
  return (
    <div className="mt-12 flex flex-wrap items-center gap-3" role="group" aria-labelledby="help-answer">
      <p id="help-answer">{t('helpful')}</p>
      {[true, false].map((helpful) => (
        <Button
          key={String(helpful)}
          variant="outline"
          size="sm"
          aria-pressed={answer === helpful}
          onClick={() => give(helpful)}
        >
          {t(helpful ? 'yes' : 'no')}
        </Button>
      ))}
      <p className="w-full text-sm text-quiet" aria-live="polite">
        {hasFailed ? t('answerFailed') : thanks}
      </p>
    </div>
  )
}
