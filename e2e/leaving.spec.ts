import { signIn } from './support/auth.ts'
import { withDatabase } from './support/database.ts'
import { expect, test } from './support/fixtures.ts'
import { readMail } from './support/mail.ts'
import { open } from './support/open.ts'

test('a member deletes their account, reads when it is erased, and takes it back by signing in', async ({
  page,
  member,
}) => {
  await open(page, '/settings/data')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete account' })
  await dialog.getByText('Keep my articles').click()
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  const closed = page.getByRole('dialog', { name: 'Your account is closed' })
  await expect(closed.getByText(/We’ll erase it on /)).toBeVisible()
  await closed.getByRole('button', { name: 'Go to home page' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()

  const mail = await readMail(member.email, ({ subject }) => subject.includes('will be deleted on'))
  expect(mail.text).toContain('keep your published articles')
  await withDatabase(async (client) => {
    const { rows } = await client.query(
      'select leaving_at is not null as "isLeaving", leaving_keeps_articles as keeps from users where email = $1',
      [member.email],
    )
    expect(rows).toEqual([{ isLeaving: true, keeps: true }])
  })

  await open(page, '/auth')
  await signIn(page, member)
  await readMail(member.email, ({ subject }) => subject === 'Your Cendekia account stays')
  await open(page, '/settings/data')
  await expect(page.getByText(/You closed your account and signed in again on /)).toBeVisible()
})
