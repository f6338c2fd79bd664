import { signin, signup, verify } from '../../contract/auth.ts'
import type { Mail } from '../platform/mail.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export const PASSWORD = 'kuda terbang 42'

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
  await client.call(signup, { body: { email, password: PASSWORD, firstName: 'Sari', lastName: 'Dewi' } })
  await client.call(verify, { body: { email, code: await lastCode(app, email) } })
  return client
}

/** One more device of somebody. */
export async function otherDevice(app: TestApp, email: string, device = app.visitor()): Promise<TestClient> {
  await device.call(signin, { body: { email, password: PASSWORD } })
  return device
}

export const BROWSERS = {
  chromeOnWindows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  newerChromeOnWindows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  safariOnIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
} as const

/** A browser that calls itself so. */
export function withBrowser(app: TestApp, userAgent: string): TestClient {
  const client = app.visitor()
  client.userAgent = userAgent
  return client
}
