import type { Translate } from '../../platform/language.tsx'

/** How much room is left, told only near the end: before that nobody needs to count. Too much is a mistake at once. */
export function textLeft(
  t: Translate<'charactersLeft' | 'charactersOver'>,
  value: string,
  most: number,
  near: number,
): { hint: string | undefined; error: string | undefined } {
  const left = most - value.trim().length
  if (left < 0) return { hint: undefined, error: t('charactersOver', { count: -left }) }
  return { hint: left > near ? undefined : t('charactersLeft', { count: left }), error: undefined }
}
