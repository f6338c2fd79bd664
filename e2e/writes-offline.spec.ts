import { ownWord } from './support/articles.ts'
import { expect, test } from './support/fixtures.ts'
import { heading, open } from './support/open.ts'
import { writing } from './support/writing.ts'

const FIRST = 'The connection is still there while this sentence is being typed.'
const SECOND = 'It is gone now, and the writing goes on as if nothing had happened.'

test('a member loses the connection in mid-text and loses not a word', async ({
  page,
  context,
  member,
  expectNoise,
}) => {
  expect(member.email).not.toBe('')
  expectNoise(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/)
  const title = `Written on the ferry ${ownWord()}`
  await open(page, '/create-article')
  const form = writing(page)
  await form.category('Science').click()
  await form.title.fill(title)
  await form.text.click()
  await page.keyboard.type(FIRST)

  await context.setOffline(true)
  await page.keyboard.type(` ${SECOND}`)
  await expect(
    page.getByText('Offline. Saved on this device; we’ll sync it when you’re back online.').first(),
  ).toBeVisible()
  await form.publish.click()
  const refusal = page.getByRole('alert').filter({ hasText: 'That didn’t go through' })
  await expect(refusal).toBeFocused()
  await expect(refusal).toContainText('Nothing is lost: everything is kept here.')
  await expect(form.title).toHaveValue(title)
  await expect(form.text).toHaveValue(`${FIRST} ${SECOND}`)
  await form.text.press('ControlOrMeta+End')
  await page.keyboard.type(' Ashore.')

  // The tab is closed before anything could be sent.
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const again = await context.newPage()
  await open(again, '/create-article')
  const found = writing(again)
  await expect(found.text).toHaveValue(`${FIRST} ${SECOND} Ashore.`)
  await expect(found.title).toHaveValue(title)
  await expect(found.category('Science')).toHaveAttribute('aria-pressed', 'true')
  await expect(again.getByText('Your draft is back')).toBeVisible()
  await found.publish.click()
  await expect(heading(again, title)).toBeVisible()
  await expect(again.getByText(`${FIRST} ${SECOND} Ashore.`)).toBeVisible()

  // What has gone where it belongs is no draft any more.
  await open(again, '/create-article')
  await expect(found.text).toHaveValue('')
})

test('a draft follows its writer to another device', async ({ page, member, anotherBrowser }) => {
  await open(page, '/create-article')
  const form = writing(page)
  await form.title.fill('Begun at home')
  await form.text.fill(FIRST)
  await form.text.press('ControlOrMeta+S')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const other = await anotherBrowser()
  await open(other, '/auth')
  await other.getByLabel('Email', { exact: true }).fill(member.email)
  await other.getByLabel('Password', { exact: true }).fill(member.password)
  await other.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(other.getByText('Login successful')).toBeVisible()
  await open(other, '/create-article')
  await expect(writing(other).title).toHaveValue('Begun at home')
  await expect(writing(other).text).toHaveValue(FIRST)
  await expect(other.getByText('Your draft is back')).toBeVisible()
})

test('a like and a save without a connection are sent when it is back, though the tab was closed', async ({
  page,
  context,
  member,
  samples,
  expectNoise,
}) => {
  expect(member.email).not.toBe('')
  expectNoise(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/)
  const path = `/article/${samples.article.id}`
  await open(page, path)
  const likeIn = (tab: typeof page) => tab.getByRole('button', { name: /^Like, / }).first()
  const saveIn = (tab: typeof page) => tab.getByRole('button', { name: /^Save/ }).first()
  await expect(likeIn(page)).toHaveAttribute('aria-pressed', 'false')
  await context.setOffline(true)
  await likeIn(page).click()
  await saveIn(page).click()
  await expect(likeIn(page)).toHaveAttribute('aria-pressed', 'true')
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)

  const again = await context.newPage()
  const sent = again.waitForResponse((answer) => answer.url().endsWith('/like') && answer.ok())
  await open(again, path)
  await sent
  await expect(likeIn(again)).toHaveAttribute('aria-pressed', 'true')
  await again.reload()
  await expect(likeIn(again)).toHaveAttribute('aria-pressed', 'true')
})
