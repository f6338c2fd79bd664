import * as z from 'zod/mini'
import { Time } from './common.ts'

/** Earned by real deeds; docs/product.md has the rule of each. Later features bring theirs. */
export const BADGES = [
  'first-article',
  'ten-articles',
  'translator',
  'five-translations',
  'first-post',
  'photographer',
  'first-comment',
  'conversationalist',
  'well-liked',
  'improver',
  'first-answer',
  'guild-leader',
  'collector',
  'followed',
  'one-year',
] as const
export const Badge = z.object({ code: z.enum(BADGES), earnedAt: Time })
export type Badge = z.infer<typeof Badge>
