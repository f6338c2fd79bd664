import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import {
  startPasskeySignIn,
  type addPasskey,
  type PasskeyProof,
  type startPasskey,
} from '../../contract/passkeys.ts'
import type { BodyOf, ResponseOf } from '../../contract/endpoint.ts'
import { call } from '../platform/api.ts'

/** Fetched when somebody uses a passkey, and not before. */
const loadLibrary = async () => import('@simplewebauthn/browser')

type CreationOptions = ResponseOf<typeof startPasskey>['options']

/** The browser asks its person, and their device makes a passkey. */
export async function makePasskey(
  options: CreationOptions,
): Promise<Omit<BodyOf<typeof addPasskey>, 'name'>> {
  const { startRegistration } = await loadLibrary()
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const { id, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}

/** The browser asks which passkey, and their device signs with it. */
export async function provePasskey(): Promise<PasskeyProof> {
  const [{ startAuthentication }, { options }] = await Promise.all([loadLibrary(), call(startPasskeySignIn)])
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  const { id, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
}

export type DeviceFault = 'cancelled' | 'known' | 'unsupported'

/** What went wrong on the device, where nothing did on the server. */
export function deviceFaultOf(error: unknown): DeviceFault | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'InvalidStateError') return 'known'
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled'
  const isFromDevice = error.name === 'NotSupportedError' || error.name === 'SecurityError'
  return isFromDevice || error.message.includes('WebAuthn is not supported') ? 'unsupported' : null
}
