/** Where this browser is, as it names it. */
export function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** All that the browser knows, with the one that is chosen even if it does not. */
export function zonesWith(chosen: string): string[] {
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [zoneHere()]
  return [...new Set([...known, zoneHere(), chosen])].sort()
}

/** `22:00`, as all three languages write it on a clock of 24 hours. */
export const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  hour,
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** What everybody has who never chose one. */
export const DEFAULT_ZONE = 'Asia/Jakarta'

/** What a change that goes by the clock says beside itself: where this browser is, until a zone was chosen. */
export function ownZone(chosen: string | null): { timeZone?: string } {
  return chosen === null ? { timeZone: zoneHere() } : {}
}
