import { signup, startSignUpProof, type SignUpProof } from '../../../contract/auth.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { ApiError, call } from '../../platform/api.ts'

const AT_ONCE = 256

/** While very many sign up the server wants some work of this machine first; any other failure stays what it is. */
export async function signUpAgain(error: unknown, body: BodyOf<typeof signup>) {
  const isAsked = error instanceof ApiError && error.code === 'proof_of_work_required'
  // Browsers have it on secure pages alone; elsewhere the server's words say to try again later.
  if (!isAsked || !('subtle' in crypto)) throw error
  const { challenge, bits } = await call(startSignUpProof)
  const proof = await solve(challenge, bits)
  return call(signup, { body: { ...body, proof } })
}

/** Tries numbers until the hash begins with so many zero bits. The browser hashes beside the page, which stays alive. */
async function solve(challenge: string, bits: number): Promise<SignUpProof> {
  for (let from = 0; ; from += AT_ONCE) {
    const tries = Array.from({ length: AT_ONCE }, (_, step) => String(from + step))
    const hashes = await Promise.all(tries.map(async (nonce) => startOf(`${challenge}:${nonce}`)))
    const found = hashes.findIndex((start) => start < 2 ** (32 - bits))
    if (found >= 0) return { challenge, nonce: tries[found] ?? '' }
  }
}

async function startOf(text: string): Promise<number> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return new DataView(hash).getUint32(0)
}
