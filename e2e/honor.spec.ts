import type { Page } from '@playwright/test'
import type { User } from '../src/contract/auth.ts'
import { post, writeArticle } from './support/articles.ts'
import { expectAccessible, expectNoOverflow } from './support/axe.ts'
import { withDatabase } from './support/database.ts'
import { expect, onPhone, test } from './support/fixtures.ts'
import { heading, open } from './support/open.ts'

async function readFame(page: Page): Promise<number> {
  const user = (await (await page.request.get('/api/auth/user')).json()) as User
  return user.fame
}

/** Whoever gives Honor has been here for a day. */
async function makeOlder(email: string): Promise<void> {
  await withDatabase(async (client) => {
    await client.query(`update users set created_at = created_at - interval '2 days' where email = $1`, [
      email,
    ])
  })
}

test('[S1-8] somebody likes an article: its author’s Honor rises, and the history says why', async ({
  page,
  member,
  author,
}) => {
  await makeOlder(author.email)
  const article = await writeArticle(page.request)
  // What a verified address has earned.
  await expect.poll(() => readFame(page)).toBe(1)
  await post(author.request, `/api/articles/${article.id}/like`, { isLike: true })
  await expect.poll(() => readFame(page)).toBe(6)

  await open(page, '/')
  const account = `Your account: ${member.firstName} Wijaya`
  await page.getByRole('button', { name: `${account}, 6 Honor` }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await page
    .getByRole('navigation', { name: 'Only you can see these' })
    .getByRole('link', { name: 'Honor', exact: true })
    .click()
  const history = page.getByRole('region', { name: 'Honor history' })
  const given = history.getByRole('listitem').filter({ hasText: `Arjun Wijaya liked “${article.title}”` })
  await expect(given).toContainText('+5')
  await expectAccessible(page, 'the Honor history')

  await post(author.request, `/api/articles/${article.id}/like`, { isLike: false })
  await expect.poll(() => readFame(page)).toBe(1)
  await open(page, '/profile?tab=honor')
  const taken = `Arjun Wijaya’s like of “${article.title}” no longer counts`
  await expect(history.getByRole('listitem').filter({ hasText: taken })).toContainText('−5')
  await history.getByRole('button', { name: 'Lost' }).click()
  await expect(given).toHaveCount(0)
  await expect(page.getByRole('button', { name: `${account}, 1 Honor` })).toBeVisible()
})

test('a member finds their place on the leaderboard, and leaves it', onPhone, async ({ page, member }) => {
  expect(member.email).not.toBe('')
  await expect.poll(() => readFame(page)).toBe(1)
  await open(page, '/honor')
  await expect(heading(page, 'Honor leaderboard')).toBeVisible()
  const place = page.getByRole('region', { name: 'Your rank' })
  await expect(place).toContainText('with 1 Honor.')
  await page.getByRole('link', { name: 'All time' }).click()
  await expect(page).toHaveURL(/period=all/)
  await expectAccessible(page, 'the leaderboard')
  await expectNoOverflow(page, 'the leaderboard')

  await open(page, '/settings?section=privacy')
  await page.getByRole('switch', { name: 'Show me on the Honor leaderboard' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await open(page, '/honor')
  await expect(place).toContainText('Your privacy settings keep you off the leaderboard.')
})
