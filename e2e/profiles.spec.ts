import { writeArticle } from './support/articles.ts'
import { expect, refusedLine, test } from './support/fixtures.ts'
import { heading, open } from './support/open.ts'

const PICTURE = new URL('../src/web/public/apple-touch-icon.png', import.meta.url).pathname

test('a visitor meets a person: the card beside the name, the profile and its tabs', async ({
  page,
  author,
}) => {
  const article = await writeArticle(author.request, { categories: ['education'] })
  const name = article.authors[0]?.name ?? ''
  await open(page, `/article/${article.id}`)
  const byline = page.getByRole('main').getByRole('link', { name, exact: true }).first()
  await byline.hover()
  const card = page.getByRole('group', { name })
  await expect(card.getByRole('button', { name: `Follow ${name}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()

  await byline.click()
  await expect(heading(page, name)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Parts of the profile' })
    .getByRole('link', { name: /^Articles/ })
    .click()
  await expect(page.getByRole('main').getByRole('link', { name: article.title })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Parts of the profile' })
    .getByRole('link', { name: /^Badges/ })
    .click()
  await expect(page.getByText('First page')).toBeVisible()
})

test('a member says who they are, shows their face, and shows it to members only', async ({
  page,
  member,
  anotherBrowser,
  expectNoise,
}) => {
  expectNoise(refusedLine(401))
  await open(page, '/')
  await page.getByRole('button', { name: `Your account: ${member.firstName} Wijaya` }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await page.getByRole('textbox', { name: 'Bio' }).fill('Counts reefs, and the people who love them.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Counts reefs, and the people who love them.')).toBeVisible()

  await page.getByRole('button', { name: 'Change photo' }).click()
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose an image' }).click()
  await (await chosen).setFiles(PICTURE)
  await expect(page.getByRole('application')).toBeFocused()
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('banner').locator('img[src^="/media/"]')).toBeVisible()

  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: number }
  await open(page, '/settings')
  await page.getByRole('radio', { name: 'Members only' }).check({ force: true })
  await expect(
    page.getByRole('region', { name: 'Privacy' }).getByText('Saved', { exact: true }),
  ).toBeVisible()
  const visitor = await anotherBrowser()
  await open(visitor, `/user/${id}`)
  await expect(heading(visitor, 'Sign in to see this profile')).toBeVisible()
})
