import { untilItSays, writeArticle } from './support/articles.ts'
import { expectAccessible, expectNoOverflow } from './support/axe.ts'
import { withDatabase } from './support/database.ts'
import { expect, onPhone, test } from './support/fixtures.ts'
import { heading, HOME, open } from './support/open.ts'

/** As `npm run role` does it; a first try of this journey may have hidden the list already. */
async function giveRole(email: string, role: 'operator' | 'user'): Promise<void> {
  await withDatabase(async (client) => {
    await client.query(`delete from settings where name like 'first\\_day.%'`)
    await client.query('update users set role = $2 where email = $1', [email, role])
  })
}

test(
  'somebody who was made an operator finds what is left to do, does some of it, and hides the list for good',
  onPhone,
  async ({ page, member, author }) => {
    const list = page.getByRole('region', { name: 'Your site’s first day' })
    const step = (name: string) => list.getByRole('heading', { name, exact: true })
    const article = await writeArticle(author.request)
    await untilItSays(page.request, '/', article.title)
    await open(page, '/')
    await expect(heading(page, HOME.en)).toBeVisible()
    await expect(list).toHaveCount(0)

    await giveRole(member.email, 'operator')
    try {
      await open(page, '/')
      await expect(step('Name an operator (done)')).toBeVisible()
      await expect(step('Publish the first article (done)')).toBeVisible()
      await expect(step('Send a test email (to do)')).toBeVisible()
      await expect(list).toContainText('/outbox')
      await expect(step('Set the public address (to do)')).toBeVisible()
      await expect(step('Make a backup (to do)')).toBeVisible()
      await expect(list).toContainText('npm run backup -- site.tar')
      await expectAccessible(page, 'the operator’s first day')
      await expectNoOverflow(page, 'the operator’s first day')

      await list.getByRole('link', { name: 'Community rules' }).click()
      await expect(heading(page, 'Community rules')).toBeVisible()
      await page.goBack()
      await list.getByRole('link', { name: 'Terms of Service' }).click()
      await expect(heading(page, 'Terms of Service')).toBeVisible()
      await page.goBack()
      await expect(step('Read the rules (to do)')).toBeVisible()
      await list.getByRole('link', { name: 'Privacy Policy' }).click()
      await expect(heading(page, 'Privacy Policy')).toBeVisible()
      await expect(page.getByText('hasn’t published an email address yet')).toBeVisible()
      await expect(page.locator('body')).not.toContainText('@localhost')
      await page.goBack()
      await expect(step('Read the rules (done)')).toBeVisible()

      await list.getByRole('button', { name: 'Hide this list' }).click()
      await expect(list).toHaveCount(0)
      const answered = page.waitForResponse(
        (response) => new URL(response.url()).pathname === '/api/first-day',
      )
      await open(page, '/')
      expect(await (await answered).json()).toMatchObject({ isHidden: true })
      await expect(list).toHaveCount(0)
    } finally {
      await giveRole(member.email, 'user')
    }
  },
)
