/** A stretch of months that has a label of its own: a month, a quarter or a year. Months are counted from the year 0. */
export interface Stretch {
  from: number
  to: number
}

const LENGTHS = [12, 3, 1] as const

export function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

/** The first day of a month. */
export function dayOf(month: number): string {
  return `${year(month)}-${String((month % 12) + 1).padStart(2, '0')}-01`
}

const year = (month: number) => String(Math.floor(month / 12)).padStart(4, '0')

/** Both months included, in as few stretches as there are, none longer than `most` months; in the order of time. */
export function cut(from: number, to: number, most = 12): Stretch[] {
  const stretches: Stretch[] = []
  for (let month = from; month <= to;) {
    const length =
      LENGTHS.find((months) => months <= most && month % months === 0 && month + months - 1 <= to) ?? 1
    stretches.push({ from: month, to: month + length - 1 })
    month += length
  }
  return stretches
}

/** As `explore_days` stores it; `of` says of which time, '' for when it was made and 'u' for when it was changed. */
export function labelOf({ from, to }: Stretch, of: '' | 'u' = ''): string {
  if (from === to) return ` ${of}m ${dayOf(from).slice(0, 7)}`
  return to - from === 2 ? ` ${of}q ${year(from)}-${Math.floor((from % 12) / 3) + 1}` : ` ${of}y ${year(from)}`
}
