import { expect, refusedLine, test } from './support/fixtures.ts'
import { expectSecureHome, fillSignUp, signIn } from './support/auth.ts'
import { readMail } from './support/mail.ts'
import { newPerson } from './support/member.ts'
import { heading, open } from './support/open.ts'

test('a forgotten password is replaced by mail, and every old session ends', async ({
  page,
  member,
  anotherBrowser,
  expectNoise,
}) => {
  await open(page, '/')
  await expect(page.getByRole('button', { name: 'Your account: Sari Wijaya' })).toBeVisible()

  const other = await anotherBrowser()
  await open(other, '/auth')
  await other.getByRole('button', { name: 'Forgot password?' }).click()
  const dialog = other.getByRole('dialog', { name: 'Reset Password' })
  await dialog.getByLabel('Alamat email').fill(member.email)
  await dialog.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(dialog.getByText('Email Berhasil Dikirim')).toBeVisible()
  await expect(dialog.getByText('Tautan kedaluwarsa setelah 30 menit.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Tutup', exact: true }).click()
  await expect(dialog).toBeHidden()

  const { link = '' } = await readMail(member.email, (mail) => mail.link?.includes('token=') === true)
  await open(other, link)
  await expect(heading(other, 'Set a new password')).toBeVisible()
  // The token is a key: it stays neither in the address nor behind Back.
  await expect(other).toHaveURL(/#\/reset-password$/)
  const password = `${member.password}-baru`
  await other.getByLabel('New password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Save password' }).click()
  await expect(heading(other, 'Password changed')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()

  expectNoise(refusedLine(401))
  await other.getByRole('link', { name: 'Sign In' }).click()
  await signIn(other, member)
  await expect(other.getByText('Login failed.')).toBeVisible()
  await signIn(other, { ...member, password })
  await expectSecureHome(other)

  expectNoise(refusedLine(400))
  await open(page, link)
  await page.getByLabel('New password', { exact: true }).fill(`${password}-lagi`)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(heading(page, 'This link no longer works')).toBeVisible()
})

test('a code entered in another browser than the sign-up asks for a new password', async ({
  page,
  anotherBrowser,
}) => {
  const sari = newPerson()
  await open(page, '/register')
  await fillSignUp(page, sari)
  const { code = '' } = await readMail(sari.email)

  const other = await anotherBrowser()
  const query = new URLSearchParams({ needsVerification: 'true', email: sari.email })
  await open(other, `/auth?${query}`)
  await other.getByLabel('6-digit code').fill(code)
  await expect(heading(other, 'Set a new password')).toBeVisible()
  await expect(other.getByText('You signed up in another browser')).toBeVisible()
  await expect(other).toHaveURL(/#\/reset-password$/)
  const password = `${sari.password}-sendiri`
  await other.getByLabel('New password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Save password' }).click()
  await other.getByRole('link', { name: 'Sign In' }).click()
  await signIn(other, { ...sari, password })
  await expectSecureHome(other)
  await expect(other.getByRole('button', { name: 'Your account: Sari Wijaya' })).toBeVisible()
})
