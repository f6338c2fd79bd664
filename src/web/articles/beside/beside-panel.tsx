import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { Article } from '../../../contract/articles.ts'
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { RichText } from '../../rich-text/public.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { articleQueries } from '../article-queries.ts'
import { blocksOf } from '../continue/find-place.ts'
import { matchBlock } from './match-block.ts'
import { messages } from './messages.ts'
import { usePanelPosition } from './use-panel-position.ts'

interface BesidePanelProps {
  article: Article
  body: RefObject<HTMLElement | null>
  block: number
  onBlock: (block: number) => void
  onClose: () => void
}

/** A passage of the article as it stands in a translation. Escape puts it away. */
export function BesidePanel({ article, body, block, onBlock, onClose }: BesidePanelProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const panel = useRef<HTMLDivElement>(null)
  const others = article.languages.filter((other) => other.language !== article.language)
  const [chosen, choose] = useState(() => others.find((other) => other.language === language) ?? others[0])
  const blocks = body.current === null ? [] : blocksOf(body.current)
  usePanelPosition(panel, blocks[block])
  useFocus(panel, onClose)
  if (chosen === undefined) return null
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t('passage')}
      tabIndex={-1}
      className="absolute z-12 scroll-mb-20 flex flex-col max-h-[70dvh] border border-line rounded-panel bg-surface shadow-float text-sm outline-none print:hidden"
    >
      <div className="flex items-center gap-1 pl-4 pr-1 border-b border-line">
        <p className="font-semibold" lang={LANGUAGE_TAGS[chosen.language]}>
          {LANGUAGE_NAMES[chosen.language]}
        </p>
        <span className="flex ml-auto">
          <IconButton
            label={t('previous')}
            icon={<ChevronUp />}
            disabled={block === 0}
            onClick={() => onBlock(block - 1)}
          />
          <IconButton
            label={t('next')}
            icon={<ChevronDown />}
            disabled={block >= blocks.length - 1}
            onClick={() => onBlock(block + 1)}
          />
          <IconButton label={t('close')} icon={<X />} onClick={onClose} />
        </span>
      </div>
      {others.length > 1 && (
        <fieldset className="px-4 pt-3">
          <legend className="sr-only">{t('language')}</legend>
          <ChoiceChips
            choices={others.map((other) => ({
              value: other.language,
              label: LANGUAGE_NAMES[other.language],
              lang: LANGUAGE_TAGS[other.language],
            }))}
            value={chosen.language}
            onChange={(wanted) => choose(others.find((other) => other.language === wanted))}
          />
        </fieldset>
      )}
      <Passage key={chosen.id} article={article} otherId={chosen.id} block={block} />
    </div>
  )
}

interface PassageProps {
  article: Article
  otherId: number
  block: number
}

function Passage({ article, otherId, block }: PassageProps) {
  const t = useText(messages)
  const { data: other, isPending, isFetching, refetch } = useQuery(articleQueries.detail(otherId))
  const place = other ? matchBlock(article.nodes, other.nodes, block) : null
  const node = place === null ? undefined : other?.nodes[place]
  const isStale = Boolean(article.staleSince ?? other?.staleSince)
  const words = useRef<HTMLDivElement>(null)
  // All of it in sight, also when the words arrive late.
  useEffect(() => {
    words.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [other, block])
  return (
    <div ref={words} className="overflow-y-auto p-4" aria-live="polite" aria-busy={isPending}>
      {other && node && (
        <RichText
          nodes={[node]}
          idPrefix="beside-"
          lang={LANGUAGE_TAGS[other.language]}
          className="text-base/[1.625rem]"
        />
      )}
      {other && !node && <p>{t('noMatch')}</p>}
      {other && node && isStale && <p className="mt-3 text-quiet">{t('stale')}</p>}
      {isPending && <p className="text-quiet">{t('loading')}</p>}
      {!isPending && !other && (
        <p>
          {t('failed')}{' '}
          <Button size="sm" variant="text" busy={isFetching} onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
      {other && (
        <Link
          to={`/article/${otherId}`}
          className="link inline-block mt-3"
          hrefLang={LANGUAGE_TAGS[other.language]}
        >
          {t('open')}
        </Link>
      )}
    </div>
  )
}

/** The keyboard goes into it, and back to where it was. */
function useFocus(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const before = document.activeElement
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close()
    }
    panel.current?.focus({ preventScroll: true })
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [panel])
}
