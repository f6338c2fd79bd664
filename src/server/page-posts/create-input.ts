import type { BodyOf } from '../../contract/endpoint.ts'
import { POLL_OPTIONS_MAX, POLL_OPTIONS_MIN } from '../../contract/limits.ts'
import type { Text } from '../../contract/messages.ts'
import type { createPagePost, PagePostType } from '../../contract/page-posts.ts'
import { fail, fill } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { messages } from './messages.ts'
import type { NewPost } from './create-actions.ts'

type Body = BodyOf<typeof createPagePost>

/** What a post of its type needs and may have, beyond the schema of each field; all errors are reported at once. */
export function readParts(body: Body): Pick<NewPost, 'type' | 'title' | 'media' | 'poll'> {
  const { type, title = '' } = body
  const fields = { ...judgeMedia(body), ...judgePoll(body) }
  if (type === 'discussion' && title === '') Object.assign(fields, { title: messages.titleMissing })
  if (Object.keys(fields).length > 0) fail('invalid_input', common.invalidInput, { fields })
  return { type, title, media: mediaOf(body), poll: pollOf(body) }
}

const KINDS: Record<Exclude<PagePostType, 'discussion'>, 'image' | 'video'> = {
  photo: 'image',
  video: 'video',
}

function judgeMedia({ type, mediaId = null }: Body): Record<string, Text> {
  if (type === 'discussion') return mediaId === null ? {} : { mediaId: messages.discussionWithMedia }
  if (mediaId !== null) return {}
  return { mediaId: type === 'photo' ? messages.photoMissing : messages.videoMissing }
}

function mediaOf({ type, mediaId = null, mediaAlt = '' }: Body): NewPost['media'] {
  return type === 'discussion' || mediaId === null ? null : { id: mediaId, kind: KINDS[type], alt: mediaAlt }
}

function judgePoll(body: Body): Record<string, Text> {
  const { type, isVotingEnabled, votingQuestion, votingOptions, votingDays, votingResults } = body
  const hasParts = [votingQuestion, votingOptions, votingDays, votingResults].some(
    (part) => part !== undefined,
  )
  // Nobody loses a poll because one field was left out.
  if (isVotingEnabled === undefined && hasParts) return { isVotingEnabled: messages.pollNotSaid }
  if (isVotingEnabled !== true) return {}
  if (type !== 'discussion') return { isVotingEnabled: messages.pollElsewhere }
  return {
    ...(votingQuestion === undefined && { votingQuestion: messages.questionMissing }),
    ...(votingOptions === undefined && {
      votingOptions: fill(messages.optionsMissing, { minimum: POLL_OPTIONS_MIN, maximum: POLL_OPTIONS_MAX }),
    }),
  }
}

function pollOf({
  isVotingEnabled,
  votingQuestion,
  votingOptions,
  votingDays,
  votingResults,
}: Body): NewPost['poll'] {
  if (isVotingEnabled !== true || votingQuestion === undefined || votingOptions === undefined) return null
  return { question: votingQuestion, options: votingOptions, days: votingDays, results: votingResults }
}
