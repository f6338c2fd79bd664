import { HeartOff } from 'lucide-react'
import type { PagePost, PagePostMarks } from '../../../contract/page-posts.ts'
import { useText } from '../../platform/language.tsx'
import { CommentsButton, LikeButton, SaveButton, ShareMenu } from '../../reactions/public.ts'
import { postSubject } from '../post-subject.ts'
import { snippetOfPost } from '../post-words.ts'
import { messages } from './messages.ts'

interface PostActionsProps {
  post: PagePost
  marks: PagePostMarks
  isAlone: boolean
}

export function PostActions({ post, marks, isAlone }: PostActionsProps) {
  const t = useText(messages)
  if (post.state !== 'published') return null
  const { id, likes, isNsfw } = post
  const subject = postSubject(post)
  // What is sent on never says what an adult post is about.
  const title = isNsfw ? '' : post.title || snippetOfPost(post)
  return (
    <div role="group" className="post-acts flex items-center gap-1 print:hidden" aria-label={t('actions')}>
      {isNsfw ? <LikesOff /> : <LikeButton subject={subject} likes={likes} liked={marks.liked} />}
      <CommentsButton count={post.comments} to={isAlone ? undefined : `/page-post/${id}`} />
      <ShareMenu subject={subject} title={title} isIcon />
      <SaveButton subject={subject} bookmarked={marks.bookmarked} isIcon />
    </div>
  )
}

/** Spec 4.4: of adult content the like is shown, and shown disabled. */
function LikesOff() {
  const t = useText(messages)
  return (
    <button type="button" className="act" disabled aria-label={`${t('like')}: ${t('likesOffWhy')}`}>
      <HeartOff aria-hidden="true" />
      <span>{t('likesOff')}</span>
    </button>
  )
}
