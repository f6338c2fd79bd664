import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import type { Article } from '../../../contract/articles.ts'
import { useText } from '../../platform/language.tsx'
import { TableOfContents } from '../../rich-text/public.ts'
import './article-contents.css'
import { messages } from './messages.ts'
import { useReadingPlace } from './use-reading-place.ts'

interface ArticleContentsProps {
  article: Article
  body: RefObject<HTMLElement | null>
}

/** Beside the text on wide screens; folded above it on narrow ones. With the bar under the header that fills. */
export function ArticleContents({ article, body }: ArticleContentsProps) {
  const t = useText(messages)
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { headingId, share } = useReadingPlace(body)
  useEffect(() => bar.current?.style.setProperty('--read', String(share)), [share])
  const left = Math.ceil(article.readingMinutes * (1 - share))
  const hasContents = article.nodes.filter(({ type }) => type === 'heading').length > 1
  return (
    <div
      className="article-side w-full max-w-(--article-column) mx-auto lg:sticky lg:top-[calc(var(--header)+32px)] lg:overflow-y-auto"
      data-open={isOpen || undefined}
    >
      <div ref={bar} className="article-progress" aria-hidden="true" />
      {hasContents && (
        <>
          <button
            type="button"
            className="article-side-toggle"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t('contents')}
            <ChevronDown />
          </button>
          {/* A chosen entry leads away from the list; on a narrow screen it folds behind the reader. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div
            id={id}
            className="article-side-list px-4 pt-1 pb-3 lg:p-0"
            onClick={(event) => event.target instanceof HTMLAnchorElement && setOpen(false)}
          >
            <TableOfContents nodes={article.nodes} currentId={headingId} />
          </div>
        </>
      )}
      {share > 0 && left > 0 && (
        <p className="article-left hidden lg:block lg:text-quiet lg:text-sm">
          {t('minutesLeft', { count: left })}
        </p>
      )}
    </div>
  )
}
