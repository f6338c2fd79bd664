import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Collection } from '../src/contract/collections.ts'
import { ownWord, post, untilItSays, WORDS, writeArticle } from './support/articles.ts'
import { expectAccessible, expectNoOverflow } from './support/axe.ts'
import { expect, onPhone, test } from './support/fixtures.ts'
import { heading, open } from './support/open.ts'

const FAULTY = [
  'Planet,Diameter,Found',
  'Mercury,4879.4,',
  'Venus,12104,,',
  'Earth,12756,',
  'Mars,large,',
  'Jupiter,139820,',
  'Uranus,50724,13 March 1781',
]
const CORRECTED = [
  'Planet,Diameter,Found',
  'Mercury,4879.4,',
  'Venus,12104,',
  '=cmd,1,',
  'Uranus,50724,1781-03-13',
]

/** What somebody has on their disk. */
async function chooseFile(page: Page, lines: readonly string[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'planets.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  })
}

const columnType = (page: Page, number: number) =>
  page.getByRole('combobox', { name: `Type of column ${number}` })

test('a member makes a collection from a CSV with three faulty lines, charts it, exports it and embeds it', async ({
  page,
  member,
  author,
}) => {
  const title = `Planets of ${ownWord()}`
  await open(page, '/database?tab=collections')
  await expectAccessible(page, 'the collections')
  await page.getByRole('link', { name: 'New collection' }).first().click()
  await expect(heading(page, 'New collection')).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('group', { name: 'Category' }).getByText('Space & Astronomy').click()
  await chooseFile(page, FAULTY)
  await expect(page.getByRole('textbox', { name: 'Name of column 3' })).toHaveValue('Found')
  await columnType(page, 2).selectOption('Number')
  await columnType(page, 3).selectOption('Date')
  await page.getByRole('button', { name: 'Create collection' }).click()
  await expect(page.getByText('3 errors')).toBeVisible()
  await expect(page.getByText(/^Line 3: This line has 4 cells/)).toBeVisible()
  await expect(page.getByText(/^Line 5, Diameter: /)).toBeVisible()
  await expect(page.getByText(/^Line 7, Found: /)).toBeVisible()
  await expectAccessible(page, 'a new collection with faults')
  await expectNoOverflow(page, 'a new collection with faults')

  await chooseFile(page, CORRECTED)
  await expect(page.getByText(/^The file is ready/)).toBeVisible()
  await expect(columnType(page, 2)).toHaveValue('number')
  await expect(columnType(page, 3)).toHaveValue('date')
  await page.getByRole('textbox', { name: 'Unit of column 2' }).fill('km')
  await page.getByRole('button', { name: 'Create collection' }).click()
  await expect(heading(page, title)).toBeVisible()
  await expect(page.getByText(`By ${member.firstName}`)).toBeVisible()
  await expect(page.getByRole('row', { name: /^Uranus 50,724 Mar 13, 1781/ })).toBeVisible()
  await page.getByRole('link', { name: /^Diameter/ }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['=cmd', 'Mercury', 'Venus', 'Uranus'])
  await expectAccessible(page, 'a collection')
  await expectNoOverflow(page, 'a collection')

  await page.getByRole('link', { name: 'Chart' }).click()
  const bars = page.getByRole('list', { name: 'Diameter (km) by Planet' })
  await expect(bars.getByRole('listitem').first()).toContainText('Uranus')
  await expectAccessible(page, 'a chart')

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Export CSV' }).click()
  const csv = await readFile(await (await file).path(), 'utf8')
  expect(csv).toMatch(/^\uFEFF# .*CC BY-SA 4\.0/)
  expect(csv).toContain("'=cmd")

  const id = /#\/collection\/(\d+)/.exec(page.url())?.[1] ?? ''
  const article = await writeArticle(author.request, { content: `${WORDS}\n\n{% collection ${id} %}` })
  await open(page, `/article/${article.id}`)
  const table = page.getByRole('group', { name: title })
  await expect(table.getByRole('rowheader', { name: 'Uranus' })).toBeVisible()
  await expectAccessible(page, 'an article with a collection')
  await page.getByRole('link', { name: 'Show the whole collection (4 rows)' }).click()
  await expect(heading(page, title)).toBeVisible()
})

test(
  'on a phone a reader suggests a change; its owner accepts it, and the history tells of it',
  onPhone,
  async ({ page, member, author }) => {
    const title = `Islands of ${ownWord()}`
    const collection = await post<Collection>(author.request, '/api/collections', {
      title,
      category: 'geography',
      language: 'en',
      columns: [
        { label: 'Island', type: 'text', required: true },
        { label: 'Area', type: 'number', unit: 'km²' },
      ],
      csv: 'Island,Area\nBali,5780\nLombok,4725',
    })
    const path = `/collection/${collection.id}`
    await open(page, path)
    await expectNoOverflow(page, 'a collection on a phone')
    await page
      .getByRole('row', { name: /^Lombok/ })
      .getByRole('button', { name: 'Row actions' })
      .click()
    await page.getByRole('menuitem', { name: 'Suggest a change' }).click()
    const dialog = page.getByRole('dialog', { name: 'Suggest a change' })
    await dialog.getByRole('textbox', { name: 'Area' }).fill('4607')
    await dialog.getByRole('textbox', { name: 'What you’re changing and why' }).fill('Land alone')
    await expectAccessible(page, 'suggesting a change of a row')
    await dialog.getByRole('button', { name: 'Send suggestion' }).click()
    await expect(dialog).toBeHidden()
    await open(page, `${path}/suggestions`)
    await expect(page.getByText('Land alone')).toBeVisible()

    const { items } = (await (
      await author.request.get(`/api/collections/${collection.id}/suggestions`)
    ).json()) as {
      items: { id: number }[]
    }
    await post(author.request, `/api/collections/${collection.id}/suggestions/${items[0]?.id}`, {
      decision: 'accept',
    })
    await untilItSays(page.request, `/api/collections/${collection.id}/rows`, '4607')
    await open(page, `${path}?as=cards`)
    await expect(page.getByText(/^4607\skm²$/)).toBeVisible()
    await expectAccessible(page, 'a collection as cards')
    await open(page, `${path}/history`)
    await expect(page.getByText('Row changed')).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(`^${member.firstName}`) })).toBeVisible()
    await expectNoOverflow(page, 'the history of a collection')
    await page.getByRole('link', { name: 'Show version' }).last().click()
    await expect(page.getByText(/^You’re looking at version 1/)).toBeVisible()
    await expect(page.getByRole('cell', { name: '4725' })).toBeVisible()
  },
)
