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
