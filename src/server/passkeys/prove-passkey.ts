import type { PasskeyProof } from '../../contract/passkeys.ts'
import type { Server } from '../platform/server.ts'
import { challengeOf, verifyProof } from './ceremonies.ts'
import { findPasskey, takeChallenge, usePasskey } from './queries.ts'
import { relyingParty } from './relying-party.ts'

/** Whose passkey has signed, for this site and a challenge of ours that is used up with it; null for anything else. */
export async function provePasskey(server: Server, proof: PasskeyProof, now: Date): Promise<number | null> {
  const db = server.db.write
  const challenge = challengeOf(proof.clientDataJSON)
  if (challenge === null || !(await takeChallenge(db, challenge, null, now))) return null
  const passkey = await findPasskey(db, proof.id)
  if (passkey === undefined) return null
  const counter = await verifyProof(relyingParty(server.config), challenge, proof, passkey)
  if (counter === null || !(await usePasskey(db, passkey.id, counter, now))) return null
  return passkey.userId
}
