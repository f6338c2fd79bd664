import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../platform/language.tsx'

/** Lists show the version of an article in the reader's language: in another language they are other lists. */
export function LanguageSync() {
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const last = useRef(language)
  useEffect(() => {
    if (last.current === language) return
    last.current = language
    void queryClient.invalidateQueries()
  }, [language, queryClient])
  return null
}
