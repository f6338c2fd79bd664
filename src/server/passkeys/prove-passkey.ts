import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PasskeyProof } from '../../contract/passkeys.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import type { Server } from '../platform/server.ts'
import { isToken } from '../platform/session.ts'
import { newToken } from '../platform/tokens.ts'
import { challengeOf, verifyProof } from './ceremonies.ts'
import { findPasskey, listPasskeys, saveChallenge, takeChallenge, usePasskey } from './queries.ts'
import { hasName, relyingParty } from './relying-party.ts'

/** Whether somebody gets in with a passkey; on a site without a name nobody does. */
export async function canUsePasskey(
  db: Db,
  config: Pick<Config, 'publicUrl' | 'siteName'>,
  userId: number,
): Promise<boolean> {
  return hasName(relyingParty(config)) && (await listPasskeys(db, userId)).length > 0
}

/** The cookie of a browser that was asked to sign. */
function holderOf(server: Server, request: FastifyRequest): string | undefined {
  const token = server.cookies.read(request, 'passkey')
  return token !== undefined && isToken(token) ? token : undefined
}

/** Only this browser may answer; another of its tabs may have been asked too. */
export async function askForProof(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  challenge: string,
  now: Date,
): Promise<void> {
  const holder = holderOf(server, request) ?? newToken()
  await saveChallenge(server.db.write, { challenge, holder, userId: null }, now)
  server.cookies.set(reply, 'passkey', holder)
}

/**
 * Whose passkey has signed, for this site and a challenge that this browser was given and that is used up with it; null
 * for anything else.
 */
export async function provePasskey(
  server: Server,
  request: FastifyRequest,
  proof: PasskeyProof,
  now: Date,
): Promise<number | null> {
  const db = server.db.write
  const challenge = challengeOf(proof.clientDataJSON)
  const holder = holderOf(server, request)
  if (challenge === null || holder === undefined) return null
  if (!(await takeChallenge(db, { challenge, holder, userId: null }, now))) return null
  const passkey = await findPasskey(db, proof.id)
  if (passkey === undefined) return null
  const counter = await verifyProof(relyingParty(server.config), challenge, proof, passkey)
  if (counter === null || !(await usePasskey(db, passkey.id, counter, now))) return null
  return passkey.userId
}
