import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import {
  DEFAULT_LANGUAGE,
  fillText,
  isLanguage,
  LANGUAGE_TAGS,
  type Language,
  type TextValues,
} from '../../contract/messages.ts'
import { ensureMessages, lookUp, type Dictionary } from './messages.ts'
import { retryLoad } from './retry-load.ts'
import { mirrorInCookie, readStored, writeStored } from './storage.ts'

/** The stored choice, else the default. Spec 4.2: the default is en. */
export function storedLanguage(): Language {
  const stored = readStored('language')
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE
}

interface LanguageChoice {
  language: Language
  setLanguage: (language: Language) => void
}

const LanguageContext = createContext<LanguageChoice>({ language: DEFAULT_LANGUAGE, setLanguage: () => {} })

/** Calls carry it, so that the server answers in the language on screen. */
let shown: Language = DEFAULT_LANGUAGE
export function shownLanguage(): Language {
  return shown
}

export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, show] = useState(initial)
  const wanted = useRef(initial)
  // Before the effects of whatever is inside, which send the first calls.
  useLayoutEffect(() => {
    shown = language
    // Only another one: the same would still make the browser style the whole page anew.
    const root = document.documentElement
    if (root.lang !== LANGUAGE_TAGS[language]) root.lang = LANGUAGE_TAGS[language]
    mirrorInCookie('lang', language)
  }, [language])
  const choice = useMemo(
    () => ({
      language,
      setLanguage: (next: Language) => {
        writeStored('language', next)
        wanted.current = next
        // The old words stay until the new ones are there: nothing flickers, and the last choice wins.
        void retryLoad(() => ensureMessages(next)).then(() => wanted.current === next && show(next))
      },
    }),
    [language],
  )
  return <LanguageContext value={choice}>{children}</LanguageContext>
}

export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext)
}

export type Translate<K extends string> = (key: K, values?: TextValues) => string

/** `const t = useText(messages)`, then `t('join')`. */
export function useText<K extends string>(dictionary: Dictionary<K>): Translate<K> {
  const { language } = useLanguage()
  return useCallback(
    (key: K, values?: TextValues) => fillText(lookUp(dictionary, key, language), values),
    [dictionary, language],
  )
}
