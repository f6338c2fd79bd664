import { useInfiniteQuery } from '@tanstack/react-query'
import { ArticleCard } from '../articles/public.ts'
import { fillNodes } from '../platform/fill-nodes.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { RelativeTime } from '../platform/time.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { useUnfinished, type Unfinished } from '../write/public.ts'
import { LibraryList, LibrarySkeleton } from './library-list.tsx'
import { itemsOf, ownQuery, type OwnArticle } from './library-queries.ts'
import { messages } from './messages.ts'
import { NothingHere } from './nothing-here.tsx'

const editorOf = ({ id }: OwnArticle): string => `/create-article?article=${id}`

/** Texts that were left in the middle first, then the drafts that were saved. */
export function DraftsList() {
  const t = useText(messages)
  const answer = useInfiniteQuery(ownQuery('draft'))
  const unfinished = useUnfinished()
  const drafts = itemsOf(answer.data)
  const places = new Set(drafts.map(editorOf))
  // A draft with an unsaved edit is one thing.
  const texts = unfinished.items.filter(({ to }) => !places.has(to))
  const unsaved = new Set(unfinished.items.map(({ to }) => to))
  if (unfinished.isPending) return <LibrarySkeleton />
  const isAlone = texts.length === 0 && !unfinished.isError
  return (
    <>
      {unfinished.isError && (
        <LoadFailed title={t('unfinishedFailed')} retry={unfinished.retry} busy={unfinished.isFetching} />
      )}
      {texts.length > 0 && <UnfinishedTexts texts={texts} />}
      {texts.length > 0 && drafts.length > 0 && <h2 className="library-heading">{t('savedDrafts')}</h2>}
      <LibraryList
        answer={answer}
        isEmpty={drafts.length === 0}
        empty={isAlone && <NothingHere tab="drafts" />}
      >
        {drafts.map((draft) => (
          <li key={draft.id}>
            <ArticleCard
              article={draft}
              to={editorOf(draft)}
              size="row"
              heading={texts.length > 0 ? 'h3' : 'h2'}
              foot={<DraftFoot draft={draft} hasUnsaved={unsaved.has(editorOf(draft))} />}
            />
          </li>
        ))}
      </LibraryList>
    </>
  )
}

function UnfinishedTexts({ texts }: { texts: Unfinished[] }) {
  const t = useText(messages)
  return (
    <section aria-labelledby="library-unfinished">
      <h2 id="library-unfinished" className="library-heading">
        {t('unfinished')}
      </h2>
      <ul className="library-texts">
        {texts.map(({ to, title, label, at }) => (
          <li key={to}>
            <Link to={to}>
              <b>{title || t('untitled')}</b>
              <span className="article-meta">
                <span>{label}</span>
                <RelativeTime at={at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DraftFoot({ draft, hasUnsaved }: { draft: OwnArticle; hasUnsaved: boolean }) {
  const t = useText(messages)
  return (
    <div className="article-card-foot library-foot">
      <span>{fillNodes(t('changed'), { date: <RelativeTime at={draft.updatedAt} /> })}</span>
      {hasUnsaved && <span className="library-unsaved">{t('unsaved')}</span>}
    </div>
  )
}
