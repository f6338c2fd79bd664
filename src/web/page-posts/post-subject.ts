import { likePagePost, sharePagePost } from '../../contract/page-posts.ts'

/** A post as something to react to. */
export const postSubject = (id: number) =>
  ({ type: 'page-post', id, like: likePagePost, share: sharePagePost }) as const
