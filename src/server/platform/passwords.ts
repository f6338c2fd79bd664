import { createSemaphore } from './semaphore.ts'

/** Hashing is meant to be slow: few at a time, a short queue, then an honest "busy" instead of a dead server. */
const AT_ONCE = 4
const MOST_WAITING = 50
/** Argon2id with the OWASP minimum of 19 MiB, 2 passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const COMMONEST = 3000

// Loaded when somebody signs up or in, and not for members who have a session: together 5 MB.
const loadHashing = () => import('@node-rs/argon2')
let common: Promise<Set<string>> | undefined

async function readCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, COMMONEST).map(String))
}

export async function isCommonPassword(password: string, siteWords: string[]): Promise<boolean> {
  const plain = password.toLowerCase()
  const commonPasswords = await (common ??= readCommon())
  return (
    commonPasswords.has(plain) || siteWords.some((word) => word.length >= 4 && plain === word.toLowerCase())
  )
}

const heavyWorkSemaphore = createSemaphore(AT_ONCE, MOST_WAITING)

export function hashPassword(password: string): Promise<string> {
  return heavyWorkSemaphore(async () => (await loadHashing()).hash(password, OPTIONS))
}

/** The hash of no password. Verified against when there is no account, so that both cases take the same time. */
let dummyHash: Promise<string> | undefined

export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await heavyWorkSemaphore(async () => {
    const { hash, verify } = await loadHashing()
    // Awaited in both cases too: the first caller is the one who waits until it is made.
    const dummy = await (dummyHash ??= hash('no account has this password', OPTIONS))
    return verify(stored ?? dummy, password)
  })
  return isRight && stored !== null && stored !== undefined
}
