import { useEffect, useState } from 'react'
import { fillText, LOCALES } from '../../contract/messages.ts'
import { useHead } from '../platform/head.tsx'
import { useLanguage, useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { usePageState } from '../platform/page-state.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { CentredSpinner } from '../ui/spinner.tsx'
import { messages as contactMessages } from './contact-messages.ts'
import './legal.css'
import { LegalSections } from './legal-sections.tsx'
import { loadedLegalText, loadLegalText } from './legal-texts.ts'
import { messages } from './messages.ts'
import type { LegalText } from './texts/legal-text.ts'

export function LegalPage() {
  const { path } = usePlace()
  const t = useText(messages)
  const { text, failed, retry } = useLegalText(path)
  if (text !== undefined) return <LegalArticle text={text} />
  return failed ? <LoadFailed title={t('loadFailed')} retry={retry} /> : <CentredSpinner />
}

function useLegalText(path: string): { text: LegalText | undefined; failed: boolean; retry: () => void } {
  const { language } = useLanguage()
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  const [, setLoaded] = useState('')
  useEffect(() => {
    if (loadedLegalText(path, language) !== undefined) return
    loadLegalText(path, language).then(
      () => setLoaded(`${path} ${language}`),
      () => setFailed(true),
    )
  }, [path, language, tries])
  function retry(): void {
    setFailed(false)
    setTries(tries + 1)
  }
  return { text: loadedLegalText(path, language), failed, retry }
}

function LegalArticle({ text }: { text: LegalText }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const tell = useText(contactMessages)
  const { siteName, contact } = usePageState()
  const fill = (words: string) => fillText(words, { siteName, contact: contact || tell('unpublished') })
  useHead({ title: text.title, description: fill(text.summary) })
  const date = new Date(text.updatedAt).toLocaleDateString(LOCALES[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return (
    <article className="wrap pt-14 max-md:pt-7">
      <header className="max-w-measure">
        <h1 className="font-read text-3xl font-bold tracking-tighter">{text.title}</h1>
        <p className="my-3 text-quiet text-lg/[1.75rem]">{fill(text.summary)}</p>
        <p className="text-sm text-quiet">{t('updated', { date })}</p>
        {contact === '' && <p className="note mt-4">{tell('noContact', { siteName })}</p>}
      </header>
      <LegalSections sections={text.sections} fill={fill} contentsLabel={t('contents')} />
    </article>
  )
}
