import type { HonorEntry } from '../../contract/honor.ts'
import type { HonorReason } from '../../contract/honor-rules.ts'

/** What has another sentence when there is nothing left to name. */
const ABOUT_SOMETHING = [
  'article-published',
  'article-liked',
  'post-liked',
  'comment-liked',
  'question-upvoted',
  'answer-upvoted',
  'answer-accepted',
  'answer-chosen',
  'downvoted',
  'downvote-given',
  'suggestion-accepted',
  'translation-accepted',
  'content-removed',
] as const satisfies readonly HonorReason[]
type AboutSomething = (typeof ABOUT_SOMETHING)[number]

const LIKES = [
  'article-liked',
  'post-liked',
  'comment-liked',
  'question-upvoted',
  'answer-upvoted',
] as const satisfies readonly HonorReason[]
type Like = (typeof LIKES)[number]

export interface EntryWords {
  /** The sentence; names and titles are filled in by whoever draws it. */
  sentence: HonorReason | `${AboutSomething}-gone` | `${Like}-not`
  /** What is said before it about what it takes back. */
  before: 'takenBack' | 'givenBack' | null
}

/** Which words tell a line of the ledger. */
export function wordsOfEntry({ reason, isReversal, delta, note, actor, object }: HonorEntry): EntryWords {
  // What has no title, such as a post that was marked as adult, cannot be named.
  const isNamed = object !== null && object.title !== ''
  const like = LIKES.find((known) => known === reason)
  // Without a reason from staff, and with both still there, it is the like that no longer counts.
  if (isReversal && like !== undefined && note === null && actor !== null && isNamed)
    return { sentence: `${like}-not`, before: null }
  const about = ABOUT_SOMETHING.find((known) => known === reason)
  return {
    sentence: about !== undefined && !isNamed ? `${about}-gone` : reason,
    before: isReversal ? backOf(delta) : null,
  }
}

/** A penalty that is taken back is given back. */
const backOf = (delta: number) => (delta > 0 ? 'givenBack' : 'takenBack')
