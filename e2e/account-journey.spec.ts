import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, onPhone, refusedLine, test } from './support/fixtures.ts'
import { readMail } from './support/mail.ts'
import { newPerson } from './support/member.ts'
import { goInside, heading, HOME, open, waitUntilAlive } from './support/open.ts'
import { expectSecureHome, fillSignUp, signIn } from './support/auth.ts'

const codeField = (page: Page) => page.getByLabel('6-digit code')

test(
  'a visitor becomes a member, looks around, leaves and comes back',
  onPhone,
  async ({ page, context }) => {
    const sari = newPerson('Sari')
    await open(page, '/')
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await fillSignUp(page, sari)
    await expect(page.getByText('Registration successful')).toBeVisible()
    await expect(heading(page, 'Check your email')).toBeVisible()
    await expect(codeField(page)).toBeFocused()

    // The code is pasted as people copy it, with a blank in it, and is checked without another press.
    const { code = '' } = await readMail(sari.email)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      ` ${code.slice(0, 3)} ${code.slice(3)} `,
    )
    await page.keyboard.press('ControlOrMeta+V')
    await expect(heading(page, 'Verification Successful!')).toBeVisible()
    await page.getByRole('button', { name: 'Go to Homepage' }).click()
    await expectSecureHome(page)
    await expect(page.getByText('Hello, Sari')).toBeVisible()

    await passFirstHour(page)
    await waitUntilAlive(page)
    await page.getByRole('button', { name: 'Your account: Sari Wijaya' }).click()
    const card = page.locator('[popover]').filter({ has: page.getByRole('menu') })
    await expect(card).toContainText('Sari Wijaya')
    await expect(card).toContainText(/@[\w-]+/)
    await expect(card).toContainText(sari.email)
    await expect(card).toContainText('1 Honor')
    await page.keyboard.press('Escape')

    // On a phone the header has no room for it: the account's settings have the themes.
    await goInside(page, '/settings')
    await page.getByRole('button', { name: 'Light', exact: true }).click()
    await expect(page.getByText('Your theme has been changed successfully.')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await goInside(page, '/')
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click()
    await expect(heading(page, HOME.id)).toBeVisible()

    await page.getByRole('button', { name: 'Akun Anda: Sari Wijaya' }).click()
    await page.getByRole('menuitem', { name: 'Keluar' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeVisible()
    await expect(heading(page, HOME.id)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

    await waitUntilAlive(page)
    await page.getByRole('banner').getByRole('link', { name: 'Masuk' }).click()
    await page.getByLabel('Email', { exact: true }).fill(sari.email)
    await page.getByLabel('Kata sandi', { exact: true }).fill(sari.password)
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expectSecureHome(page)
    await expect(page.getByText('Selamat siang, Sari')).toBeVisible()
    await expect(page.getByText('Berhasil masuk')).toBeVisible()
  },
)

/** Three screens that come once, and the list of first steps that stays on home until it is closed. */
async function passFirstHour(page: Page): Promise<void> {
  const screens = page.getByRole('dialog')
  const press = (name: string) => screens.getByRole('button', { name, exact: true }).click()
  await expect(screens).toHaveAccessibleName('Welcome, Sari. Which languages do you read?')
  await expectAccessible(page, 'the languages')
  await press('Next')
  await expect(screens).toHaveAccessibleName('What interests you?')
  for (const category of ['Science', 'History', 'Space & Astronomy']) await press(category)
  await expect(screens.getByText('3 chosen')).toBeVisible()
  await press('Back')
  await press('Next')
  await expect(screens.getByRole('button', { name: 'Science' })).toHaveAttribute('aria-pressed', 'true')
  await press('Next')
  await expect(screens).toHaveAccessibleName('People and guilds')
  await expectAccessible(page, 'the people')
  await press('Go to home')
  await expect(screens).toHaveCount(0)
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByRole('status')).toHaveText('0 of 5 done')
  await expectAccessible(page, 'the first steps')

  // They do not come again, and the list goes for good.
  await page.reload()
  await expect(steps).toBeVisible()
  await expect(screens).toHaveCount(0)
  await steps.getByRole('button', { name: 'Close list' }).click()
  await expect(steps).toHaveCount(0)
  await page.reload()
  await waitUntilAlive(page)
  await expect(steps).toHaveCount(0)
  await expect(screens).toHaveCount(0)
}

test('[S4.6-8] after signing in the browser is at /v2/ with fresh codes and an empty hash', async ({
  page,
  member,
}) => {
  await page.context().clearCookies()
  await open(page, '/auth')
  await signIn(page, member)
  const first = await expectSecureHome(page)
  await expect(page.getByText('Login successful')).toBeVisible()
  await expect(page.getByText('Welcome back!')).toBeVisible()

  // What home still asks for would be refused without a session.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await open(page, '/auth')
  await signIn(page, member)
  const second = await expectSecureHome(page)
  expect([first.code, first.errorCode]).not.toContain(second.code)
  expect(first.errorCode).not.toBe(second.errorCode)
})

test('[S4.6-9] "Go to Homepage" leads to /v2/ with fresh codes and an empty hash', async ({ page }) => {
  const sari = newPerson()
  await open(page, '/register')
  await fillSignUp(page, sari)
  const { code = '' } = await readMail(sari.email)
  await codeField(page).pressSequentially(code)
  await page.getByRole('button', { name: 'Go to Homepage' }).click()
  const { code: secureCode } = await expectSecureHome(page)
  expect(secureCode).not.toContain(code)
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Your account: Sari Wijaya' })).toBeVisible()
})

test('a wrong code leads to the error view, and Try Again back to the field', async ({
  page,
  expectNoise,
}) => {
  expectNoise(refusedLine(400))
  const sari = newPerson()
  await open(page, '/register')
  await fillSignUp(page, sari)
  const { code = '' } = await readMail(sari.email)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await codeField(page).pressSequentially(wrong)
  await expect(heading(page, 'Verification Failed')).toBeVisible()
  await expect(page.getByText('This code is wrong or no longer valid.')).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(codeField(page)).toHaveValue(wrong)
  await codeField(page).fill(code)
  await expect(heading(page, 'Verification Successful!')).toBeVisible()
})

test('whoever signs in before verifying is led to the code, and gets a new one', async ({
  page,
  expectNoise,
}) => {
  expectNoise(refusedLine(403))
  const sari = newPerson()
  await open(page, '/register')
  await fillSignUp(page, sari)
  const old = await readMail(sari.email)
  await open(page, '/auth')
  await signIn(page, sari)
  await expect(page.getByText('Verification Required')).toBeVisible()
  await expect(heading(page, 'Check your email')).toBeVisible()
  await page.getByRole('button', { name: 'Send new code' }).click()
  await expect(page.getByText('A new verification code has been sent to your email')).toBeVisible()
  await expect(page.getByRole('button', { name: /^New code in \d+ s$/ })).toBeDisabled()
  const { code = '' } = await readMail(sari.email, (mail) => mail.code !== old.code)
  await codeField(page).fill(code)
  await expect(heading(page, 'Verification Successful!')).toBeVisible()
})
