import {
  INVITE_REST_DAYS,
  LEAVE_UNDO_MINUTES,
  MUTE_DAYS,
  REQUEST_LIFE_DAYS,
  REQUEST_REST_DAYS,
  type GuildRole,
} from '../../contract/guild-rules.ts'
import { isOfficer, RANKS, seesInside, type GuildFacts } from '../guilds/public.ts'
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { messages } from './messages.ts'
import type { Standing } from './queries.ts'

/** Requests that were made before this have ended by themselves. */
export function requestsFrom(now: Date): Date {
  return addMs(now, -REQUEST_LIFE_DAYS * DAY_MS)
}

/** Who declined after this is left in peace. */
export function declinedFrom(now: Date): Date {
  return addMs(now, -INVITE_REST_DAYS * DAY_MS)
}

export function rejectedFrom(now: Date): Date {
  return addMs(now, -REQUEST_REST_DAYS * DAY_MS)
}

/** Whoever left after this comes back as they were. */
export function leftFrom(now: Date): Date {
  return addMs(now, -LEAVE_UNDO_MINUTES * MINUTE_MS)
}

export function hasOpenRequest({ request }: Standing, now: Date): boolean {
  return request?.state === 'open' && request.createdAt > requestsFrom(now)
}

/** Null when they may ask at once. */
export function mayAskFrom({ request }: Standing, now: Date): Date | null {
  if (request?.state !== 'rejected' || request.decidedAt === null) return null
  const from = addMs(request.decidedAt, REQUEST_REST_DAYS * DAY_MS)
  return from > now ? from : null
}

/** An invitation by somebody whom they do not meet, or who may no longer invite, is none. */
export function isInvited({ invite }: Standing): boolean {
  return invite?.state === 'open' && invite.isValid
}

export function hasDeclined({ invite }: Standing, now: Date): boolean {
  return invite?.state === 'declined' && invite.decidedAt !== null && invite.decidedAt > declinedFrom(now)
}

export function canReturn({ leftAt }: Standing, now: Date): boolean {
  return leftAt !== null && leftAt > leftFrom(now)
}

export function mayInvite({
  role,
  membersMayInvite,
}: Pick<GuildFacts, 'role' | 'membersMayInvite'>): boolean {
  return isOfficer({ role }) || (role !== null && membersMayInvite)
}

/** Whoever is not in a private guild learns nothing of its members: not even that asking is not allowed. */
export function refuseOutsider(guild: GuildFacts): void {
  if (!seesInside(guild)) fail('not_found', common.notFound)
}

export function refuseUnlessOfficer(guild: GuildFacts): void {
  refuseOutsider(guild)
  if (!isOfficer(guild)) fail('not_allowed', messages.officersOnly)
}

export function refuseUnlessOwner(guild: GuildFacts): void {
  refuseOutsider(guild)
  if (guild.role !== 'owner') fail('not_allowed', messages.ownerOnly)
}

export function refuseUnlessInviting(guild: GuildFacts): void {
  refuseOutsider(guild)
  if (!mayInvite(guild)) fail('not_allowed', messages.mayNotInvite)
}

/** Nobody judges themselves, nor somebody of their own rank or above. */
export function refuseRank(
  { role }: Pick<GuildFacts, 'role'>,
  { isOneself, targetRole }: { isOneself: boolean; targetRole: GuildRole | null },
): void {
  const isAbove = role !== null && (targetRole === null || rankOf(targetRole) > rankOf(role))
  if (isOneself || !isAbove) fail('not_allowed', messages.notOfRank)
}

export function rankOf(role: GuildRole): number {
  return RANKS.indexOf(role)
}

/** At most the longest choice ahead; clocks of browsers may differ by a little. */
export function readMute(until: string | null, now: Date): Date | null {
  if (until === null) return null
  const time = new Date(until)
  const latest = addMs(now, Math.max(...MUTE_DAYS) * DAY_MS + HOUR_MS)
  // An invalid date is neither.
  if (time > now && time <= latest) return time
  return fail('invalid_input', common.invalidInput, { fields: { mutedUntil: messages.muteTime } })
}
