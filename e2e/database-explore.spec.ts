import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ownWord, post, untilItSays, writeArticle } from './support/articles.ts'
import { expectAccessible, expectNoOverflow } from './support/axe.ts'
import { expect, onPhone, test } from './support/fixtures.ts'
import { heading, open } from './support/open.ts'

/** A title that a spreadsheet would take for a formula. */
const formula = (word: string): string => `=SUM(${word}) of all seas`

async function exported(page: Page, kind: string): Promise<string> {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: kind }).click()
  return readFile(await (await file).path(), 'utf8')
}

test('a member filters the database, saves the view, and opens the file they exported', async ({
  page,
  member,
  author,
  anotherBrowser,
}) => {
  const tag = `laut-${ownWord()}`
  const [one, other] = [`Tides of ${tag}`, formula(tag)]
  // By title the other way round than by age, so that each order can be told from the others.
  for (const title of [other, one]) await writeArticle(author.request, { title, tags: [tag] })
  const asked = `/api/database/explore?tag=${tag}`
  for (const title of [one, other]) await untilItSays(page.request, asked, title)

  await open(page, '/database')
  await expect(heading(page, 'Database')).toBeVisible()
  await expect(page.getByRole('region', { name: 'In numbers' })).toContainText('in 30 days')
  await expectAccessible(page, 'the database')
  await expectNoOverflow(page, 'the database')
  await page.getByRole('navigation', { name: 'Type' }).getByRole('link', { name: 'Articles' }).click()
  await page.getByLabel('Tag', { exact: true }).fill(tag)
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page.getByText('2 results')).toBeVisible()
  const titlesOn = (where: Page) => where.getByRole('table', { name: 'Results' }).getByRole('rowheader')
  const titles = titlesOn(page)
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('link').click()
  await expect(titles).toHaveText([other, one])
  await page.goBack()
  // The newest first.
  await expect(titles).toHaveText([one, other])
  await page.getByRole('columnheader', { name: 'Added' }).getByRole('link').click()
  await expect(titles).toHaveText([other, one])

  await page.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Seas, the oldest first')
  await dialog.getByRole('switch', { name: 'Public link' }).click()
  await expectAccessible(page, 'saving a view')
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(page).toHaveURL(/#\/database\?view=\d+$/)
  await expect(page.getByText('Your saved view')).toBeVisible()
  const path = /#(\/database\?view=\d+)/.exec(page.url())?.[1] ?? ''

  const csv = await exported(page, 'CSV for spreadsheets')
  expect(csv.startsWith('\uFEFF# ')).toBe(true)
  expect(csv).toContain(one)
  expect(csv).toContain(`'${other}`)
  expect(csv).not.toContain(author.email)
  const json = JSON.parse(await exported(page, 'JSON for programs')) as {
    licence: string
    items: { title: string }[]
  }
  expect(json.licence).not.toBe('')
  expect(json.items.map(({ title }) => title)).toEqual([other, one])

  const theirs = await anotherBrowser()
  await open(theirs, path)
  await expect(theirs.getByText(`A view by ${member.firstName}`)).toBeVisible()
  await expect(titlesOn(theirs)).toHaveText([other, one])
  await theirs.getByRole('button', { name: 'Export' }).click()
  await theirs.getByRole('menuitem', { name: 'CSV for spreadsheets' }).click()
  await expect(theirs.getByRole('dialog', { name: 'Sign in to save or export' })).toBeVisible()
})

test(
  'on a phone a visitor narrows the database down to one question, as cards too',
  onPhone,
  async ({ page, author }) => {
    const title = `Where does ${ownWord()} rise?`
    await post(author.request, '/api/questions', { title, category: 'astronomy', language: 'my' })
    await untilItSays(page.request, `/api/database/explore?author=${author.aliasName}`, title)
    await open(page, '/database')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'Filters' })
      .getByRole('link', { name: /^Questions/ })
      .click()
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expectAccessible(page, 'the filters on a phone')
    await sheet.getByLabel('Author’s alias').fill(`@${author.aliasName}`)
    await sheet.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page.getByText('1 result', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expectNoOverflow(page, 'the database on a phone')
    await page.getByRole('link', { name: 'Cards' }).click()
    await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Astronomy')
    await expectAccessible(page, 'the database as cards')
    await page.getByRole('link', { name: 'Remove filter: Questions' }).click()
    await page.goBack()
    await page.getByRole('link', { name: title }).click()
    await expect(heading(page, title)).toBeVisible()
  },
)
