import { expectAccessible, expectNoOverflow } from './support/axe.ts'
import { withDatabase } from './support/database.ts'
import { expect, refusedLine, test } from './support/fixtures.ts'
import { open, waitUntilAlive } from './support/open.ts'

/** As `npm run role` does it. */
async function giveRole(email: string, role: 'operator' | 'user'): Promise<void> {
  await withDatabase(async (client) => {
    await client.query('update users set role = $2 where email = $1', [email, role])
    await client.query(`delete from settings where name = 'site.announcement'`)
  })
}

const TEXTS = {
  English: 'The reading room closes on Friday',
  'Bahasa Indonesia': 'Ruang baca tutup hari Jumat',
  'Bahasa Melayu': 'Bilik bacaan ditutup hari Jumaat',
}

test('an operator announces something in three languages, and a visitor reads it in theirs and closes it for good', async ({
  page,
  member,
  anotherBrowser,
  expectNoise,
}) => {
  // The document knows nobody: it is the page that is not there, until it is known who reads it.
  expectNoise(refusedLine(404))
  await giveRole(member.email, 'operator')
  try {
    await open(page, '/moderation/site')
    await expect(page.getByRole('heading', { name: 'The last 90 days' })).toBeVisible()
    await expectAccessible(page, 'the operator’s view')
    await expectNoOverflow(page, 'the operator’s view')
    const form = page.getByRole('region', { name: 'Announcement', exact: true })
    for (const [language, text] of Object.entries(TEXTS)) await form.getByLabel(language).fill(text)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Saved')).toBeVisible()

    const visitor = await anotherBrowser()
    const told = visitor.getByRole('complementary', { name: 'Pengumuman' })
    await expect(async () => {
      await open(visitor, '/terms-of-service?hl=id')
      await expect(told).toContainText(TEXTS['Bahasa Indonesia'], { timeout: 1000 })
    }).toPass()
    await waitUntilAlive(visitor)
    await told.getByRole('button', { name: 'Tutup pengumuman' }).click()
    await expect(told).toBeHidden()
    await open(visitor, '/privacy-policy')
    await waitUntilAlive(visitor)
    await expect(told).toBeHidden()

    await form.getByRole('button', { name: 'Remove' }).click()
    await expect(form.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  } finally {
    await giveRole(member.email, 'user')
  }
})

test('for everybody else the operator’s view is a page that is not there', async ({
  page,
  member,
  expectNoise,
}) => {
  expectNoise(refusedLine(404))
  expect(member.email).toContain('@')
  const response = await open(page, '/moderation/site')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'The last 90 days' })).toHaveCount(0)
})
