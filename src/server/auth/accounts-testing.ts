import { expect } from 'vitest'
import { signin, signup, verify } from '../../contract/auth.ts'
import type { Mail } from '../platform/mail.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export const PASSWORD = 'kuda terbang 42'

/** What a person types into the sign-up form. */
export function form(email: string, changes: Record<string, unknown> = {}) {
  return { email, password: PASSWORD, firstName: 'Sari', lastName: 'Dewi', ...changes }
}

/** Every mail to an address, oldest first. */
export async function mailsTo(app: TestApp, email: string): Promise<Mail[]> {
  while ((await app.jobs.runDue()) > 0);
  return app.mails.filter((mail) => mail.to === email)
}

/** Codes sent to an address, oldest first. */
export async function codesTo(app: TestApp, email: string): Promise<string[]> {
  const mails = await mailsTo(app, email)
  return mails.flatMap((mail) => /^\d{6}$/m.exec(mail.text)?.[0] ?? [])
}

export async function lastCode(app: TestApp, email: string): Promise<string> {
  const code = (await codesTo(app, email)).at(-1)
  if (code === undefined) throw new Error(`No code was sent to ${email}`)
  return code
}

export async function lastResetToken(app: TestApp, email: string): Promise<string> {
  const tokens = (await mailsTo(app, email)).flatMap(
    (mail) => /\?token=([\w-]{43})/.exec(mail.text)?.[1] ?? [],
  )
  const token = tokens.at(-1)
  if (token === undefined) throw new Error(`No link was sent to ${email}`)
  return token
}

/** A code that is surely not the right one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** Signs up and verifies in one browser, which is signed in afterwards. */
export async function makeAccount(
  app: TestApp,
  email: string,
  changes: Record<string, unknown> = {},
): Promise<TestClient> {
  const client = app.visitor()
  await client.call(signup, { body: form(email, changes) })
  await client.call(verify, { body: { email, code: await lastCode(app, email) } })
  return client
}

export async function expectWrong(client: TestClient, email: string, password: string): Promise<void> {
  const refused = await client.attempt(signin, { body: { email, password } })
  expect(refused).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
}

export async function usersWith(app: TestApp, email: string): Promise<number> {
  const rows = await app.db.selectFrom('users').select('id').where('email', '=', email).execute()
  return rows.length
}
