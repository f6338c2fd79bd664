import { DAY_MS, HOUR_MS } from '../platform/clock.ts'

/** 20:00 UTC: three in the night in Jakarta, four in Kuala Lumpur, whatever the machine's own time zone is. */
const QUIET_HOUR_UTC = 20

/** The date of the latest night that has started. */
export function nightOf(now: Date): string {
  return new Date(now.getTime() - QUIET_HOUR_UTC * HOUR_MS).toISOString().slice(0, 10)
}

export function archiveName(night: string): string {
  return `cendekia-${night}.tar`
}

const OWN_NAME = /^cendekia-\d{4}-\d{2}-\d{2}\.tar$/

/** Our backups in a folder, the newest first. Whatever else is there belongs to somebody else. */
export function ownArchives(names: string[]): string[] {
  return names
    .filter((name) => OWN_NAME.test(name))
    .sort()
    .toReversed()
}

/** Left behind by a backup that was killed. */
export function ownParts(names: string[]): string[] {
  return names.filter((name) => name.endsWith('.part') && OWN_NAME.test(name.slice(0, -'.part'.length)))
}

/** How long a night is remembered as done. */
export const NIGHT_LIFE_MS = 2 * DAY_MS
