import { expectSecureHome, signIn } from './support/auth.ts'
import { expect, refusedLine, test } from './support/fixtures.ts'
import { readMail } from './support/mail.ts'
import { heading, open } from './support/open.ts'

test('a member changes name, alias, password and address, and signs in with the new ones', async ({
  page,
  member,
  anotherBrowser,
  expectNoise,
}) => {
  await open(page, '/settings?section=account')
  const part = (name: string) => page.getByRole('region', { name, exact: true })

  await part('Name').getByLabel('Last name').fill('Kusuma')
  await part('Name').getByRole('button', { name: 'Save name' }).click()
  await expect(part('Name').getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your account: Sari Kusuma' })).toBeVisible()

  const alias = `sari-${member.email.slice(5, 15)}`
  await part('Alias').getByLabel('Alias').fill('sаri-with-a-cyrillic-letter')
  await part('Alias').getByRole('button', { name: 'Save alias' }).click()
  await expect(part('Alias').getByText(/only the letters a to z/)).toBeVisible()
  await part('Alias').getByLabel('Alias').fill(alias)
  await part('Alias').getByRole('button', { name: 'Save alias' }).click()
  await expect(part('Alias').getByText(/^You can change it again on /)).toBeVisible()

  const password = `${member.password}-baru`
  await part('Password').getByLabel('Current password').fill(member.password)
  await part('Password').getByLabel('New password', { exact: true }).fill(password)
  await part('Password').getByRole('button', { name: 'Change password' }).click()
  await expect(part('Password').getByText('Saved. You’re signed out on other devices.')).toBeVisible()
  await readMail(member.email, (mail) => mail.subject === 'Your Cendekia password was changed')

  const newEmail = member.email.replace('@example.com', '@new.example')
  expectNoise(refusedLine(400))
  await part('Email').getByLabel('New email address').fill(newEmail)
  await part('Email').getByLabel('Current password').fill(member.password)
  await part('Email').getByRole('button', { name: 'Change email' }).click()
  await expect(part('Email').getByText('This isn’t your current password. Please try again.')).toBeVisible()
  await part('Email').getByLabel('Current password').fill(password)
  await part('Email').getByRole('button', { name: 'Change email' }).click()
  await expect(part('Email').getByText(`Not confirmed yet: ${newEmail}`)).toBeVisible()

  // The new address is read somewhere else, without a session.
  const isLink = (mail: { link: string | undefined }) => mail.link?.includes('/confirm-email?token=') === true
  const other = await anotherBrowser()
  const toNew = await readMail(newEmail, isLink)
  await open(other, toNew.link ?? '')
  await expect(other).toHaveURL(/#\/confirm-email$/)
  await other.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(heading(other, 'One link left')).toBeVisible()
  await expect(part('Email').getByText('New address: confirmed')).toBeVisible()

  const toOld = await readMail(member.email, isLink)
  expect(toOld.text).toContain(newEmail)
  await open(page, toOld.link ?? '')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(heading(page, 'Email address changed')).toBeVisible()
  await page.getByRole('link', { name: 'Go to settings' }).click()
  await expect(part('Email').getByText(newEmail)).toBeVisible()
  await readMail(member.email, (mail) => mail.subject.startsWith('The email address of your'))

  expectNoise(refusedLine(401))
  await open(other, '/auth')
  await signIn(other, { email: member.email, password })
  await expect(other.getByText('Login failed.')).toBeVisible()
  await signIn(other, { email: newEmail, password })
  await expectSecureHome(other)
  await expect(other.getByRole('button', { name: 'Your account: Sari Kusuma' })).toBeVisible()

  expectNoise(refusedLine(400))
  await open(page, toOld.link ?? '')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(heading(page, 'This link no longer works')).toBeVisible()
})
