import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { PasskeyProof } from '../../contract/passkeys.ts'

interface Told {
  challenge: string
  rpId: string
  origin: string
}

const [PRESENT, VERIFIED, HAS_CREDENTIAL] = [0x01, 0x04, 0x40]

/** One passkey in a device of ours: it signs what it is told to, also what no browser would let it sign. */
export function authenticator(options: { counts?: boolean; isVerified?: boolean } = {}) {
  const { counts = true, isVerified = true } = options
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let counter = 0
  const flags = PRESENT | (isVerified ? VERIFIED : 0)

  function authData(rpId: string, flag: number, rest = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counts ? counter++ : 0)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flag]), count, rest])
  }
  const clientData = (type: string, { challenge, origin }: Told) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    id,
    make(told: Told, more: { fmt?: string; statement?: Map<string, unknown> } = {}) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const rest = Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(key)])
      const attestation = new Map<string, unknown>([
        ['fmt', more.fmt ?? 'none'],
        ['attStmt', more.statement ?? new Map()],
        ['authData', new Uint8Array(authData(told.rpId, flags | HAS_CREDENTIAL, rest))],
      ])
      return {
        id,
        clientDataJSON: clientData('webauthn.create', told).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      }
    },
    /** `isAsked`: whether the device has asked its person. */
    use(told: Told, { isAsked = isVerified } = {}): PasskeyProof {
      const client = clientData('webauthn.get', told)
      const data = authData(told.rpId, PRESENT | (isAsked ? VERIFIED : 0))
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      }
    },
    /** As a copy of the device has it. */
    setBack: () => void (counter = 1),
  }
}

export type Authenticator = ReturnType<typeof authenticator>
