export interface ActiveDay {
  day: string
  count: number
}

export interface Cell extends ActiveDay {
  /** Which week, the oldest is 0; Monday is row 0. */
  week: number
  row: number
  /** From 0, nothing, to 4, a lot. */
  strength: 0 | 1 | 2 | 3 | 4
}

const DAY_MS = 86_400_000
export const WEEKS = 53

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
const startOf = (day: string): number => Date.parse(`${day}T00:00:00.000Z`)

function strengthOf(count: number): Cell['strength'] {
  if (count === 0) return 0
  if (count < 2) return 1
  if (count < 4) return 2
  return count < 7 ? 3 : 4
}

/** Every day of the weeks that end with today, as a picture needs them. Days are those of UTC, as the server counts. */
export function cellsOf(active: readonly ActiveDay[], today: string): Cell[] {
  const counts = new Map(active.map(({ day, count }) => [day, count]))
  const end = startOf(today)
  const weekday = (new Date(end).getUTCDay() + 6) % 7
  const first = end - (weekday + (WEEKS - 1) * 7) * DAY_MS
  return Array.from({ length: (WEEKS - 1) * 7 + weekday + 1 }, (_, place) => {
    const day = dayOf(first + place * DAY_MS)
    const count = counts.get(day) ?? 0
    return { day, count, week: Math.floor(place / 7), row: place % 7, strength: strengthOf(count) }
  })
}

/** In how many days in a row something was done, at most, and on which day that ended. */
export function longestRun(active: readonly ActiveDay[]): { days: number; end: string } | null {
  let best: { days: number; end: string } | null = null
  let days = 0
  let before = Number.NaN
  for (const { day, count } of active) {
    if (count === 0) continue
    const at = startOf(day)
    days = at - before === DAY_MS ? days + 1 : 1
    before = at
    if (best === null || days > best.days) best = { days, end: day }
  }
  return best
}

/** The sums of the months, oldest first, named by their first day. */
export function monthsOf(cells: readonly Cell[]): ActiveDay[] {
  const sums = new Map<string, number>()
  for (const { day, count } of cells) {
    const month = `${day.slice(0, 7)}-01`
    sums.set(month, (sums.get(month) ?? 0) + count)
  }
  return Array.from(sums, ([day, count]) => ({ day, count }))
}
