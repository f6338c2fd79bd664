import { fail } from '../platform/errors.ts'
import { RATE_LIMITS, refuseTooMany, type RateLimitName } from '../platform/rate-limits.ts'
import type { Server } from '../platform/server.ts'
import { warnOfWrongCodes } from './actions.ts'
import { messages } from './messages.ts'
import { findTwoFactor, takeStep } from './queries.ts'
import { unseal } from './seal.ts'
import { stepOfCode } from './totp.ts'

interface Attempt {
  userId: number
  code: string
  network: string
  now: Date
}

/** Judges a code of somebody's app. It works once, for them alone, and refuses with the reason. */
export async function proveCode(server: Server, attempt: Attempt): Promise<void> {
  const { userId, now } = attempt
  await countingTries(server, attempt, async () => {
    const twoFactor = await findTwoFactor(server.db.write, userId)
    if (twoFactor === undefined || twoFactor.confirmedAt === null) return fail('conflict', messages.isOff)
    const secret = unseal(server.secret, userId, twoFactor.secret)
    if (secret === null) return fail('conflict', messages.unreadable)
    const step = stepOfCode(secret, attempt.code, now)
    if (step === null) return false
    if (!(await takeStep(server.db.write, userId, step)))
      fail('invalid_code', messages.codeUsed, { fields: { code: messages.codeUsed } })
    return true
  })
}

/**
 * Counted before the code is looked at and uncounted when it is right: a burst of tries gets no further. When it
 * can't be counted, nothing is tried. The day counts on: a guesser gets no more tries for each time the owner is here.
 */
export async function countingTries(
  server: Server,
  { userId, network, now }: Omit<Attempt, 'code'>,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const key = String(userId)
  const counted: [RateLimitName, string][] = [
    ['wrongCodesFromNetwork', `${key} ${network}`],
    ['wrongCodesPerHour', key],
    ['wrongCodesPerDay', key],
  ]
  const counts = await server.limits.hitAll(counted)
  const exceeded = counts.find((count) => count.exceeded)
  if (exceeded !== undefined) refuseTooMany(exceeded.retryAfterSeconds)
  if (await isRight()) {
    for (const [name, of] of counted) if (name !== 'wrongCodesPerDay') await server.limits.clear(name, of)
    return
  }
  const mostPerHour = Math.floor(RATE_LIMITS.wrongCodesPerHour.hits * server.config.rateLimitScale)
  if (counts[1]?.hits === mostPerHour) await warnOfWrongCodes(server, userId, now)
  fail('invalid_code', messages.wrongCode, { fields: { code: messages.wrongCode } })
}
