import type { Translate } from '../../platform/language.tsx'

/** How much room is left, told only near the end: before that nobody needs to count. */
export function textLeft(
  t: Translate<'charactersLeft' | 'charactersOver'>,
  value: string,
  most: number,
  near: number,
): string | undefined {
  const left = most - value.trim().length
  if (left > near) return undefined
  return t(left < 0 ? 'charactersOver' : 'charactersLeft', { count: Math.abs(left) })
}
