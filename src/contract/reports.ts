import * as z from 'zod/mini'
import { Id, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { REPORT_TEXT_MAX } from './limits.ts'
import { Done, ObjectType } from './objects.ts'

export const REPORT_REASONS = [
  /** Of children, or of somebody against his will: never allowed, hidden at the first report. */
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

/** One report a person and object: a second one replaces the first. */
export const reportObject = endpoint({
  method: 'POST',
  path: '/api/reports',
  access: 'member',
  body: z.strictObject({
    objectType: ObjectType,
    objectId: Id,
    reason: z.enum(REPORT_REASONS),
    text: z.optional(text({ max: REPORT_TEXT_MAX })),
  }),
  response: Done,
})
