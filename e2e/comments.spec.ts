import type { Page } from '@playwright/test'
import { untilItSays, writeArticle } from './support/articles.ts'
import { expect, onPhone, test } from './support/fixtures.ts'
import { open } from './support/open.ts'

const comments = (page: Page) => page.locator('#comments')
const rows = (page: Page) => comments(page).getByRole('listitem')
/** The innermost row that says so: a reply stands inside the row it answers. */
const row = (page: Page, words: string) =>
  rows(page)
    .filter({ has: page.getByRole('paragraph').filter({ hasText: words }) })
    .last()

async function choose(page: Page, words: string, item: string): Promise<void> {
  await row(page, words)
    .getByRole('button', { name: /^More about the comment by / })
    .last()
    .click()
  await page.getByRole('menu').getByRole('menuitem', { name: item, exact: true }).click()
}

test(
  'people comment, reply, like, correct themselves and take a word back',
  onPhone,
  async ({ page, member, author, anotherBrowser }) => {
    const article = await writeArticle(author.request, { categories: ['entertainment'] })
    await open(page, `/article/${article.id}`)
    await expect(comments(page)).toContainText('No comments yet')
    await page.getByRole('textbox', { name: 'Your comment' }).fill('The *crabs* know it first.')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(row(page, 'The crabs know it first.')).toBeVisible()
    await expect(comments(page).getByRole('heading', { name: '1 comment' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('')

    // The author answers from another place, and marks what they like.
    const other = await anotherBrowser()
    await other.context().addCookies((await author.request.storageState()).cookies)
    await untilItSays(other.request, `/article/${article.id}`, 'crabs')
    await open(other, `/article/${article.id}`)
    const mine = row(other, 'The crabs know it first.')
    await mine.getByRole('button', { name: /^Like the comment by Sari Wijaya/ }).click()
    await expect(mine.getByRole('button', { name: /, 1 like$/ })).toHaveAttribute('aria-pressed', 'true')
    await mine.getByRole('button', { name: 'Reply to Sari Wijaya' }).click()
    await other.getByRole('textbox', { name: 'Reply to Sari Wijaya' }).fill('Which ones?')
    await other.keyboard.press('ControlOrMeta+Enter')
    await expect(row(other, 'Which ones?')).toContainText('Author')
    await expect(mine.getByRole('listitem')).toContainText('Which ones?')

    await untilItSays(page.request, `/api/articles/${article.id}/comments`, 'Which ones?')
    await page.reload()
    await expect(comments(page).getByRole('heading', { name: '2 comments' })).toBeVisible()
    await row(page, 'Which ones?').getByRole('button', { name: 'Reply to Arjun Wijaya' }).click()
    await page.getByRole('textbox', { name: 'Reply to Arjun Wijaya' }).fill('The red ones.')
    await comments(page).getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(row(page, 'The red ones.')).toBeVisible()

    await choose(page, 'The red ones.', 'Edit')
    await page.getByRole('textbox', { name: 'Edit your comment' }).fill('The red ones, with one claw.')
    await comments(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(row(page, 'The red ones, with one claw.')).toBeVisible()
    await expect(comments(page).getByRole('heading', { name: '3 comments' })).toBeVisible()

    await choose(page, 'The red ones, with one claw.', 'Delete')
    await expect(comments(page)).not.toContainText('The red ones, with one claw.')
    await expect(comments(page).getByRole('heading', { name: '2 comments' })).toBeVisible()
    const toast = page.getByRole('region', { name: 'Notifications' })
    await expect(toast).toContainText('Comment deleted')
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 'The red ones, with one claw.')).toBeVisible()
    await page.reload()
    await expect(row(page, 'The red ones, with one claw.')).toBeVisible()

    // One that has replies leaves its place behind.
    await rows(page)
      .first()
      .getByRole('button', { name: 'More about the comment by Sari Wijaya' })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(rows(page).first()).toContainText('This comment was deleted.')
    await expect(rows(page).first()).toContainText('Which ones?')
    expect(member.firstName).toBe('Sari')
  },
)

test('what a visitor has begun to say waits for them behind the sign-in wall', async ({ page, author }) => {
  const article = await writeArticle(author.request, { categories: ['entertainment'] })
  await open(page, `/article/${article.id}`)
  await page.getByRole('textbox', { name: 'Your comment' }).fill('I was there in 1998.')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  const wall = page.getByRole('dialog', { name: 'Sign in to comment' })
  await wall.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email', { exact: true }).fill(author.email)
  await page.getByLabel('Password', { exact: true }).fill(author.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('I was there in 1998.')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(row(page, 'I was there in 1998.')).toBeVisible()
})
