import type { SignInProvider } from '../../contract/account.ts'
import { forgotPassword, signin, signup, verify } from '../../contract/auth.ts'
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

export async function lastCode(app: TestApp, email: string): Promise<string> {
  const mails = await mailsTo(app, email)
  return mails.flatMap((mail) => /^\d{6}$/m.exec(mail.text)?.[0] ?? []).at(-1) ?? ''
}

/** Signs up and verifies in one browser, which is signed in afterwards. */
export async function makeAccount(app: TestApp, email: string, client = app.visitor()): Promise<TestClient> {
  await client.call(signup, { body: form(email) })
  await client.call(verify, { body: { email, code: await lastCode(app, email) } })
  return client
}

export async function askForReset(app: TestApp, email: string): Promise<string> {
  await app.visitor().call(forgotPassword, { body: { email } })
  const mails = await mailsTo(app, email)
  const links = mails.flatMap((mail) => /reset-password\?token=([\w-]{43})/.exec(mail.text)?.[1] ?? [])
  return links.at(-1) ?? ''
}

export async function statusOfSignIn(app: TestApp, email: string, password: string): Promise<number> {
  return (await app.visitor().attempt(signin, { body: { email, password } })).status
}

/** The links to confirm an address that were mailed to it, oldest first. */
export async function tokensTo(app: TestApp, email: string): Promise<string[]> {
  const mails = await mailsTo(app, email)
  return mails.flatMap((mail) => /\/confirm-email\?token=([\w-]{43})/.exec(mail.text)?.[1] ?? [])
}

export async function lastTokenTo(app: TestApp, email: string): Promise<string> {
  const token = (await tokensTo(app, email)).at(-1)
  if (token === undefined) throw new Error(`No link was sent to ${email}`)
  return token
}

/** One more device of somebody. */
export async function otherDevice(app: TestApp, email: string, password: string): Promise<TestClient> {
  const device = app.visitor()
  await device.call(signin, { body: { email, password } })
  return device
}

export async function link(app: TestApp, userId: number, provider: SignInProvider): Promise<void> {
  await app.db
    .insertInto('identities')
    .values({ provider, subject: `${provider}-${userId}`, user_id: userId, created_at: app.clock.now() })
    .execute()
}

export async function suspend(app: TestApp, email: string): Promise<void> {
  await app.db
    .updateTable('users')
    .set({ suspended_at: app.clock.now() })
    .where('email', '=', email)
    .execute()
}
