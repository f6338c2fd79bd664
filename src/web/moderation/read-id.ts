/** The id of an address, read as an integer; null where it is none. */
export function readId(value: string | null | undefined): number | null {
  const digits = /^[1-9]\d{0,14}$/.exec(value ?? '')?.[0]
  return digits === undefined ? null : Number(digits)
}
