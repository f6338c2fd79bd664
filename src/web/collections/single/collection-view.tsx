import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useCallback, useMemo } from 'react'
import type { Collection } from '../../../contract/collections.ts'
import { Comments } from '../../comments/public.ts'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { useHead } from '../../platform/head.tsx'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { Link, usePlace } from '../../platform/link.tsx'
import { LikeButton, SaveButton, ShareMenu } from '../../reactions/public.ts'
import { changeCollection } from '../collection-cache.ts'
import { pathOfCollection } from '../collection-path.ts'
import { collectionSubject } from '../collection-subject.ts'
import { useCollectionMine } from '../use-collection.ts'
import { CollectionHead } from './collection-head.tsx'
import { CollectionMenu } from './collection-menu.tsx'
import { messages } from './messages.ts'
import { readView } from './row-view.ts'
import { RowsPart } from './rows-part.tsx'

const Notices = deferHydration(async () => (await import('./later-parts.ts')).Notices)
const DeletedNotice = lazyComponent(async () => (await import('./deleted-notice.tsx')).DeletedNotice)

/** One collection: what it is, its data in one of three views, and what people say about it. */
export function CollectionView({ collection }: { collection: Collection }) {
  const t = useText(messages)
  const { id, title, description, isNsfw, state, shownVersion } = collection
  const isOld = shownVersion !== null
  useHead({
    title: isNsfw ? t('collection') : title,
    description: isNsfw ? '' : description || title,
    isIndexable: state === 'published' && !isNsfw && !isOld,
    canonical: pathOfCollection(id),
  })
  return (
    <div className="wrap pt-3 pb-16 md:pt-6">
      <Link
        to="/database?tab=collections"
        className="inline-flex items-center gap-2 min-h-11 mb-2 text-quiet font-semibold text-sm/inherit hover:text-text"
      >
        <ArrowLeft className="size-4.5" aria-hidden="true" />
        {t('back')}
      </Link>
      {state === 'deleted' ? (
        <Suspense>
          <DeletedNotice collection={collection} />
        </Suspense>
      ) : (
        <Whole collection={collection} isOld={isOld} />
      )}
    </div>
  )
}

function Whole({ collection, isOld }: { collection: Collection; isOld: boolean }) {
  const t = useText(messages)
  const client = useQueryClient()
  const mine = useCollectionMine(collection.id)
  const view = readView(usePlace().query)
  const { id, title, author } = collection
  const isOpen = collection.state === 'published'
  const subject = collectionSubject(id)
  const onCount = useCallback((comments: number) => changeCollection(client, id, { comments }), [client, id])
  const authorId = author?.id
  const authorIds = useMemo(() => (authorId === undefined ? [] : [authorId]), [authorId])
  return (
    <>
      <CollectionHead collection={collection} />
      {(isOld || !isOpen || mine.isInvited) && <Notices collection={collection} isInvited={mine.isInvited} />}
      <div
        role="group"
        aria-label={t('actions')}
        className="flex flex-wrap items-center gap-1 mt-3 -ml-2.5 print:hidden"
      >
        {isOpen && <LikeButton subject={subject} likes={collection.likes} liked={mine.liked} />}
        {isOpen && <SaveButton subject={subject} bookmarked={mine.bookmarked} />}
        {isOpen && <ShareMenu subject={subject} title={collection.isNsfw ? '' : title} />}
        <CollectionMenu collection={collection} mine={mine} />
      </div>
      <RowsPart collection={collection} mine={mine} view={view} isOld={isOld} />
      {isOpen && !isOld && (
        <div className="max-w-[760px] mt-14">
          <Comments
            objectType="collection"
            objectId={id}
            commentCount={collection.comments}
            authorIds={authorIds}
            onCount={onCount}
          />
        </div>
      )}
    </>
  )
}
