import { CalendarClock } from 'lucide-react'
import { useRef } from 'react'
import { ArticleCard } from '../articles/public.ts'
import { fillNodes } from '../platform/fill-nodes.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { RelativeTime } from '../platform/time.tsx'
import { useUnfinishedQuestions } from '../questions/public.ts'
import { ScheduleActions, ScheduledFor } from '../scheduling/public.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { usePagedList } from '../ui/use-paged-list.ts'
import { useUnfinished, type Unfinished } from '../write/public.ts'
import { LibraryList } from './library-list.tsx'
import { ownQuery, type OwnArticle } from './library-queries.ts'
import { messages } from './messages.ts'
import { NothingHere } from './nothing-here.tsx'
import { messages as scheduledMessages } from './scheduled-messages.ts'
import { ScheduledPosts } from './scheduled-posts.tsx'
import { useScheduledPosts } from './use-scheduled-posts.ts'
import { useTakeDraft } from './use-take-draft.ts'

const editorOf = ({ id }: OwnArticle): string => `/create-article?article=${id}`

/** Posts that are scheduled first, then texts that were left in the middle, then the drafts that were saved. */
export function DraftsList() {
  const t = useText(messages)
  const { items = [], ...list } = usePagedList(ownQuery('draft'))
  const unfinished = useUnfinished()
  const begun = useUnfinishedQuestions()
  const scheduled = useScheduledPosts()
  const s = useText(scheduledMessages)
  const drafts = unfinished.isPending ? [] : items
  const places = new Set(drafts.map(editorOf))
  // A draft with an unsaved edit is one thing.
  const texts = [...unfinished.items.filter(({ to }) => !places.has(to)), ...begun].toSorted((a, b) =>
    b.at.localeCompare(a.at),
  )
  const unsaved = new Set(unfinished.items.map(({ to }) => to))
  const hasPosts = scheduled.items.length > 0 || scheduled.isError
  const isAlone = texts.length === 0 && !unfinished.isError && !hasPosts
  const isBelow = texts.length > 0 || hasPosts
  return (
    <>
      {unfinished.isError && (
        <LoadFailed title={t('unfinishedFailed')} retry={unfinished.retry} busy={unfinished.isFetching} />
      )}
      {scheduled.isError && (
        <LoadFailed title={s('loadFailed')} retry={scheduled.retry} busy={scheduled.isFetching} />
      )}
      {scheduled.items.length > 0 && <ScheduledPosts posts={scheduled.items} most={scheduled.most} />}
      {texts.length > 0 && <UnfinishedTexts texts={texts} />}
      {isBelow && drafts.length > 0 && <h2 className="mt-7 text-xl">{t('savedDrafts')}</h2>}
      <LibraryList
        list={{ ...list, isPending: list.isPending || unfinished.isPending || scheduled.isPending }}
        items={drafts}
        empty={isAlone && <NothingHere tab="drafts" />}
      >
        {(draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            heading={isBelow ? 'h3' : 'h2'}
            hasUnsaved={unsaved.has(editorOf(draft))}
          />
        )}
      </LibraryList>
    </>
  )
}

function UnfinishedTexts({ texts }: { texts: Omit<Unfinished, 'key'>[] }) {
  const t = useText(messages)
  return (
    <section aria-labelledby="library-unfinished">
      <h2 id="library-unfinished" className="mt-7 text-xl">
        {t('unfinished')}
      </h2>
      <ul className="library-texts row-list mt-2">
        {texts.map(({ to, title, label, at }) => (
          <li key={to}>
            <Link to={to}>
              <b className="truncate font-read text-lg font-bold">{title || t('untitled')}</b>
              <span className="meta-line">
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

interface DraftRowProps {
  draft: OwnArticle
  heading: 'h2' | 'h3'
  hasUnsaved: boolean
}

function DraftRow({ draft, heading, hasUnsaved }: DraftRowProps) {
  const t = useText(messages)
  const row = useRef<HTMLLIElement>(null)
  const take = useTakeDraft(row)
  const foot = (
    <div className="article-card-foot library-foot">
      <span>{fillNodes(t('changed'), { date: <RelativeTime at={draft.updatedAt} /> })}</span>
      {hasUnsaved && <span className="text-accent-text font-semibold">{t('unsaved')}</span>}
      {draft.publishAt !== null && (
        <div className="library-schedule flex flex-wrap items-center gap-x-6 gap-y-1 w-full max-md:gap-y-3">
          <p className="flex gap-2 w-full text-text font-semibold">
            <CalendarClock aria-hidden="true" />
            <span>
              <ScheduledFor at={draft.publishAt} />
            </span>
          </p>
          <ScheduleActions draft={draft} onSaved={take} isInList />
        </div>
      )}
    </div>
  )
  return (
    <li ref={row}>
      <ArticleCard article={draft} to={editorOf(draft)} size="row" heading={heading} foot={foot} />
    </li>
  )
}
