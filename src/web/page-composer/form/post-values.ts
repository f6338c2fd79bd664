import type { DraftContent } from '../../../contract/drafts.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { POLL_OPTIONS_MAX, POLL_OPTIONS_MIN } from '../../../contract/limits.ts'
import {
  PAGE_POST_TYPES,
  POLL_DAYS,
  POLL_DAYS_DEFAULT,
  POLL_RESULTS,
  type createPagePost,
  type PagePostType,
} from '../../../contract/page-posts.ts'

export type PollDays = (typeof POLL_DAYS)[number]
export type PollResults = (typeof POLL_RESULTS)[number]
export type MediumKind = 'image' | 'video'

/** The form as it stands. A type and not an interface, because a draft is a record of such values. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- see above
export type PostValues = {
  type: PagePostType
  title: string
  content: string
  /** An upload of this person that nothing shows yet. Its address tells the server's sweep that a draft needs it. */
  mediaId: number | null
  mediaKind: MediumKind | null
  mediaUrl: string
  mediaAlt: string
  isNsfw: boolean
  isVotingEnabled: boolean
  votingQuestion: string
  votingOptions: string[]
  votingDays: PollDays
  votingResults: PollResults
  /** Goes into the Idempotency-Key, so that even a reload after a lost answer posts once. Empty until something is typed. */
  seed: string
}

export function emptyValues(type: PagePostType, isNsfw = false): PostValues {
  return {
    type,
    title: '',
    content: '',
    mediaId: null,
    mediaKind: null,
    mediaUrl: '',
    mediaAlt: '',
    isNsfw,
    isVotingEnabled: false,
    votingQuestion: '',
    votingOptions: Array.from({ length: POLL_OPTIONS_MIN }, () => ''),
    votingDays: POLL_DAYS_DEFAULT,
    votingResults: 'after_vote',
    seed: '',
  }
}

/** A draft may be older than the form or damaged: what fits is taken, the rest stays as it was. */
export function restoreValues(content: DraftContent, base: PostValues): PostValues {
  const text = (name: 'title' | 'content' | 'mediaAlt' | 'votingQuestion'): string => {
    const value = content[name]
    return typeof value === 'string' ? value : base[name]
  }
  const flag = (name: 'isNsfw' | 'isVotingEnabled'): boolean => {
    const value = content[name]
    return typeof value === 'boolean' ? value : base[name]
  }
  const { mediaId, mediaKind, mediaUrl, votingOptions, seed } = content
  const hasMedium =
    typeof mediaId === 'number' &&
    typeof mediaUrl === 'string' &&
    (mediaKind === 'image' || mediaKind === 'video')
  return {
    type: PAGE_POST_TYPES.find((type) => type === content['type']) ?? base.type,
    title: text('title'),
    content: text('content'),
    ...(hasMedium ? { mediaId, mediaKind, mediaUrl } : { mediaId: null, mediaKind: null, mediaUrl: '' }),
    mediaAlt: text('mediaAlt'),
    isNsfw: flag('isNsfw'),
    isVotingEnabled: flag('isVotingEnabled'),
    votingQuestion: text('votingQuestion'),
    votingOptions: Array.isArray(votingOptions) ? fitOptions(votingOptions) : base.votingOptions,
    votingDays: POLL_DAYS.find((days) => days === content['votingDays']) ?? base.votingDays,
    votingResults: POLL_RESULTS.find((results) => results === content['votingResults']) ?? base.votingResults,
    seed: typeof seed === 'string' ? seed : '',
  }
}

function fitOptions(options: string[]): string[] {
  const kept = options.slice(0, POLL_OPTIONS_MAX)
  return kept.length < POLL_OPTIONS_MIN ? [...kept, '', ''].slice(0, POLL_OPTIONS_MIN) : kept
}

/** Nothing that would be missed. */
export function isBlank(values: PostValues): boolean {
  const words = [
    values.title,
    values.content,
    values.mediaAlt,
    values.votingQuestion,
    ...values.votingOptions,
  ]
  return values.mediaId === null && words.every((text) => text.trim() === '')
}

/** The kind of medium that a post of this type shows; a discussion shows none. */
export function kindFor(type: PagePostType): MediumKind | null {
  return type === 'photo' ? 'image' : type === 'video' ? 'video' : null
}

/** What is sent: of everything that was filled in, the part that belongs to the chosen type. */
export function bodyOf(values: PostValues): BodyOf<typeof createPagePost> {
  const title = values.title.trim()
  const content = values.content.trim()
  const alt = values.mediaAlt.trim()
  const hasPoll = values.type === 'discussion' && values.isVotingEnabled
  return {
    type: values.type,
    ...(title !== '' && { title }),
    ...(content !== '' && { content }),
    ...(values.type !== 'discussion' && { mediaId: values.mediaId, ...(alt !== '' && { mediaAlt: alt }) }),
    isNsfw: values.isNsfw,
    ...(hasPoll && {
      isVotingEnabled: true,
      votingQuestion: values.votingQuestion.trim(),
      votingOptions: values.votingOptions.map((option) => option.trim()),
      votingDays: values.votingDays,
      votingResults: values.votingResults,
    }),
  }
}
