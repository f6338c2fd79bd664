/** Where most people of the three countries have their mail. */
const COMMON = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.id',
  'yahoo.com.my',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'live.com',
  'ymail.com',
  'proton.me',
]
/** They look like a slip and are none. */
const ALSO_REAL = [
  'mail.com',
  'email.com',
  'googlemail.com',
  'rocketmail.com',
  'gmx.com',
  'me.com',
  'live.com.my',
]
/** From this length on two slips still leave the name recognisable. */
const LONG = 9

/** The same address with the domain that was probably meant, if there is one. */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase()
  if (at < 1 || domain === '' || domain.length > 30 || [...COMMON, ...ALSO_REAL].includes(domain))
    return undefined
  const slips = COMMON.map((common) => ({ common, count: countSlips(domain, common) }))
  const best = slips.reduce((one, other) => (other.count < one.count ? other : one))
  if (best.count > (best.common.length >= LONG ? 2 : 1)) return undefined
  return `${email.slice(0, at).trim()}@${best.common}`
}

/** Letters that are missing, too many, wrong, or swapped with their neighbour (optimal string alignment). */
function countSlips(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, n) => n)]
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      const isSwapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
      )
    }
  }
  return at(from.length, to.length)
}
