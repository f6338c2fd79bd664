/** Spec 2.2: the id is read as an integer. Words after it, as in `7-how-to-weigh-a-star`, are for people only. */
export function readArticleId(value: string | undefined): number | null {
  const digits = /^([1-9]\d{0,14})(?:-.*)?$/s.exec(value ?? '')?.[1]
  return digits === undefined ? null : Number(digits)
}
