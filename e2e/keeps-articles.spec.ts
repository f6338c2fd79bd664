import { writeArticle } from './support/articles.ts'
import { expect, onPhone, test } from './support/fixtures.ts'
import { heading, open } from './support/open.ts'

test(
  'a member saves an article, finds it in their library, and can take it out and back',
  onPhone,
  async ({ page, member, author }) => {
    const article = await writeArticle(author.request, { categories: ['education'] })
    await open(page, `/article/${article.id}`)
    await page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).first().click()
    await expect(
      page.getByRole('button', { name: 'Saved', exact: true }).filter({ visible: true }).first(),
    ).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('button', { name: `Your account: ${member.firstName} Wijaya` }).click()
    await page.getByRole('menuitem', { name: 'My library' }).click()
    await expect(heading(page, 'My library')).toBeVisible()
    const kept = page.getByRole('main').getByRole('link', { name: article.title })
    await expect(kept).toBeVisible()
    await page.getByRole('button', { name: `Remove: ${article.title}` }).click()
    await expect(kept).toBeHidden()
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
    await kept.click()
    await expect(heading(page, article.title)).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Saved', exact: true }).filter({ visible: true }).first(),
    ).toBeVisible()
  },
)
