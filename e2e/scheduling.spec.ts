import type { Locator, Page } from '@playwright/test'
import { ownWord } from './support/articles.ts'
import { withDatabase } from './support/database.ts'
import { expect, onPhone, test } from './support/fixtures.ts'
import { png } from './support/media-files.ts'
import { open } from './support/open.ts'
import { card, chooseFile, composer, toast, writePost } from './support/posts.ts'

const row = (page: Page, words: string): Locator =>
  page.getByRole('region', { name: 'Scheduled posts' }).getByRole('listitem').filter({ hasText: words })

/** The form of a post that waits, as somebody who edits it calls its parts. */
const editor = (page: Page) => {
  const part = page.getByRole('region', { name: 'Edit post' })
  return {
    part,
    title: part.getByRole('textbox', { name: /^Title/ }),
    text: part.getByRole('textbox', { name: 'Text (optional)' }),
    button: (name: string) => part.getByRole('button', { name, exact: true }),
  }
}

/** Writes nothing new, but sends what is in the composer to its time. */
async function schedule(page: Page): Promise<void> {
  await composer(page).button('Schedule').click()
  const asked = page.getByRole('dialog', { name: 'Schedule post' })
  await expect(asked).toContainText('Until then, only you can see it.')
  await asked.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(toast(page)).toContainText('It will be posted on')
}

/** Its time has come: it and its job are due a moment ago. */
async function letTimePass(title: string): Promise<void> {
  await withDatabase(async (client) => {
    const { rowCount } = await client.query(
      `with due as (
         update scheduled_posts set publish_at = date_trunc('milliseconds', now() - interval '1 second')
         where body ->> 'title' = $1 returning id, publish_at)
       update jobs set run_at = publish_at, payload = jsonb_set(payload, '{publishAt}',
         to_jsonb(to_char(publish_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
       from due where kind = 'postPublication' and payload -> 'scheduledPostId' = to_jsonb(due.id)`,
      [title],
    )
    expect(rowCount).toBe(1)
  })
}

test('a post is scheduled, found in the library, edited, and appears on Page when its time has come', async ({
  page,
  member,
  author,
  anotherBrowser,
}) => {
  expect(member.firstName).toBe('Sari')
  const word = ownWord()
  const [first, last] = [`Moonrise ${word}`, `Moonset ${word}`]
  await open(page, '/page-create?type=discussion')
  await composer(page).title.fill(first)
  await composer(page).text.fill('Look to the east.')
  await schedule(page)

  await expect(row(page, first)).toContainText('Scheduled for')
  await row(page, first)
    .getByRole('link', { name: `Edit: ${first}` })
    .click()
  const form = editor(page)
  await expect(form.title).toHaveValue(first)
  await page.reload()
  await expect(form.title).toHaveValue(first)
  await expect(form.text).toHaveValue('Look to the east.')
  await form.title.fill(last)
  await form.text.fill('Look to the west.')
  await form.button('Save').click()
  await expect(toast(page)).toContainText('Changes saved')
  await expect(row(page, last)).toContainText('Look to the west.')
  await expect(row(page, first)).toHaveCount(0)

  const other = await writePost(author.request)
  const visitor = await anotherBrowser()
  // What others of the same second were shown is given to a visitor too, and what is newer then waits behind a pill.
  await expect(async () => {
    await open(visitor, '/page')
    await expect(card(visitor, other.title ?? '')).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 45_000 })
  await expect(card(visitor, word)).toHaveCount(0)
  await letTimePass(last)
  await expect(async () => {
    await visitor.reload()
    await expect(card(visitor, last)).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 45_000 })
  await expect(card(visitor, last)).toContainText('Look to the west.')
  await page.reload()
  await expect(page.getByText('No drafts yet')).toBeVisible()
  await expect(row(page, last)).toHaveCount(0)
})

test(
  'a photo that waits is given other words on a phone, taken back, scheduled again and posted at once',
  onPhone,
  async ({ page, member }) => {
    expect(member.firstName).toBe('Sari')
    const word = ownWord()
    await open(page, '/page-create')
    await chooseFile(page, 'Choose a photo', await png())
    await expect(composer(page).medium).toContainText('480 × 270')
    await composer(page).alt.fill('A square of colour')
    await composer(page).title.fill(`Before ${word}`)
    await schedule(page)

    await row(page, word)
      .getByRole('button', { name: /^Cancel schedule/ })
      .click()
    await expect(toast(page)).toContainText('Schedule cancelled')
    await open(page, '/page-create')
    await expect(composer(page).title).toHaveValue(`Before ${word}`)
    await expect(composer(page).alt).toHaveValue('A square of colour')
    await schedule(page)

    await row(page, word).getByRole('link', { name: /^Edit/ }).click()
    const form = editor(page)
    await expect(form.part.getByRole('button', { name: 'Replace' })).toBeVisible()
    await form.title.fill(`After ${word}`)
    await form.button('Post now').click()
    await expect(page).toHaveURL(/#\/page-post\/\d+$/)
    await expect(card(page, `After ${word}`).locator('img[sizes]')).toHaveAttribute(
      'alt',
      'A square of colour',
    )
  },
)
