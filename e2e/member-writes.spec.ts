import type { Page } from '@playwright/test'
import { ownWord, untilItSays, writeArticle } from './support/articles.ts'
import { expect, refusedLine, test } from './support/fixtures.ts'
import { heading, open } from './support/open.ts'
import { makePng, pastePicture } from './support/picture.ts'
import { chooseFromMenu, writing } from './support/writing.ts'

const MARKDOWN = `

## In numbers

| Place | Height |
| --- | ---: |
| Klebang | 1.9 m |
| Dumai | 2.4 m |

\`\`\`ts
const tides = 2
\`\`\`

The height follows $h = a \\cos(\\omega t)$ closely.
`

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const picture = (page: Page) => page.getByRole('img', { name: 'The mud at low tide' })

/** Whether the browser has really drawn it. */
const isDrawn = (page: Page) =>
  picture(page).evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)

test('[S1-1] a member writes with tools and pictures, publishes, edits, takes back and deletes', async ({
  page,
  member,
  anotherBrowser,
}) => {
  const visitor = await anotherBrowser()
  const title = `Reading the tide ${ownWord()}`
  await open(page, '/')
  await page.getByRole('link', { name: 'Create', exact: true }).click()
  await expect(heading(page, 'Write an article')).toBeVisible()
  const form = writing(page)

  // Everything about the words is done by the keyboard.
  await form.title.click()
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(form.text).toBeFocused()
  await page.keyboard.type('The strait is old')
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft')
  await page.keyboard.press('ControlOrMeta+B')
  await expect(form.text).toHaveValue('The strait is **old**')
  await page.keyboard.press('Shift+Tab')
  const bold = page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Bold' })
  await expect(bold).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(form.text).toBeFocused()
  await expect(form.text).toHaveValue('The strait is ***old***')
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText(MARKDOWN)

  const table = page.getByRole('table')
  await expect(table.getByRole('cell', { name: 'Klebang' })).toBeVisible()
  await expect(page.getByRole('math')).toBeVisible()
  await expect(page.locator('pre').getByText('const')).toBeVisible()

  await form.text.focus()
  await page.keyboard.press('ControlOrMeta+End')
  await pastePicture(form.text, 'mud.png', makePng(480, 270))
  const alt = page.getByRole('textbox', { name: /^Describe this image/ })
  await alt.fill('The mud at low tide')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(alt).toBeHidden()
  await expect.poll(() => isDrawn(page)).toBe(true)

  await form.category('Science').click()
  await form.category('Geography').click()
  await expect(form.category('Science')).toContainText('main')
  const chooser = page.waitForEvent('filechooser')
  const thumbnail = page.getByRole('group', { name: 'Thumbnail' })
  await thumbnail.getByRole('button', { name: 'Choose an image' }).click()
  const cover = { name: 'cover.png', mimeType: 'image/png', buffer: makePng(640, 360) }
  await (await chooser).setFiles(cover)
  await expect(thumbnail.getByRole('img', { name: 'Chosen image' })).toBeVisible()
  const language = page.getByRole('main').getByRole('group', { name: 'Language' })
  await language.getByText('English').click()
  await expect(language.getByRole('radio', { name: 'English' })).toBeChecked()
  await form.tags.fill('Low tide')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove low-tide' })).toBeVisible()

  await form.publish.click()
  await expect(heading(page, title)).toBeVisible()
  await expect(toast(page)).toContainText('Everyone can read it now.')
  await expect(page).toHaveURL(/#\/article\/\d+$/)
  const id = /\d+$/.exec(page.url())?.[0] ?? ''
  await expect(page.getByRole('link', { name: 'Geography' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: '#low-tide' })).toBeVisible()

  await open(visitor, `/article/${id}`)
  await expect(heading(visitor, title)).toBeVisible()
  await expect(visitor.getByRole('link', { name: `${member.firstName} Wijaya` }).first()).toBeVisible()
  await expect(visitor.getByRole('cell', { name: '2.4 m' })).toBeVisible()
  await picture(visitor).scrollIntoViewIfNeeded()
  await expect.poll(() => isDrawn(visitor)).toBe(true)

  await chooseFromMenu(page, 'Edit')
  await expect(heading(page, 'Edit article')).toBeVisible()
  await expect(form.title).toHaveValue(title)
  await form.text.focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('\n\nThe moon is to blame.')
  await form.summary.fill('Who is to blame')
  await form.save.click()
  await expect(toast(page)).toContainText('Changes saved')
  await expect(heading(page, title)).toBeVisible()
  await expect(page.getByText('The moon is to blame.')).toBeVisible()

  await chooseFromMenu(page, 'Unpublish')
  await expect(toast(page)).toContainText('Unpublished. It’s back in your drafts.')
  await expect(
    page.getByText('This is a draft. Only its authors, and people with a preview link, can see it.'),
  ).toBeVisible()
  const status = async () => (await visitor.request.get(`/article/${id}`)).status()
  await expect.poll(status).toBe(404)
  await page.reload()
  await expect(heading(page, title)).toBeVisible()
  await page.getByRole('note').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page)).toContainText('Published. Everyone can read it now.')
  await expect.poll(status).toBe(200)

  await chooseFromMenu(page, 'Delete')
  await expect(toast(page)).toContainText('It stays in the trash for 30 days.')
  await expect(page.getByText('This article is in the trash.')).toBeVisible()
  await expect.poll(status).toBe(404)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page)).toContainText('It’s back where it was.')
  await expect(page.getByText('This article is in the trash.')).toBeHidden()
  await untilItSays(visitor.request, `/article/${id}`, 'The moon is to blame.')
})

test('a draft is shown to somebody by a link, which ends when it is published', async ({
  page,
  member,
  anotherBrowser,
  expectNoise,
}) => {
  expectNoise(refusedLine(404))
  expect(member.email).not.toBe('')
  const title = `Tides to come ${ownWord()}`
  const draft = await writeArticle(page.request, { title, isDraft: true })
  await open(page, `/article/${draft.id}`)
  await page.getByRole('note').getByRole('button', { name: 'Preview link…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Preview link' })
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = new URL(await dialog.getByRole('textbox', { name: 'Link' }).inputValue()).pathname
  const visitor = await anotherBrowser()
  await open(visitor, link)
  await expect(heading(visitor, title)).toBeVisible()
  await expect(visitor.getByRole('note')).toContainText('You’re reading a draft')
  await page.keyboard.press('Escape')
  await page.getByRole('note').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page)).toContainText('Published. Everyone can read it now.')
  await visitor.reload()
  await expect(visitor.getByText('This link no longer works')).toBeVisible()
})

test('what is missing is said beside its field, and nothing that was written goes away', async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe('')
  await open(page, '/create-article')
  const form = writing(page)
  await form.title.fill('Tide')
  await form.text.fill('Too short.')
  await form.publish.click()
  const summary = page.getByRole('alert').filter({ hasText: '3 things to fix' })
  await expect(summary).toBeFocused()
  await expect(form.title).toHaveAccessibleDescription('Use at least 5 characters for the title.')
  await expect(form.title).toHaveValue('Tide')
  await expect(form.text).toHaveValue('Too short.')
  await summary.getByRole('button', { name: 'Choose a category.' }).click()
  await expect(form.category('World')).toBeFocused()

  // A draft needs none of it, and what is told about it does not lie on the buttons.
  const save = page.getByRole('button', { name: 'Save as draft' })
  await save.click()
  await expect(toast(page)).toContainText('Saved as a draft')
  const [told, bar] = await Promise.all([
    toast(page).getByRole('status').boundingBox(),
    page.getByRole('region', { name: 'Save and publish' }).boundingBox(),
  ])
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('a visitor who wants to write is told why they have to sign in, and comes back to the form', async ({
  page,
  author,
}) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Create', exact: true }).click()
  await expect(heading(page, 'Sign in to write')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email', { exact: true }).fill(author.email)
  await page.getByLabel('Password', { exact: true }).fill(author.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(heading(page, 'Write an article')).toBeVisible()
})
