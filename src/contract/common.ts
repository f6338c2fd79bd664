import * as z from 'zod/mini'

/** PostgreSQL stores neither NUL nor half a surrogate pair: such a text is refused before it gets there. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** The one string type of request bodies: storable and bounded in length (counted in characters). */
export function text(options: { min?: number; max: number }) {
  return z.string().check(z.refine(isStorable), z.minLength(options.min ?? 0), z.maxLength(options.max))
}

// Letters by name that show nothing, and marks that turn the writing direction around.
const INVISIBLE = /[\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/gu
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/

/** Whether there is something to see, and nothing that disguises what follows. */
export function isVisible(text: string): boolean {
  return text.replace(INVISIBLE, '') !== '' && !DIRECTION.test(text)
}

// oxlint-disable-next-line no-control-regex -- refusing control characters is the point
const ONE_LINE = /^[^\u0000-\u001f\u007f\u2028\u2029]*$/

/** Whether `line` takes a trimmed text, whatever its length. */
export function isLine(text: string): boolean {
  return isStorable(text) && (text === '' || isVisible(text)) && ONE_LINE.test(text)
}

/** A trimmed one-line text such as a name: control characters (line breaks too) are refused. */
export function line(options: { min?: number; max: number }) {
  return z.string().check(
    z.refine(isStorable),
    z.trim(),
    z.refine((value) => value === '' || isVisible(value)),
    z.minLength(options.min ?? 0),
    z.maxLength(options.max),
    z.regex(ONE_LINE),
  )
}

/** Ids are positive integers that a JavaScript number holds exactly. */
export const Id = z.number().check(z.int(), z.positive())

/** An id as it stands in a path or a query, where everything is text. */
export const IdInPath = z.string().check(z.regex(/^[1-9]\d{0,14}$/))

/** ISO 8601 in UTC. */
export const Time = z.string()
