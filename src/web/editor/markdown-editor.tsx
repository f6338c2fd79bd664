import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useIsHydrated } from '../platform/hydrated.ts'
import { formatNumber } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { FieldError } from '../ui/field.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { countText } from './count-words.ts'
import './editor.css'
import { applyEdit, changeQuietly } from './edits/apply-edit.ts'
import { insertParagraph } from './edits/block-edits.ts'
import { IMAGE_TYPES } from './images/upload-image.ts'
import { useImageUploads } from './images/use-image-uploads.ts'
import { messages } from './messages.ts'
import { PreviewPane } from './preview/preview-pane.tsx'
import { useScrollSync } from './preview/use-scroll-sync.ts'
import { useIsWide } from './preview/use-is-wide.ts'
import { messages as toolMessages } from './toolbar/messages.ts'
import { Toolbar } from './toolbar/toolbar.tsx'
import type { Tool } from './toolbar/tools.ts'
import { useTextEvents } from './use-text-events.ts'

const ImageRows = deferHydration(async () => (await import('./images/image-rows.tsx')).ImageRows)

interface MarkdownEditorProps {
  /** Of the text area, for whoever leads the focus there. */
  id: string
  label: string
  value: string
  onChange: (text: string) => void
  /** The language the text is written in, as the outside world calls it. */
  lang: string
  placeholder?: string
  error?: string | undefined
  /** Beside each other where there is room, or one after the other at every width. */
  layout?: 'side-by-side' | 'tabs'
  /** False where pictures are not taken: words alone. */
  hasImages?: boolean
}

/** A text area for Markdown with its tools, its pictures and a live preview. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { id, label, value, onChange, lang, placeholder, error, layout = 'side-by-side' } = props
  const { hasImages = true } = props
  const t = useText(messages)
  const tools = useText(toolMessages)
  const isAlive = useIsHydrated()
  const isSideBySide = useIsWide() && layout === 'side-by-side'
  const [view, setView] = useState<View>('write')
  const [told, setTold] = useState(error)
  if (told !== error) {
    setTold(error)
    // What is wrong with the text is told beside the text, not behind the preview.
    if (error !== undefined) setView('write')
  }
  const area = useRef<HTMLTextAreaElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const typedAt = useRef(0)
  const uploads = useImageUploads({
    read: () => area.current?.value ?? '',
    insert: (paragraph) => area.current && applyEdit(area.current, insertParagraph(paragraph)),
    change: (change) => area.current && changeQuietly(area.current, change),
    focus: () => area.current?.focus(),
    typedAt: () => typedAt.current,
  })
  useScrollSync(pane, isSideBySide)
  useLayoutEffect(() => grow(area.current), [value])

  function use(tool: Tool): void {
    if (tool.edit === undefined) files.current?.click()
    else if (area.current) applyEdit(area.current, tool.edit(tools('column')))
  }
  const { isOver, ...events } = useTextEvents(area, use, hasImages ? uploads.add : null)
  // Always named: the tabs, which the style sheet shows by the width, never point at nothing.
  const panel = (of: View) => ({
    id: `panel-${id}-${of}`,
    ...(!isSideBySide && { role: 'tabpanel', 'aria-labelledby': `tab-${id}-${of}` }),
  })

  return (
    <div className={`editor editor-${layout}`} data-view={view}>
      <div className="editor-top flex items-center justify-between gap-4">
        <Tabs
          label={t('view')}
          tabs={[
            { id: `${id}-write`, label: t('write') },
            { id: `${id}-preview`, label: t('preview') },
          ]}
          selected={`${id}-${view}`}
          onSelect={(tab) => setView(tab === `${id}-write` ? 'write' : 'preview')}
        />
        <Counts id={`${id}-counts`} text={value} />
      </div>
      <div className="editor-head sticky z-5 -mx-2.5 bg-bg border-b border-line">
        <Toolbar controls={id} isDisabled={!isAlive} hasImages={hasImages} onUse={use} />
      </div>
      <div className="editor-panes">
        <div className="editor-write min-w-0" {...panel('write')}>
          <label htmlFor={id} className="sr-only">
            {label}
          </label>
          <textarea
            ref={area}
            id={id}
            className="editor-text block w-full py-6 resize-none overflow-hidden field-sizing-content font-mono text-base/[1.75rem] font-normal focus-visible:outline-none data-over:bg-accent-soft data-over:rounded-media"
            lang={lang}
            value={value}
            placeholder={placeholder}
            readOnly={!isAlive}
            data-mentions=""
            data-over={isOver ? t('dropHere') : undefined}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={`${id}-counts${error === undefined ? '' : ` ${id}-error`}`}
            onChange={(event) => onChange(event.currentTarget.value)}
            {...events}
            onKeyDown={(event) => {
              typedAt.current = performance.now()
              events.onKeyDown(event)
            }}
          />
          <FieldError id={`${id}-error`}>{error}</FieldError>
          {uploads.items.length > 0 && <ImageRows uploads={uploads} />}
        </div>
        <div className="editor-preview min-w-0 py-6" {...panel('preview')}>
          <PreviewPane
            text={value}
            lang={lang}
            isShown={isSideBySide || view === 'preview'}
            isScrolled={isSideBySide}
            pane={pane}
          />
        </div>
      </div>
      {hasImages && (
        <input
          ref={files}
          type="file"
          hidden
          multiple
          accept={IMAGE_TYPES.join(',')}
          aria-label={t('choosePictures')}
          onChange={(event) => {
            uploads.add(event.currentTarget.files ?? [])
            event.currentTarget.value = ''
          }}
        />
      )}
    </div>
  )
}

type View = 'write' | 'preview'

function Counts({ id, text }: { id: string; text: string }) {
  const t = useText(messages)
  const { language } = useLanguage()
  // Behind the typing, never before it.
  const { words, characters } = countText(useDeferredValue(text))
  return (
    <p id={id} className="text-quiet text-sm tabular-nums">
      {t('words', { count: words, shown: formatNumber(words, language) })} /{' '}
      {t('characters', { count: characters, shown: formatNumber(characters, language) })}
    </p>
  )
}

/** The text area is as long as its text, so that only the page scrolls. Newer browsers do it by themselves. */
function grow(area: HTMLTextAreaElement | null): void {
  if (area === null || CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}
