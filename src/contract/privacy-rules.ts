import * as z from 'zod/mini'

/** Who may mention somebody: `known` are those they follow and those of their guilds, as with messages. */
export const WHO_MAY_MENTION = ['everyone', 'known', 'nobody'] as const

/** What others may see of somebody, and do with their name. */
export const Privacy = z.object({
  audience: z.enum(['public', 'members']),
  showsJoined: z.boolean(),
  showsActivity: z.boolean(),
  showsFollows: z.boolean(),
  isIndexed: z.boolean(),
  /** On the leaderboards of Honor. */
  isRanked: z.boolean(),
  /** Others may invite them to guilds. */
  takesGuildInvites: z.boolean(),
  /** They hear of mentions by no others, and are suggested to no others. */
  whoMayMention: z.enum(WHO_MAY_MENTION),
  /** Their score of the reasoning test, from `IQ_SHOWN_AGE`. */
  showsIq: z.boolean(),
})
export type Privacy = z.infer<typeof Privacy>
