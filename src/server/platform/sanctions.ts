import { isOpenToSuspended, isSpeech } from '../../contract/sanctioned-calls.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { fail } from './errors.ts'
import { messages } from './messages.ts'

/** What moderators decided about somebody, and holds now. */
export interface Sanction {
  kind: 'silence' | 'suspension'
  /** Null is for good. */
  until: Date | null
  /** What they were told. */
  reason: string
  actionId: number
}

/** As it is stored; times in JSON are texts. */
export type SanctionRow = Omit<Sanction, 'until'> & { until: string | null }

/** The one that counts: a suspension before a silence. */
export function sanctionOf(rows: SanctionRow[] | null, now: Date): Sanction | null {
  const holding = (rows ?? [])
    .map((row) => ({ ...row, until: row.until === null ? null : new Date(row.until) }))
    .filter(({ kind, until }) => kind === 'suspension' || until === null || until > now)
  return holding.find(({ kind }) => kind === 'suspension') ?? holding[0] ?? null
}

/** A signed-in person, as far as it matters here. */
interface Sanctioned {
  sanction: Sanction | null
  isSuspended: boolean
}

type Call = Pick<Endpoint, 'method' | 'path' | 'access'>

/**
 * Who is suspended reads, appeals, takes their data and leaves; who is silenced says nothing to others. What everybody
 * may do without an account is not refused: they could sign out and do it.
 */
export function refuseSanctioned({ sanction, isSuspended }: Sanctioned, route: Call): void {
  if (route.access === 'public') return
  if (isSuspended && !isOpenToSuspended(route)) refuse('suspended', sanction)
  if (sanction?.kind === 'silence' && isSpeech(route)) refuse('silenced', sanction)
}

/** Limits are told: until when, and why. */
function refuse(code: 'suspended' | 'silenced', sanction: Sanction | null): never {
  const { until = null, reason = '' } = sanction ?? {}
  const text =
    code === 'silenced'
      ? messages.silenced
      : until === null
        ? messages.suspendedForGood
        : messages.suspendedUntil
  return fail(code, text, { values: { until: until === null ? '' : dateOf(until), reason } })
}

/** Everybody reads the same: `2026-11-25 14:00 UTC`. */
function dateOf(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
