import { domainToASCII } from 'node:url'
import { EMAIL_MAX } from '../../contract/limits.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../contract/messages.ts'
import { THEMES, type Theme } from '../../contract/plans.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { hasStaffWord } from './names/judge-names.ts'

/** The length limit of one label of a domain, by the rules of DNS. */
const LABEL_MAX = 63

/** The one form in which an address is stored and compared: lower case, the domain as DNS knows it. */
export function canonicalEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = domainToASCII(email.slice(at + 1))
  const canonical = `${email.slice(0, at).toLowerCase()}@${domain}`
  // A name that DNS can't hold comes back empty; one in another script may grow past the limits.
  const isTooLong =
    canonical.length > EMAIL_MAX || domain.split('.').some((label) => label.length > LABEL_MAX)
  if (at < 1 || domain === '' || isTooLong)
    return fail('invalid_input', common.invalidInput, { fields: { email: common.fieldEmail } })
  return canonical
}

/** `Renée Ann` becomes `reneeann`; a name without one Latin letter, or with a word of the staff's, `member`. */
export function aliasStem(firstName: string): string {
  const plain = firstName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  const stem = plain.slice(0, 20)
  return stem === '' || hasStaffWord(stem) ? 'member' : stem
}

/** Four digits, and more of them when many people share the name. */
export function aliasDigits(tried: number): number {
  return Math.min(4 + 2 * Math.floor(tried / 4), 12)
}

/** The column takes nothing but our languages; its type is only text. */
export function storedLanguage(value: string): Language {
  return isLanguage(value) ? value : DEFAULT_LANGUAGE
}

export function storedTheme(value: string): Theme {
  return THEMES.find((theme) => theme === value) ?? 'dark'
}

const BROWSER_TOKEN = /^[\w-]{43}$/

export function isBrowserToken(value: string | undefined): value is string {
  return value !== undefined && BROWSER_TOKEN.test(value)
}

/** Words that nobody may take as a password here, in addition to the commonest ones. */
export function guessableWords(
  siteName: string,
  person: { email: string; firstName: string; lastName: string },
): string[] {
  const localPart = person.email.slice(0, person.email.lastIndexOf('@'))
  return [siteName, person.firstName, person.lastName, localPart, person.email]
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 8000

/** How long a sign-in waits after `excess` wrong passwords more than an address may have: slower, never locked. */
export function pauseBeforeVerifying(excess: number): number {
  if (excess <= 0) return 0
  return Math.min(FIRST_PAUSE_MS * 2 ** (excess - 1), LONGEST_PAUSE_MS)
}
