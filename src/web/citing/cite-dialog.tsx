import { Copy } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useLanguage, useText } from '../platform/language.tsx'
import { usePageState } from '../platform/page-state.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast-store.ts'
import { apa } from './apa.ts'
import { bibtex } from './bibtex.ts'
import { sourceOf, type Cited } from './cited.ts'
import { messages } from './messages.ts'

/** How to name a page as a source: the address of the version that was read, and two of the usual forms. */
export function CiteDialog({ cited, onClose }: { cited: Cited; onClose: () => void }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { siteName } = usePageState()
  const [today] = useState(() => new Date())
  const source = sourceOf(cited)
  const url = new URL(source.path, location.origin).href
  const formerMember = t('formerMember')
  const words = {
    language,
    siteName,
    formerMember,
    kind: source.kind === 'article' ? '' : t(source.kind),
    translator: t('translator'),
    retrieved: (date: string, address: string) => t('retrieved', { date, url: address }),
  }
  return (
    <Dialog open title={t('title')} description={t(source.isFixed ? 'fixed' : 'changing')} onClose={onClose}>
      <div className="grid gap-5">
        <Form label={t(source.isFixed ? 'versionLink' : 'link')} text={url} />
        <Form label={t('apa')} text={apa(source, url, today, words)} />
        <Form label={t('bibtex')} text={bibtex(source, url, today, { siteName, formerMember })} isCode />
      </div>
    </Dialog>
  )
}

interface FormProps {
  label: string
  text: string
  isCode?: boolean
}

/** One form of the citation, to be read here and taken away. */
function Form({ label, text, isCode = false }: FormProps) {
  const t = useText(messages)
  const id = useId()
  const block = useRef<HTMLPreElement>(null)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('copied', { what: label }), tone: 'success' })
    } catch {
      if (block.current !== null) getSelection()?.selectAllChildren(block.current)
      toast({ title: t('copyYourself') })
    }
  }
  return (
    <section aria-labelledby={id}>
      <div className="flex items-center justify-between gap-4">
        <h3 id={id} className="text-sm font-semibold">
          {label}
        </h3>
        <Button
          size="sm"
          variant="text"
          aria-label={t('copyWhat', { what: label })}
          onClick={() => void copy()}
        >
          <Copy aria-hidden="true" />
          {t('copy')}
        </Button>
      </div>
      <pre
        ref={block}
        className={`mt-1 px-4 py-3 rounded-control bg-raised text-sm whitespace-pre-wrap wrap-anywhere ${isCode ? 'font-mono' : 'font-ui'}`}
      >
        {text}
      </pre>
    </section>
  )
}
