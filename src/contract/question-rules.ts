/** Numbers of the questions (product §1) that both sides use. */
export const QUESTION_TITLE_MIN = 8
export const QUESTION_MAX = 20_000
/** So many a day, and fewer on somebody's first one. */
export const QUESTION_LIMITS = { questions: 10, questionsAtFirst: 3, answers: 30, answersAtFirst: 10 }
/** Similar questions are looked for when a title has this many words, this long after the last key. */
export const SIMILAR_WORDS = 3
export const SIMILAR_PAUSE_MS = 400
export const SIMILAR_SHOWN = 5
/** A vote can be changed for so long, and again after each edit of what was voted on. */
export const VOTE_CHANGE_MINUTES = 10
/** One's own answer can be accepted after so long; it earns nothing. */
export const OWN_ACCEPT_HOURS = 24
/** An answer of this score is the community's pick, if the asker has chosen none so long after asking. */
export const PICK = { days: 14, score: 3 }
/** So many people with the privilege close a question; one moderator does. */
export const CLOSE_VOTES = 3
/** Comments of a question and of an answer that are shown before "Show all". */
export const COMMENTS_SHOWN = 3

export const QUESTION_TABS = ['for-you', 'new', 'unanswered', 'top', 'solved', 'mine'] as const
export type QuestionTab = (typeof QUESTION_TABS)[number]
export const CLOSE_REASONS = ['unclear', 'too-broad', 'not-here', 'duplicate'] as const
export type CloseReason = (typeof CLOSE_REASONS)[number]

/** The lower bound of the share of votes up that one may be 80 % sure of: few votes count for little. */
export function wilson(ups: number, downs: number): number {
  const votes = ups + downs
  // Exactly 0 with none up, where rounding would leave a little.
  if (ups <= 0 || votes === 0) return 0
  const z = 1.28
  const share = ups / votes
  const spread = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * votes)) / votes)
  return (share + (z * z) / (2 * votes) - spread) / (1 + (z * z) / votes)
}
