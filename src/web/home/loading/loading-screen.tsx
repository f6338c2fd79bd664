import { useEffect, useState } from 'react'
import {
  LOADING_QUOTE_MS,
  LOADING_REDIRECT_MS,
  LOADING_STEP,
  LOADING_STEP_MS,
} from '../../../contract/limits.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Progress } from '../../ui/progress.tsx'
import './loading-screen.css'
import { messages } from './messages.ts'
import { QUOTES } from './quotes.ts'
import { setLoadingScreenOff } from './skip-setting.ts'

const FULL = 100
const go = () => navigate('/categories')

/** Spec 2.3: four seconds of progress with a quotation, half a second, then the categories. A click or Esc skips it. */
export function LoadingScreen() {
  const t = useText(messages)
  const progress = useProgress()
  const quote = useQuote()
  function skipAlways(): void {
    setLoadingScreenOff(true)
    go()
  }
  return (
    <Modal
      className="loading-screen max-w-none h-dvh max-h-none overflow-auto bg-bg cursor-pointer"
      aria-label={t('title')}
      onClose={go}
      onClick={go}
    >
      <div className="loading-in grid content-center gap-12 min-h-full mx-auto px-6 py-12">
        <figure className="grid gap-5 min-h-55">
          <blockquote
            className="relative pl-10 font-read text-2xl/[2.25rem] font-normal text-pretty max-md:text-xl/[1.875rem]"
            key={quote.text}
          >
            <p>{t(quote.text)}</p>
          </blockquote>
          <figcaption className="pl-10 text-quiet">{t(quote.by)}</figcaption>
        </figure>
        <div className="loading-progress">
          <Progress label={t('title')} value={progress} />
          <p className="flex justify-between mt-3 text-quiet text-sm/inherit" aria-hidden="true">
            {t('title')} <span>{Math.floor(progress)}%</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button variant="secondary">{t('skip')}</Button>
          <Button variant="text" onClick={skipAlways}>
            {t('skipAlways')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

function useProgress(): number {
  const [steps, setSteps] = useState(0)
  const progress = Math.min(FULL, steps * LOADING_STEP)
  const isFull = progress === FULL
  useEffect(() => {
    if (isFull) {
      const timer = setTimeout(go, LOADING_REDIRECT_MS)
      return () => clearTimeout(timer)
    }
    const timer = setInterval(() => setSteps((before) => before + 1), LOADING_STEP_MS)
    return () => clearInterval(timer)
  }, [isFull])
  return progress
}

/** Each time another one comes first: whoever comes often reads them all. */
function useQuote(): (typeof QUOTES)[number] {
  const [place, setPlace] = useState(() => Math.floor(Math.random() * QUOTES.length))
  useEffect(() => {
    const timer = setInterval(() => setPlace((before) => before + 1), LOADING_QUOTE_MS)
    return () => clearInterval(timer)
  }, [])
  return QUOTES[place % QUOTES.length] ?? QUOTES[0]
}
