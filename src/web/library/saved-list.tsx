import { BookmarkX } from 'lucide-react'
import { Suspense, useRef, type ReactNode } from 'react'
import type { PagePost } from '../../contract/page-posts.ts'
import { ArticleCard, AuthorName } from '../articles/public.ts'
import { PostSnippet } from '../page-posts/public.ts'
import { fillNodes } from '../platform/fill-nodes.ts'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { ShortDate } from '../platform/time.tsx'
import { useSave } from '../reactions/public.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast-store.ts'
import { usePagedList } from '../ui/use-paged-list.ts'
import { leaveRow } from './leave-row.ts'
import { LibraryList } from './library-list.tsx'
import { savedQuery, type Saved } from './library-queries.ts'
import { messages } from './messages.ts'
import { useNameOfPost } from './name-of-post.ts'
import { NothingHere } from './nothing-here.tsx'

/** Few have saved one: its code comes with the first. */
const SavedQuestion = lazyComponent(async () => (await import('./saved-question.tsx')).SavedQuestion)

export function SavedList() {
  const { items: saved = [], ...list } = usePagedList(savedQuery)
  const shown = saved.filter(({ isRemoved }) => isRemoved !== true)
  return (
    <LibraryList list={list} items={shown} empty={<NothingHere tab="saved" />}>
      {(item) => <SavedRow key={`${item.objectType} ${item.objectId}`} saved={item} />}
    </LibraryList>
  )
}

const SavedCollection = lazyComponent(async () => (await import('./saved-collection.tsx')).SavedCollection)

/** `actions` stand beside the way to let it go. */
export function SavedRow({ saved, actions }: { saved: Saved; actions?: ReactNode }) {
  const t = useText(messages)
  const row = useRef<HTMLLIElement>(null)
  const nameOf = useNameOfPost()
  const { article, pagePost, question, collection, createdAt, folder } = saved
  const save = useSave({ type: saved.objectType, id: saved.objectId }, folder)
  const known = article?.title ?? question?.title ?? collection?.title
  const name = known ?? (pagePost === null ? t('gone') : nameOf(pagePost))
  function remove(): void {
    leaveRow(row.current)
    save(false)
    toast({ title: t('removed'), action: { label: t('undo'), onAct: () => save(true) } })
  }
  const foot = (author: ReactNode) => (
    <div className="article-card-foot library-foot">
      {author}
      <span>{fillNodes(t('savedOn'), { date: <ShortDate at={createdAt} /> })}</span>
      {actions}
      <Button
        size="sm"
        variant="text"
        className="ml-auto text-quiet hover:text-text max-md:-ml-2"
        aria-label={`${t('remove')}: ${name}`}
        onClick={remove}
      >
        <BookmarkX />
        {t('remove')}
      </Button>
    </div>
  )
  return (
    <li ref={row}>
      {pagePost !== null && (
        <div className="library-post py-5">
          <SavedPost post={pagePost} foot={foot(null)} />
        </div>
      )}
      {question !== null && (
        <Suspense fallback={<Skeleton className="my-5 h-28 w-full" />}>
          <SavedQuestion question={question} foot={foot(null)} />
        </Suspense>
      )}
      {collection !== null && (
        <Suspense fallback={<Skeleton className="my-5 h-28 w-full" />}>
          <SavedCollection collection={collection} foot={foot(null)} />
        </Suspense>
      )}
      {known === undefined && pagePost === null && (
        <div className="py-5">
          <p className="text-quiet font-read text-xl font-bold max-md:text-lg">{t('gone')}</p>
          <p className="mt-1 text-quiet">{t('goneText')}</p>
          {foot(null)}
        </div>
      )}
      {article !== null && (
        <ArticleCard
          article={article}
          size="row"
          heading="h2"
          foot={foot(<AuthorName person={article.authorId} name={article.authorName} />)}
        />
      )}
    </li>
  )
}

/** A tile has no foot of its own: what can be done with it stands under it. */
function SavedPost({ post, foot }: { post: PagePost; foot: ReactNode }) {
  if (!post.isRedacted) return <PostSnippet post={post} heading="h2" foot={foot} isRow />
  return (
    <>
      <PostSnippet post={post} heading="h2" />
      {foot}
    </>
  )
}
