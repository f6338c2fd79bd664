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
    <Modal className="loading-screen" aria-label={t('title')} onClose={go} onClick={go}>
      <div className="loading-in">
        <figure>
          <blockquote key={quote.text}>
            <p>{t(quote.text)}</p>
          </blockquote>
          <figcaption>{t(quote.by)}</figcaption>
        </figure>
        <div className="loading-progress">
          <Progress label={t('title')} value={progress} />
          <p aria-hidden="true">
            {t('title')} <span>{Math.floor(progress)}%</span>
          </p>
        </div>
        <div className="loading-ways">
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
