import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { addPasskey, PasskeyProof } from '../../contract/passkeys.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { hashToken } from '../platform/tokens.ts'
import type { RelyingParty } from './relying-party.ts'

/** Loaded for the first passkey: it brings a reader of certificates, which a site without passkeys never needs. */
const loadLibrary = () => import('@simplewebauthn/server')
const loadReaders = () => import('@simplewebauthn/server/helpers')

export const CHALLENGE_MS = 5 * MINUTE_MS

export interface StoredPasskey {
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
}

/** The same for all of a person's passkeys, and no name or address. */
function userHandle(userId: number): Buffer {
  return hashToken(`passkey user ${userId}`)
}

interface Owner {
  id: number
  email: string
  displayName: string
}

export async function creationOptions(site: RelyingParty, owner: Owner, existing: StoredPasskey[]) {
  const { generateRegistrationOptions } = await loadLibrary()
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userName: owner.email,
    userDisplayName: owner.displayName,
    userID: new Uint8Array(userHandle(owner.id)),
    challenge: new Uint8Array(randomBytes(32)),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // Found by the browser without an address, and opened with a fingerprint, face or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const { challenge, rp, user, pubKeyCredParams, timeout, excludeCredentials } = options
  return {
    challenge,
    rp,
    user,
    pubKeyCredParams,
    timeout,
    excludeCredentials: excludeCredentials?.map(({ id, transports }) => ({
      id,
      type: 'public-key' as const,
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  }
}

export async function requestOptions(site: RelyingParty) {
  const { generateAuthenticationOptions } = await loadLibrary()
  const { challenge, rpId, timeout } = await generateAuthenticationOptions({
    rpID: site.id,
    challenge: new Uint8Array(randomBytes(32)),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  })
  return { challenge, rpId, timeout, userVerification: 'required' as const }
}

const ClientData = z.object({ challenge: z.string().check(z.maxLength(100)) })

/** Which challenge an answer is to; null for what is no answer at all. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    const given: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const read = ClientData.safeParse(given)
    return read.success ? read.data.challenge : null
  } catch {
    return null
  }
}

/** The new passkey; null for an answer of another site, to another question, or without the person's own consent. */
export async function verifyCreation(
  site: RelyingParty,
  challenge: string,
  { id, clientDataJSON, attestationObject, transports }: BodyOf<typeof addPasskey>,
): Promise<StoredPasskey | null> {
  const { verifyRegistrationResponse } = await loadLibrary()
  try {
    if (!(await isPlain(attestationObject))) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
    })
    if (!verified) return null
    const { credential } = registrationInfo
    const publicKey = Buffer.from(credential.publicKey)
    return { credentialId: credential.id, publicKey, counter: credential.counter, transports }
  } catch {
    // The library throws for every kind of mismatch, and for bytes that are no answer.
    return null
  }
}

/** We ask for no certificates, and read none: the library would fetch lists from addresses that are written in them. */
async function isPlain(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await loadReaders()
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = decoded.get('fmt')
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
}

/** The passkey's new counter; null for an answer that this passkey has not signed for this site and challenge. */
export async function verifyProof(
  site: RelyingParty,
  challenge: string,
  { id, userHandle: handle, ...response }: PasskeyProof,
  passkey: StoredPasskey & { userId: number },
): Promise<number | null> {
  if (handle !== undefined && handle !== userHandle(passkey.userId).toString('base64url')) return null
  const { verifyAuthenticationResponse } = await loadLibrary()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
