import { signin } from '../../contract/auth.ts'
import { confirmTwoFactor, startTwoFactor } from '../../contract/two-factor.ts'
import { PASSWORD } from '../testing/make-account.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { fromBase32 } from './base32-testing.ts'
import { codeOf, stepAt } from './totp.ts'

/** Somebody's authenticator app: what it shows now, or some steps from now. */
export interface App {
  code: (steps?: number) => string
  recoveryCodes: string[]
}

export const STEP_MS = 30_000

/** Sets it up as a person would; the clock goes on a step, since the first code is used up. */
export async function turnOn(app: TestApp, client: TestClient): Promise<App> {
  const { key: typed } = await client.call(startTwoFactor)
  const key = fromBase32(typed)
  const code = (steps = 0) => codeOf(key, stepAt(app.clock.now()) + steps)
  const { recoveryCodes } = await client.call(confirmTwoFactor, { body: { code: code() } })
  app.clock.advance(STEP_MS)
  return { code, recoveryCodes }
}

/** A browser that has taken the first step, with the password. */
export async function takeFirstStep(app: TestApp, email: string): Promise<TestClient> {
  const client = app.visitor()
  const answer = await client.attempt(signin, { body: { email, password: PASSWORD } })
  if (answer.body.code !== 'second_factor_required')
    throw new Error(`No second step was asked for: ${JSON.stringify(answer.body)}`)
  return client
}

/** A code that is surely none of the app's of this moment. */
export function wrongCode(phone: App): string {
  const right = new Set([-1, 0, 1].map((steps) => phone.code(steps)))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.has(code)) ?? '444444'
}
