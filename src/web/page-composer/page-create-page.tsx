import { PenLine } from 'lucide-react'
import { Suspense } from 'react'
import { PAGE_POST_TYPES } from '../../contract/page-posts.ts'
import { useIsMember } from '../auth/public.ts'
import { useHead } from '../platform/head.tsx'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { usePlace } from '../platform/link.tsx'
import { navigate } from '../platform/location.ts'
import { hasDeviceDraft } from '../editor/public.ts'
import { SignInWall } from '../sign-in-wall/public.ts'
import './composer.css'
import { DRAFT } from './draft-slot.ts'
import { PostForm } from './form/post-form.tsx'
import { messages } from './messages.ts'

const EditScheduled = lazyComponent(
  async () => (await import('./scheduled/edit-scheduled.tsx')).EditScheduled,
)

/** /page-create: the whole form, for whoever came to post; `?scheduled=7` changes what waits for its time. */
export function PageCreatePage() {
  const isMember = useIsMember()
  const scheduled = usePlace().query.get('scheduled')
  const isAlive = useIsHydrated()
  if (!isMember || scheduled === null) return <NewPost isMember={isMember} />
  if (!isAlive) return <Unknown />
  return (
    <Suspense>
      <EditScheduled key={scheduled} id={Number(scheduled)} />
    </Suspense>
  )
}

/** No document knows what waits. */
function Unknown() {
  const t = useText(messages)
  useHead({ title: t('title'), isIndexable: false })
  return <div className="wrap composer-page" aria-busy />
}

/** `?type=video` begins with a video. */
function NewPost({ isMember }: { isMember: boolean }) {
  const t = useText(messages)
  const { query } = usePlace()
  useHead({ title: t('title'), description: t('description'), isIndexable: false })
  if (!isMember) return <SignInWall kind="post" icon={<PenLine />} hasDraft={() => hasDeviceDraft(DRAFT)} />
  return (
    <div className="wrap composer-page pt-10 pb-16 max-md:pt-6">
      <h1 className="mb-5 font-read text-2xl font-bold">{t('title')}</h1>
      <section className="composer relative rounded-card bg-surface" aria-label={t('label')}>
        <PostForm
          firstType={PAGE_POST_TYPES.find((type) => type === query.get('type')) ?? 'photo'}
          staysOpen={false}
          onPosted={({ id }) => navigate(`/page-post/${id}`)}
          onScheduled={() => navigate('/library?tab=drafts')}
        />
      </section>
    </div>
  )
}
