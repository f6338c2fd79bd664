import { hash, timingSafeEqual } from 'node:crypto'
import { SIGN_UP_PROOF_BITS, type SignUpProof } from '../../contract/auth.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { fail } from '../platform/errors.ts'
import { refuseTooMany, type RateLimitName } from '../platform/rate-limits.ts'
import type { Server } from '../platform/server.ts'
import { keyedHash, newToken } from '../platform/tokens.ts'
import { messages } from './messages.ts'
import { signUpCounter } from './metrics.ts'

export const PROOF_LIFE_MS = 5 * MINUTE_MS
const CHALLENGE = /^([0-9a-z]{1,11})\.([\w-]{43})\.([\w-]{43})$/

/** Nothing is stored for it: its signature says that it is ours and until when it counts. */
export function newChallenge(server: Pick<Server, 'clock' | 'secret'>): string {
  const until = (server.clock.now().getTime() + PROOF_LIFE_MS).toString(36)
  const id = newToken()
  return `${until}.${id}.${sign(server, until, id)}`
}

function sign({ secret }: Pick<Server, 'secret'>, until: string, id: string): string {
  return keyedHash(secret, 'sign-up-proof', until, id).toString('base64url')
}

/** The id of a challenge that is ours, has not ended and was solved; otherwise null. */
function provenId(
  server: Pick<Server, 'clock' | 'secret'>,
  { challenge, nonce }: SignUpProof,
): string | null {
  const [, until = '', id = '', signature = ''] = CHALLENGE.exec(challenge) ?? []
  const expected = sign(server, until, id)
  const isOurs =
    signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  const left = parseInt(until, 36) - server.clock.now().getTime()
  // One that would count for longer was made before the clock was set back.
  if (!isOurs || left <= 0 || left > PROOF_LIFE_MS + MINUTE_MS) return null
  const solved = hash('sha256', `${challenge}:${nonce}`, 'buffer').readUInt32BE(0)
  return solved >>> (32 - SIGN_UP_PROOF_BITS) === 0 ? id : null
}

/**
 * The limits of sign-ups. So many within some minutes are no school class: from then on each costs the sender's machine a
 * moment's work, which nobody notices once and nobody can afford ten thousand times. A challenge counts once.
 */
export async function enforceSignUpLimits(
  server: Server,
  network: string,
  proof: SignUpProof | undefined,
): Promise<void> {
  const id = proof === undefined ? null : provenId(server, proof)
  const counts: [RateLimitName, string][] = [
    ['signUpsPerHalfHour', network],
    ['signUpsPerDay', network],
    id === null ? ['signUpsOfSite', 'all'] : ['usedProofs', id],
  ]
  const hits = await server.limits.hitAll(counts)
  const at = hits.findIndex((count) => count.exceeded)
  if (at < 0) return
  if (at < 2) refuseTooMany(hits[at]?.retryAfterSeconds ?? 0)
  signUpCounter(server).inc({ result: 'proof_asked' })
  fail('proof_of_work_required', messages.proofRequired)
}
