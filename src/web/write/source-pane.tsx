import { useState } from 'react'
import type { Article } from '../../contract/articles.ts'
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '../../contract/messages.ts'
import { useText } from '../platform/language.tsx'
import { RichText } from '../rich-text/public.ts'
import { Button } from '../ui/button.tsx'
import { ToggleChips } from '../ui/choice-chips.tsx'
import { messages } from './messages.ts'

interface SourcePaneProps {
  article: Article
  /** Null when there is nothing to copy. */
  onCopyHeadings: (() => void) | null
}

/** The original beside its translation: to be read, not to be changed. */
export function SourcePane({ article, onCopyHeadings }: SourcePaneProps) {
  const t = useText(messages)
  const [isSource, setSource] = useState(false)
  const lang = LANGUAGE_TAGS[article.language]
  return (
    <section
      className="write-source min-w-0 rounded-card bg-surface lg:sticky lg:top-[calc(var(--header)+16px)]"
      aria-labelledby="write-source"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pt-4 pb-2">
        <h2 id="write-source" className="flex-[1_1_160px] text-sm/inherit">
          {t('source')}{' '}
          <span className="ml-2 text-quiet font-normal" lang={lang}>
            {LANGUAGE_NAMES[article.language]}
          </span>
        </h2>
        <fieldset>
          <legend className="sr-only">{t('sourceAs')}</legend>
          <ToggleChips
            choices={[false, true].map((asSource) => ({
              value: asSource,
              label: t(asSource ? 'asWritten' : 'asRead'),
            }))}
            chosen={[isSource]}
            onToggle={setSource}
          />
        </fieldset>
        {onCopyHeadings !== null && (
          <Button size="sm" onClick={onCopyHeadings}>
            {t('copyHeadings')}
          </Button>
        )}
      </header>
      {/* Scrolled by itself, so it can be reached by the keyboard. */}
      <div
        className="write-source-text px-5 pt-2 pb-6 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2 focus-visible:rounded-card"
        tabIndex={0}
        role="group"
        aria-labelledby="write-source"
      >
        <p className="font-read text-2xl font-bold" lang={lang}>
          {article.title}
        </p>
        <p className="text-quiet text-sm">{t('by', { name: article.authorName })}</p>
        {isSource ? (
          <pre lang={lang}>{article.content}</pre>
        ) : (
          <RichText className="mt-5" nodes={article.nodes} idPrefix="source-" lang={lang} />
        )}
      </div>
    </section>
  )
}
