import { CircleAlert } from 'lucide-react'
import { Suspense, type RefObject } from 'react'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { messages } from '../messages.ts'
import { usePreview } from './use-preview.ts'

const RichText = lazyComponent(async () => (await import('../../rich-text/public.ts')).RichText)

interface PreviewPaneProps {
  text: string
  lang: string
  isShown: boolean
  /** It has its own length and scrolls by itself, so the keyboard must reach it. */
  isScrolled: boolean
  pane: RefObject<HTMLDivElement | null>
}

/** Quiet about its troubles: writing goes on, and what was drawn before stays. */
export function PreviewPane({ text, lang, isShown, isScrolled, pane }: PreviewPaneProps) {
  const t = useText(messages)
  const { nodes, failure } = usePreview(text, isShown)
  return (
    <div
      ref={pane}
      className="editor-preview-scroll"
      {...(isScrolled && { tabIndex: 0, role: 'group', 'aria-label': t('preview') })}
    >
      {/* There before its words are, or they would not be read out. */}
      <div role="status">
        {failure !== null && (
          <p className="editor-note flex gap-2 text-sm">
            <CircleAlert className="size-4 mt-0.5" />
            {failure.isPaused ? t('previewPaused') : failure.words || t('previewFailed')}
          </p>
        )}
      </div>
      {nodes.length > 0 ? (
        <Suspense fallback={<CentredSpinner />}>
          <RichText nodes={nodes} idPrefix="preview-" lang={lang} />
        </Suspense>
      ) : (
        <p className="text-quiet font-read text-lg/[1.75rem] italic">{t('previewEmpty')}</p>
      )}
    </div>
  )
}
