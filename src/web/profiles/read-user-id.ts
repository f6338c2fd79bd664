const ID = /^[1-9]\d{0,14}$/

/** The number in /user/{id}; null for everything that names nobody. */
export function readUserId(text: string | undefined): number | null {
  return text !== undefined && ID.test(text) ? Number(text) : null
}
