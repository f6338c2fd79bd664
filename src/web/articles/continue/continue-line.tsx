import { Bookmark, X } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { messages as readingMessages } from '../reading/messages.ts'
import { messages } from './messages.ts'

interface ContinueLineProps {
  minutes: number
  onContinue: () => void
  onForget: () => void
}

/** Floats over the lower edge, since a line in the text would move what is read; on a phone above the article's bar. */
export function ContinueLine({ minutes, onContinue, onForget }: ContinueLineProps) {
  const t = useText(messages)
  const reading = useText(readingMessages)
  return (
    <div
      role="group"
      aria-label={t('stopped')}
      className="fixed z-14 inset-x-0 bottom-6 w-fit max-w-[calc(100vw-32px)] mx-auto flex items-center pl-4 pr-1 border border-line rounded-panel bg-surface shadow-float text-sm max-md:bottom-[calc(76px+env(safe-area-inset-bottom))] print:hidden"
    >
      <Bookmark className="size-4 mr-2 text-accent-text" aria-hidden="true" />
      <p role="status" className="text-quiet first-letter:uppercase">
        {reading('minutesLeft', { count: minutes })}
      </p>
      <Button size="sm" variant="text" className="ml-1 max-md:min-h-11" onClick={onContinue}>
        {t('continue')}
      </Button>
      <IconButton label={t('forget')} icon={<X />} onClick={onForget} />
    </div>
  )
}
