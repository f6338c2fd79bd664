const HOURS = ['night', 'dawn', 'noon', 'dusk'] as const
export type Hour = (typeof HOURS)[number]

/** The part of the day that a clock shows. */
export function hourAt(hours: number): Hour {
  if (hours < 5 || hours >= 19) return 'night'
  return hours < 11 ? 'dawn' : hours < 15 ? 'noon' : 'dusk'
}

/** Set before the first paint, since only the reader's own clock knows it; undefined where no script has run. */
export function shownHour(): Hour | undefined {
  const shown = document.documentElement.dataset['hour']
  return HOURS.find((hour) => hour === shown)
}
