import type { Page } from '@playwright/test'
import { ownWord, post, untilItSays, writeArticle } from './support/articles.ts'
import { expect, refusedLine, test, type Author } from './support/fixtures.ts'
import { joinSite } from './support/member.ts'
import { heading, open } from './support/open.ts'
import { chooseFromMenu, writing } from './support/writing.ts'

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' })

const CONTENT = `Twice a day the strait breathes in and out.

## Who reads it

The fishermen of Klebang read it like a clok.

## Who wrote it down

The harbour master has kept a book of heights since 1824.`

/** Signs a browser in as somebody whose account the test made before. */
async function signInAs(page: Page, author: Author): Promise<void> {
  await page.context().addCookies((await author.request.storageState()).cookies)
}

test('a second person suggests an edit; the author looks at the difference and accepts', async ({
  page,
  author,
  anotherBrowser,
}) => {
  const title = `Clocks of water ${ownWord()}`
  const article = await writeArticle(author.request, { title, content: CONTENT, categories: ['geography'] })
  await signInAs(page, author)
  const helper = await anotherBrowser()
  await joinSite(helper.request, 'Nur')

  await open(helper, `/article/${article.id}`)
  await helper.getByRole('button', { name: 'Suggest an edit' }).click()
  await expect(heading(helper, 'Suggest an edit')).toBeVisible()
  const form = writing(helper)
  await expect(form.text).toHaveValue(CONTENT)
  await form.text.fill(CONTENT.replace('clok', 'clock'))
  await form.summary.fill('A missing letter')
  await helper.getByRole('button', { name: 'Send suggestion' }).click()
  await expect(toast(helper)).toContainText('The author sees it on the article and in their library.')
  await expect(heading(helper, title)).toBeVisible()

  await open(page, `/article/${article.id}`)
  const note = page.getByRole('note').filter({ hasText: '1 suggested edit to review' })
  await note.getByRole('link', { name: 'Review' }).click()
  await expect(heading(page, 'Suggested edits')).toBeVisible()
  const suggestion = page.getByRole('listitem').filter({ hasText: 'A missing letter' })
  await expect(suggestion).toContainText('Nur Wijaya')
  await suggestion.getByRole('link', { name: 'Review' }).click()
  const panel = page.getByRole('region', { name: 'A missing letter' })
  await expect(panel.getByRole('deletion')).toContainText('clok')
  await expect(panel.getByRole('insertion')).toContainText('clock')
  await panel.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(toast(page)).toContainText('Accepted. It’s the newest version now.')
  await expect(suggestion).toContainText('accepted')

  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByText('read it like a clock.')).toBeVisible()
  await chooseFromMenu(page, 'History')
  await expect(heading(page, 'History')).toBeVisible()
  const newest = page.getByRole('region', { name: 'Versions' }).getByRole('listitem').first()
  await expect(newest).toContainText('A missing letter')
  await expect(newest).toContainText('Nur Wijaya')
  await expect(newest).toContainText('current')
})

test('a second person translates; the original moves on, and the translation says so', async ({
  page,
  author,
  anotherBrowser,
}) => {
  const title = `Clocks of water ${ownWord()}`
  const article = await writeArticle(author.request, { title, content: CONTENT, categories: ['geography'] })
  await signInAs(page, author)
  const helper = await anotherBrowser()
  await joinSite(helper.request, 'Nur')

  await open(helper, `/article/${article.id}`)
  await helper.getByRole('link', { name: 'Translate this into Bahasa Indonesia' }).click()
  await expect(heading(helper, 'Translate into Bahasa Indonesia')).toBeVisible()
  const original = helper.getByRole('region', { name: 'Original English' })
  await expect(original).toContainText('The harbour master has kept a book of heights')
  await helper.getByRole('button', { name: 'Copy headings' }).click()
  const form = writing(helper)
  await expect(form.text).toHaveValue(/## Who reads it\s+## Who wrote it down/)
  const words =
    'Dua kali sehari selat ini bernapas.\n\n## Yang membacanya\n\nPara nelayan Klebang membacanya seperti jam.'
  const indonesian = `Jam dari air ${ownWord()}`
  await form.text.fill(words)
  await form.title.fill(indonesian)
  await form.publish.click()
  await expect(heading(helper, indonesian)).toBeVisible()
  await expect(helper.getByText('Translated by Nur Wijaya, original by Arjun Wijaya')).toBeVisible()
  const address = helper.url().replace(/^.*#/, '')

  await untilItSays(page.request, `/api/articles/${article.id}`, '"language":"id"')
  await open(page, `/create-article?edit=${article.id}`)
  const own = writing(page)
  await own.text.fill(
    `${CONTENT}\n\n## What has changed\n\nSince the new breakwater the water comes an hour later and a hand higher.`,
  )
  await own.save.click()
  await expect(toast(page)).toContainText('Changes saved')
  await expect(heading(page, title)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What has changed' })).toBeVisible()

  await untilItSays(helper.request, `/api/articles/${address.split('/').at(-1)}`, '"staleSince":"')
  await open(helper, address)
  const notice = helper.getByRole('note')
  await expect(notice).toContainText('The original changed on')
  await expect(notice.getByRole('link', { name: 'Update translation' })).toBeVisible()
  await notice.getByRole('link', { name: 'See what changed' }).click()
  const changed = helper.getByRole('region', { name: 'What changed' })
  await expect(changed.getByRole('insertion')).toContainText('Since the new breakwater')

  await open(helper, address)
  await notice.getByRole('link', { name: 'Update translation' }).click()
  await expect(heading(helper, 'Edit article')).toBeVisible()
  await form.text.fill(`${words}\n\n## Yang berubah\n\nAir kini datang satu jam kemudian.`)
  await helper.getByRole('switch', { name: 'Up to date with the original' }).click()
  await form.save.click()
  await expect(heading(helper, indonesian)).toBeVisible()
  await expect(helper.getByRole('heading', { name: 'Yang berubah' })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('the author restores an earlier version from the history, and nothing of it is lost', async ({
  page,
  author,
}) => {
  const title = `Clocks of water ${ownWord()}`
  const article = await writeArticle(author.request, { title, content: CONTENT, categories: ['geography'] })
  await signInAs(page, author)
  await open(page, `/create-article?edit=${article.id}`)
  const form = writing(page)
  await form.text.fill('Everything that stood here before is gone, and only this sentence is left of it.')
  await form.summary.fill('Made it shorter')
  await form.save.click()
  await expect(heading(page, title)).toBeVisible()
  await expect(page.getByText('only this sentence is left of it.')).toBeVisible()

  await chooseFromMenu(page, 'History')
  const versions = page.getByRole('region', { name: 'Versions' }).getByRole('listitem')
  await expect(versions).toHaveCount(2)
  await page.getByRole('link', { name: 'Compare' }).click()
  const changed = page.getByRole('region', { name: 'What changed' })
  await expect(changed.getByRole('insertion').first()).toBeVisible()
  await expect(changed.getByRole('deletion').first()).toBeVisible()

  await versions.last().getByRole('link', { name: 'Show this version' }).click()
  const old = page.getByRole('region', { name: /^The version of / })
  await expect(old).toContainText('The harbour master has kept a book of heights')
  await old.getByRole('button', { name: 'Restore this version' }).click()
  await expect(toast(page)).toContainText('It’s the newest version now; nothing in the history was lost.')
  await expect(versions).toHaveCount(3)
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByText('The harbour master has kept a book of heights')).toBeVisible()
  await expect(page.getByText('only this sentence is left of it.')).toBeHidden()
})

test('two people edit at once: the second sees both texts and saves without losing a word of either', async ({
  page,
  author,
  anotherBrowser,
  expectNoise,
}) => {
  expectNoise(refusedLine(409))
  const helper = await anotherBrowser()
  const nur = await joinSite(helper.request, 'Nur')
  const title = `Clocks of water ${ownWord()}`
  const article = await writeArticle(author.request, {
    title,
    content: CONTENT,
    categories: ['geography'],
    coAuthors: [nur.aliasName],
  })
  await post(helper.request, `/api/articles/${article.id}/invitation`, { isAccepted: true })
  await signInAs(page, author)

  await open(page, `/create-article?edit=${article.id}`)
  await open(helper, `/create-article?edit=${article.id}`)
  const [first, second] = [writing(page), writing(helper)]
  await expect(second.text).toHaveValue(CONTENT)
  await first.text.fill(CONTENT.replace('Twice a day', 'Twice a day, every day,'))
  await first.save.click()
  await expect(heading(page, title)).toBeVisible()

  await second.text.fill(CONTENT.replace('since 1824', 'since 1824, in brown ink'))
  await second.save.click()
  const merge = helper.getByRole('dialog', { name: 'Someone else has changed it too' })
  await expect(merge.getByRole('group', { name: 'Your version' })).toContainText('in brown ink')
  await expect(merge.getByRole('group', { name: 'The article now' })).toContainText('every day,')
  const together = merge.getByRole('textbox', { name: 'Text' })
  await expect(together).toHaveValue(/Twice a day, every day,[^]*since 1824, in brown ink/)
  await merge.getByRole('button', { name: 'Save this' }).click()
  await expect(heading(helper, title)).toBeVisible()
  await expect(helper.getByText('Twice a day, every day,')).toBeVisible()
  await expect(helper.getByText('since 1824, in brown ink')).toBeVisible()

  // Both change the same line now: somebody has to choose, and cannot pass over it.
  await open(page, `/create-article?edit=${article.id}`)
  await open(helper, `/create-article?edit=${article.id}`)
  const both = await first.text.inputValue()
  expect(both).toContain('in brown ink')
  await first.text.fill(both.replace('brown', 'black'))
  await first.save.click()
  await expect(heading(page, title)).toBeVisible()
  await expect(second.text).toHaveValue(both)
  await second.text.fill(both.replace('brown', 'blue'))
  await second.save.click()
  await merge.getByRole('button', { name: 'Save this' }).click()
  await expect(merge.getByRole('alert').filter({ hasText: 'Both changed the same place.' })).toBeVisible()
  const texts = await together.inputValue()
  expect(texts).toContain('in black ink')
  expect(texts).toContain('in blue ink')
  await together.fill(both.replace('brown', 'black, later in blue'))
  await merge.getByRole('button', { name: 'Save this' }).click()
  await expect(heading(helper, title)).toBeVisible()
  await expect(helper.getByText('in black, later in blue ink')).toBeVisible()
})
