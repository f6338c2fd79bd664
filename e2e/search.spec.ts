import { ownWord, untilItSays, writeArticle } from './support/articles.ts'
import { expectAccessible, expectNoOverflow } from './support/axe.ts'
import { expect, onPhone, test } from './support/fixtures.ts'
import { heading, open } from './support/open.ts'

/** A word that no other test has, in letters alone. */
const ownLetters = (): string =>
  Array.from(ownWord(), (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('')

test('a visitor is led on by suggestions, forgiven a slip, and narrows down what was found', async ({
  page,
  author,
}) => {
  const word = `terumbu${ownLetters()}`
  const article = await writeArticle(author.request, { title: `Reefs of ${word}` })
  await untilItSays(author.request, `/api/articles/search?q=${word}`, article.title)
  await untilItSays(author.request, `/api/search/suggestions?q=${word}`, article.title)

  await open(page, '/trending')
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search this site' })
  await field.pressSequentially(word.slice(0, -2))
  const suggested = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(suggested).toHaveText([article.title])
  await expectAccessible(page, 'suggestions under the header')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(heading(page, article.title)).toBeVisible()

  await field.fill(word.replace('terumbu', 'terubmu'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page
    .getByText(/^Did you mean/)
    .getByRole('link', { name: word })
    .click()
  const found = page.getByRole('region', { name: 'Articles' }).getByRole('link', { name: article.title })
  await expect(found).toBeVisible()

  await page.getByRole('button', { name: 'More filters' }).click()
  const filters = page.getByRole('form', { name: 'More filters' })
  await filters.getByLabel('Category').selectOption({ label: 'Science' })
  await filters.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expectAccessible(page, 'a search that was narrowed down')
  await filters.getByLabel('Category').selectOption({ label: 'History' })
  await filters.getByLabel('Author’s alias').fill(`@${author.aliasName}`)
  await filters.getByRole('button', { name: 'Apply filters' }).click()
  await expect(found).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test(
  'on a phone a phrase finds its words in their order, and people are found',
  onPhone,
  async ({ page, author }) => {
    const [one, other] = [`laut${ownLetters()}`, `pasir${ownLetters()}`]
    const article = await writeArticle(author.request, { title: `Of ${one} ${other}` })
    await untilItSays(author.request, `/api/articles/search?q=${one}`, article.title)
    const phrase = page.getByRole('combobox', { name: 'Search this site' })
    await open(page, '/')
    await phrase.fill(`"${other} ${one}"`)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`0 results for “${other} ${one}”`)).toBeVisible()
    await phrase.fill(`"${one} ${other}"`)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`1 result for “${one} ${other}”`)).toBeVisible()
    await expectNoOverflow(page, 'what a search found')

    await phrase.fill(author.aliasName)
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'People' }).getByRole('link', { name: 'Arjun Wijaya' }).click()
    await expect(heading(page, 'Arjun Wijaya')).toBeVisible()
  },
)
