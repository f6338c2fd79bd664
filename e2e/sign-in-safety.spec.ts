import { signIn, expectSecureHome } from './support/auth.ts'
import { withDatabase } from './support/database.ts'
import { expect, refusedLine, test } from './support/fixtures.ts'
import { readMail } from './support/mail.ts'
import { heading, open } from './support/open.ts'

test('a member is told of a new device, signs it out, and reads who tried to get in', async ({
  page,
  member,
  anotherBrowser,
  expectNoise,
}) => {
  await open(page, '/settings')
  const nav = page.getByRole('navigation', { name: 'Settings sections' })
  await nav.getByRole('link', { name: 'Security', exact: true }).click()
  await expect(heading(page, 'Security')).toBeVisible()
  const devices = page.getByRole('region', { name: 'Your devices' })
  const history = page.getByRole('region', { name: 'Sign-in history' })
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices.getByText(/^This device/)).toBeVisible()
  await expect(history.getByText('Account created')).toBeVisible()

  // Whoever has just joined signs in from everything they have: nobody is told of that on the first day. And the same
  // kind of browser in the same network is no new device: they joined from elsewhere.
  await withDatabase(async (client) => {
    for (const table of ['signin_history', 'sessions'])
      await client.query(
        `update ${table} set ip = '203.0.113.9' where user_id = (select id from users where email = $1)`,
        [member.email],
      )
    await client.query(`update users set created_at = now() - interval '3 days' where email = $1`, [
      member.email,
    ])
  })
  const other = await anotherBrowser()
  await open(other, '/auth')
  await signIn(other, member)
  await expectSecureHome(other)
  const mail = await readMail(
    member.email,
    ({ subject }) => subject === 'New sign-in to your Cendekia account',
  )
  expect(mail.text).toContain('/settings/security')

  await page.reload()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(history.getByText('Signed in with your password')).toBeVisible()
  expectNoise(refusedLine(401))
  await devices.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(devices.getByText('You’re now signed in on this device only.')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await open(other, '/settings/security')
  await expect(heading(other, 'Sign in to see your security settings')).toBeVisible()

  await open(other, '/auth')
  await signIn(other, { email: member.email, password: 'bukan-kata-sandi' })
  await expect(other.getByText('Login failed.')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(history.getByText('Wrong password')).toBeVisible({ timeout: 2000 })
  }).toPass()

  await page.getByRole('link', { name: 'Back to settings' }).click()
  await expect(heading(page, 'Settings')).toBeVisible()
})
