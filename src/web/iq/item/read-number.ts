const MOST = 1_000_000_000

/** A typed whole number; undefined where it is none. The longer minus of some keyboards counts too. */
export function readNumber(typed: string): number | undefined {
  const plain = typed.trim().replace(/^[−–]/, '-')
  if (!/^[+-]?\d{1,10}$/.test(plain)) return undefined
  const number = Number(plain)
  // Never minus zero: JSON would not know it.
  return Math.abs(number) <= MOST ? number + 0 : undefined
}

export function changeSign(typed: string): string {
  const rest = typed.trim().replace(/^[+−–-]/, '')
  return /^\s*[−–-]/.test(typed) ? rest : `-${rest}`
}
