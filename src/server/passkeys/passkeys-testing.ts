import { addPasskey, startPasskey, startPasskeySignIn } from '../../contract/passkeys.ts'
import type { TestClient } from '../testing/test-client.ts'
import { authenticator, type Authenticator } from './authenticator-testing.ts'

export const SITE = { rpId: 'localhost', origin: 'http://localhost:3000' }

export async function challengeToAdd(client: TestClient): Promise<string> {
  return (await client.call(startPasskey)).options.challenge
}

export async function challengeToSignIn(client: TestClient): Promise<string> {
  return (await client.call(startPasskeySignIn)).options.challenge
}

/** Adds a passkey as a person would; the device is what they hold in their hand afterwards. */
export async function addTo(
  client: TestClient,
  name = 'Phone',
  device: Authenticator = authenticator(),
): Promise<{ device: Authenticator; id: number }> {
  const made = device.make({ ...SITE, challenge: await challengeToAdd(client) })
  const { id } = await client.call(addPasskey, { body: { name, ...made } })
  return { device, id }
}
