import { POLL_DAYS } from '../../../contract/page-posts.ts'
import type { ScheduledPost } from '../../../contract/scheduled-posts.ts'
import { randomText } from '../../platform/secure-code.ts'
import { emptyValues, type PostValues } from '../form/post-values.ts'

/** The form as it was when the post was scheduled. */
export function valuesOfWaiting(post: ScheduledPost): PostValues {
  const { type, title, content, media, mediaAlt, isNsfw, poll } = post
  const base = emptyValues(type, isNsfw)
  return {
    ...base,
    title,
    content,
    mediaAlt,
    seed: randomText(20),
    ...(media !== null && { mediaId: media.id, mediaKind: media.mediaType, mediaUrl: media.url }),
    ...(poll !== null && {
      isVotingEnabled: true,
      votingQuestion: poll.question,
      votingOptions: poll.options,
      votingDays: POLL_DAYS.find((days) => days === poll.days) ?? base.votingDays,
      votingResults: poll.results,
    }),
  }
}
