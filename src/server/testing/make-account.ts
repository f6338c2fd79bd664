import { signup, verify } from '../../contract/auth.ts'
import type { Mail } from '../platform/mail.ts'
import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

export const PASSWORD = 'kuda terbang 42'

/** Every mail to an address, oldest first. */
export async function mailsTo(app: TestApp, email: string): Promise<Mail[]> {
  while ((await app.jobs.runDue()) > 0);
  return app.mails.filter((mail) => mail.to === email)
}

/** Signs up and verifies in one browser, which is signed in afterwards: for those who need a password. */
export async function makeAccount(app: TestApp, email: string): Promise<TestClient> {
  const client = app.visitor()
  await client.call(signup, { body: { email, password: PASSWORD, firstName: 'Sari', lastName: 'Dewi' } })
  const code = /^\d{6}$/m.exec((await mailsTo(app, email)).at(-1)?.text ?? '')?.[0] ?? ''
  await client.call(verify, { body: { email, code } })
  return client
}
