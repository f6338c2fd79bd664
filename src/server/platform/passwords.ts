import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { createSemaphore } from './semaphore.ts'

/** Hashing is meant to be slow: few at a time, a short queue, then an honest "busy" instead of a dead server. */
const AT_ONCE = 4
const MOST_WAITING = 50
/** Argon2id with the OWASP minimum of 19 MiB, 2 passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const COMMONEST = 3000
const commonPasswords = new Set(dictionary['passwords-common'].slice(0, COMMONEST).map(String))

export function isCommonPassword(password: string, siteWords: string[]): boolean {
  const plain = password.toLowerCase()
  return (
    commonPasswords.has(plain) || siteWords.some((word) => word.length >= 4 && plain === word.toLowerCase())
  )
}

const heavyWorkSemaphore = createSemaphore(AT_ONCE, MOST_WAITING)

export function hashPassword(password: string): Promise<string> {
  return heavyWorkSemaphore(() => hash(password, OPTIONS))
}

/** The hash of no password. Verified against when there is no account, so that both cases take the same time. */
const dummyHash = hash('no account has this password', OPTIONS)

export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await heavyWorkSemaphore(async () => verify(stored ?? (await dummyHash), password))
  return isRight && stored !== null && stored !== undefined
}
