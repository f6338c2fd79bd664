import * as z from 'zod/mini'
import { Id, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { GUILD_RULES_MAX } from './guild-rules.ts'
import { REPORT_TEXT_MAX } from './limits.ts'
import { MODERATION_REASON_MAX, MODERATION_REASON_MIN } from './moderation-rules.ts'
import { Done, ObjectType } from './objects.ts'

export const REPORT_REASONS = [
  /** Of children, or of someone against their will: never allowed, and hidden before a moderator looks. */
  'exploitation',
  'spam',
  'harassment',
  'hate',
  'adult',
  'misinformation',
  'copyright',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
/** Only of a post in a guild, with the number of the rule it breaks. */
export const GUILD_RULE = 'guild-rule'

/** One open report a person and object: a second one replaces the first. */
export const reportObject = endpoint({
  method: 'POST',
  path: '/api/reports',
  access: 'member',
  body: z.strictObject({
    objectType: ObjectType,
    objectId: Id,
    reason: z.enum([...REPORT_REASONS, GUILD_RULE]),
    /** Of the guild's rules, from 1: with the reason `guild-rule`, and with no other. */
    ruleNumber: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(GUILD_RULES_MAX))),
    text: z.optional(text({ max: REPORT_TEXT_MAX })),
  }),
  response: Done,
})

export const REPORT_VERDICTS = ['founded', 'unfounded'] as const
export type ReportVerdict = (typeof REPORT_VERDICTS)[number]

/** What a verdict changed about the object itself. */
export const REPORT_EFFECTS = ['restored', 'unmarked', 'removed', 'marked'] as const
export type ReportEffect = (typeof REPORT_EFFECTS)[number]

/**
 * Closes all open reports about one object, and undoes or completes what they did to it. As with every action 403 for
 * one's own and for another member of the staff, 409 when another moderator has claimed it or it is for operators.
 */
export const closeReports = endpoint({
  method: 'POST',
  path: '/api/reports/close',
  access: 'moderator',
  isUnseen: true,
  body: z.strictObject({
    objectType: ObjectType,
    objectId: Id,
    verdict: z.enum(REPORT_VERDICTS),
    /** What the author is told, in the author's language. */
    reason: text({ min: MODERATION_REASON_MIN, max: MODERATION_REASON_MAX }),
  }),
  response: z.object({ closed: z.number(), effects: z.array(z.enum(REPORT_EFFECTS)) }),
})
