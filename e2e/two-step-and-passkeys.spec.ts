import type { Page } from '@playwright/test'
import { codeOf, stepAt } from '../src/server/two-factor/totp.ts'
import { fromBase32 } from '../src/server/two-factor/base32-testing.ts'
import { expectSecureHome, signIn } from './support/auth.ts'
import { expect, refusedLine, test } from './support/fixtures.ts'
import { readMail } from './support/mail.ts'
import { heading, open } from './support/open.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const inDialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function logOut(page: Page): Promise<void> {
  // What home still asks for would be refused without a session.
  await page.goto('about:blank')
  await page.goto('/api/auth/logout')
  await open(page, '/auth')
}

test('a member turns two-step verification on and signs in with codes, each once', async ({
  page,
  member,
  expectNoise,
}) => {
  await open(page, '/settings/security')
  const section = part(page, 'Two-step verification')
  await section.getByRole('button', { name: 'Turn on' }).click()
  const setUp = inDialog(page, 'Set up your app')
  await expect(setUp.getByRole('img', { name: 'QR code for your app' })).toBeVisible()
  const uri = new URL((await setUp.getByRole('link', { name: 'Open in app' }).getAttribute('href')) ?? '')
  const secret = fromBase32(uri.searchParams.get('secret') ?? '')
  // The app's codes of a moment ago, now and in a moment are taken, each once and in this order.
  const began = stepAt(new Date())
  await setUp.getByLabel('Code from the app').fill(codeOf(secret, began - 1))
  await setUp.getByRole('button', { name: 'Turn on' }).click()
  const codes = inDialog(page, 'Your recovery codes')
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recovery = await codes.getByRole('listitem').allTextContents()
  await codes.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(section.getByText('10 recovery codes left')).toBeVisible()
  await readMail(member.email, (mail) => mail.subject.startsWith('Two-step verification is on'))

  expectNoise(refusedLine(403))
  expectNoise(refusedLine(400))
  await logOut(page)
  await signIn(page, member)
  await expect(heading(page, 'One more step')).toBeVisible()
  await page.getByLabel('6-digit code').fill(codeOf(secret, began))
  await expectSecureHome(page)

  await logOut(page)
  await signIn(page, member)
  await page.getByLabel('6-digit code').fill(codeOf(secret, began))
  await expect(page.getByText(/^This code was already used/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Use recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery[0] ?? '')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectSecureHome(page)
  await readMail(member.email, (mail) => mail.subject.startsWith('A recovery code'))

  await open(page, '/settings/security')
  await expect(section.getByText('9 recovery codes left')).toBeVisible()
  await section.getByRole('button', { name: 'Turn off' }).click()
  const asked = inDialog(page, 'Turn off two-step verification?')
  await asked.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByText('It’s off.')).toBeVisible()
})

test('a member adds a passkey and signs in with it alone', async ({ page, context, member }) => {
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await open(page, '/settings/security')
  const section = part(page, 'Passkeys')
  await section.getByRole('button', { name: 'Add passkey' }).click()
  const asked = inDialog(page, 'Add passkey')
  await asked.getByLabel('Name').fill('My laptop')
  await asked.getByRole('button', { name: 'Add passkey' }).click()
  await expect(section.getByText('My laptop')).toBeVisible()
  await expect(section.getByText('Not used yet')).toBeVisible()
  await readMail(member.email, (mail) => mail.subject.startsWith('A passkey was added'))

  await logOut(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expectSecureHome(page)
  await expect(page.getByRole('button', { name: /^Your account: Sari/ })).toBeVisible()

  await open(page, '/settings/security')
  await expect(section.getByText(/^Last used on/)).toBeVisible()
  await section.getByRole('button', { name: 'Remove My laptop' }).click()
  await inDialog(page, 'Remove this passkey?').getByRole('button', { name: 'Remove' }).click()
  await expect(section.getByText('No passkeys yet.')).toBeVisible()
})
