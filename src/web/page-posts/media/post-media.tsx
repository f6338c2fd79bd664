import { CircleAlert, Loader } from 'lucide-react'
import type { PagePost, PostMedia as Media } from '../../../contract/page-posts.ts'
import { useUser } from '../../auth/public.ts'
import { useText } from '../../platform/language.tsx'
import './media.css'
import { messages } from './messages.ts'
import { Photo } from './photo.tsx'
import { useUntilReady } from './use-until-ready.ts'
import { Video } from './video.tsx'

/** The one medium of a post. What is not ready says so and appears when it is. */
export function PostMedia({ post, isFirst }: { post: PagePost; isFirst: boolean }) {
  const { media, placeholder } = post
  if (media === null)
    return placeholder === null || placeholder === '' ? null : <Closed speck={placeholder} />
  if (media.state !== 'ready' || post.mediaUrl === null) return <NotReady post={post} media={media} />
  return post.mediaType === 'video' ? (
    <Video post={post} media={media} url={post.mediaUrl} />
  ) : (
    <Photo post={post} media={media} url={post.mediaUrl} isFirst={isFirst} />
  )
}

/** The files of a hidden post are given to nobody; its author sees what they were like. */
function Closed({ speck }: { speck: string }) {
  return (
    <div className="post-media post-waiting grid content-center justify-items-center gap-2 aspect-video p-5 text-center">
      <img className="post-blur blurred absolute inset-0 size-full object-cover" src={speck} alt="" />
    </div>
  )
}

function NotReady({ post, media }: { post: PagePost; media: Media }) {
  const t = useText(messages)
  useUntilReady(post)
  const { user } = useUser()
  const isVideo = post.mediaType !== 'image'
  const hasFailed = media.state === 'failed'
  const Icon = hasFailed ? CircleAlert : Loader
  return (
    <div
      role={hasFailed ? 'note' : 'status'}
      className="post-media post-waiting grid content-center justify-items-center gap-2 aspect-video p-5 text-center"
    >
      {media.placeholder !== '' && (
        <img
          className="post-blur blurred absolute inset-0 size-full object-cover"
          src={media.placeholder}
          alt=""
        />
      )}
      <p className="post-waiting-words">
        <Icon aria-hidden="true" />
        {hasFailed ? t(isVideo ? 'failed' : 'failedImage') : t(isVideo ? 'processing' : 'processingImage')}
      </p>
      {hasFailed && user !== null && user.id === post.authorId && (
        <p className="post-waiting-words">{t('failedOwn')}</p>
      )}
    </div>
  )
}
