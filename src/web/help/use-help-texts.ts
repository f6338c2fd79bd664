import { useEffect, useState } from 'react'
import { useLanguage } from '../platform/language.tsx'
import { loadedHelpTexts, loadHelpTexts, type LoadedHelp } from './help-texts.ts'

interface HelpState {
  help: LoadedHelp | undefined
  isFailed: boolean
  retry: () => void
}

/** There from the start in the language of the document; another one is fetched when it is chosen. */
export function useHelpTexts(): HelpState {
  const { language } = useLanguage()
  const [tries, setTries] = useState(0)
  const [isFailed, setFailed] = useState(false)
  const [, setLoaded] = useState<string>()
  useEffect(() => {
    if (loadedHelpTexts(language) !== undefined) return
    loadHelpTexts(language).then(
      () => setLoaded(language),
      () => setFailed(true),
    )
  }, [language, tries])
  return {
    help: loadedHelpTexts(language),
    isFailed,
    retry: () => {
      setFailed(false)
      setTries(tries + 1)
    },
  }
}
