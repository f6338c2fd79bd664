/** From how much Honor on somebody may do what. Apart from the rules: posts and profiles are drawn with it. */
export const PRIVILEGES = {
  links: 20,
  downvote: 125,
  retag: 200,
  badge: 500,
  closeVotes: 500,
  supportSuggestions: 1000,
  trustedReports: 2000,
} as const
export type Privilege = keyof typeof PRIVILEGES

/** Whose Honor puts the badge beside the author of a post: by the specification (6) that of whoever looks. */
export const FAME_BADGE_SUBJECT: BadgeSubject = 'viewer'
export type BadgeSubject = 'viewer' | 'author'

/** Null: nobody is signed in, or the author has left. */
export function showsBadge(
  honor: Record<BadgeSubject, number | null>,
  subject: BadgeSubject = FAME_BADGE_SUBJECT,
): boolean {
  return (honor[subject] ?? -1) >= PRIVILEGES.badge
}

/** What a downvote takes from whoever gives it. */
export const DOWNVOTE_COST = 1

export const LEVELS = [
  { level: 'seed', from: 0 },
  { level: 'sprout', from: 50 },
  { level: 'voice', from: 200 },
  { level: 'guide', from: 500 },
  { level: 'sage', from: 1000 },
  { level: 'luminary', from: 2500 },
] as const
export type Level = (typeof LEVELS)[number]['level']
