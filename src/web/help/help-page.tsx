import { useEffect, useRef, useState } from 'react'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { CentredSpinner } from '../ui/spinner.tsx'
import './help.css'
import { messages } from './messages.ts'
import { PAGE_IDS } from './pages.ts'
import { useHelpTexts } from './use-help-texts.ts'

const laterParts = async () => import('./later-parts.ts')
const HelpArticle = deferHydration(async () => (await laterParts()).HelpArticle)
const HelpOverview = deferHydration(async () => (await laterParts()).HelpOverview)

/** /help-center: the overview, or the page that ?page= names. */
export function HelpPage() {
  const t = useText(messages)
  const { query, section } = usePlace()
  const asked = query.get('page')
  const id = PAGE_IDS.find((known) => known === asked)
  const [term, setTerm] = useState('')
  const { help, isFailed, retry } = useHelpTexts()
  useFocus(id, section !== '')
  if (help === undefined)
    return isFailed ? <LoadFailed title={t('loadFailed')} retry={retry} /> : <CentredSpinner />
  if (id !== undefined) return <HelpArticle id={id} help={help} />
  return <HelpOverview help={help} isLost={asked !== null} term={term} onTerm={setTerm} />
}

/** To the router all pages are one screen, so whoever goes on to another one is led to its heading here; a section has its own. */
function useFocus(id: string | undefined, hasSection: boolean): void {
  const last = useRef(id)
  useEffect(() => {
    if (last.current === id) return
    last.current = id
    if (!hasSection) document.getElementById('help-title')?.focus({ preventScroll: true })
  }, [id, hasSection])
}
