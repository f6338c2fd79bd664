import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide-react'
import { useState } from 'react'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { listScheduledPosts, type ScheduledPost } from '../../../contract/scheduled-posts.ts'
import { addressOf } from '../../platform/api.ts'
import { useHead } from '../../platform/head.tsx'
import { useLanguage, useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { formatMoment } from '../../scheduling/public.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PostForm } from '../form/post-form.tsx'
import { EditFoot } from './edit-foot.tsx'
import { messages } from './messages.ts'
import { placeOfWaiting } from './waiting-place.ts'

const DRAFTS = '/library?tab=drafts'
const toDrafts = (): void => navigate(DRAFTS)

/** A post that waits for its time, in the form that it was written in. */
export function EditScheduled({ id }: { id: number }) {
  const t = useText(messages)
  useHead({ title: t('title'), isIndexable: false })
  const { data, isFetching, refetch } = useQuery<ResponseOf<typeof listScheduledPosts>>({
    queryKey: [addressOf(listScheduledPosts)],
    meta: { holds: ['scheduled-post'] },
    refetchOnMount: 'always',
  })
  // What is being edited stays in the form, whatever becomes of the list.
  const [post, setPost] = useState<ScheduledPost>()
  const found = isFetching ? undefined : data?.items.find((item) => item.id === id)
  if (post === undefined && found !== undefined) setPost(found)
  return (
    <div className="wrap composer-page pt-10 pb-16 max-md:pt-6">
      <h1 className="mb-5 font-read text-2xl font-bold">{t('title')}</h1>
      {post !== undefined ? (
        <EditForm post={post} />
      ) : (
        !isFetching &&
        found === undefined &&
        (data === undefined ? (
          <LoadFailed title={t('loadFailed')} retry={() => void refetch()} />
        ) : (
          <EmptyState
            icon={<CalendarX2 />}
            title={t('gone')}
            text={t('goneText')}
            action={<LinkButton to={DRAFTS}>{t('drafts')}</LinkButton>}
          />
        ))
      )}
    </div>
  )
}

function EditForm({ post }: { post: ScheduledPost }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const client = useQueryClient()
  const [place] = useState(() => placeOfWaiting(post, client, toDrafts))
  const date = formatMoment(post.publishAt, language)
  return (
    <>
      <p className={`mb-4 ${post.refusal === null ? 'text-quiet' : 'text-danger'}`}>
        {post.refusal === null ? t('due', { date }) : t('notPosted', { date, reason: post.refusal })}
      </p>
      <section className="composer relative rounded-card bg-surface" aria-label={t('label')}>
        <PostForm
          firstType={post.type}
          staysOpen={false}
          place={place}
          foot={EditFoot}
          onPosted={(posted) => navigate(`/page-post/${posted.id}`)}
          onScheduled={toDrafts}
        />
      </section>
    </>
  )
}
