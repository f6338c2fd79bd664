import { PenLine } from 'lucide-react'
import { PAGE_POST_TYPES } from '../../contract/page-posts.ts'
import { useIsMember } from '../auth/public.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { navigate } from '../platform/location.ts'
import { hasDeviceDraft } from '../editor/public.ts'
import { SignInWall } from '../sign-in-wall/public.ts'
import './composer.css'
import { DRAFT } from './draft-slot.ts'
import { PostForm } from './form/post-form.tsx'
import { messages } from './messages.ts'

/** /page-create: the whole form, for whoever came to post. `?type=video` begins with a video. */
export function PageCreatePage() {
  const t = useText(messages)
  const isMember = useIsMember()
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
