import type { APIRequestContext, Page } from '@playwright/test'
import { ownWord, post } from './support/articles.ts'
import { expectAccessible, expectNoOverflow } from './support/axe.ts'
import { expect, onPhone, test } from './support/fixtures.ts'
import { siteUrl } from './support/environment.ts'
import { joinSite } from './support/member.ts'
import { open } from './support/open.ts'

const fieldOf = (page: Page) => page.getByRole('textbox', { name: /^(Message |Write a message)/ })
const logOf = (page: Page) => page.getByRole('log', { name: 'Messages' })

async function say(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

async function idOf(request: APIRequestContext): Promise<number> {
  return ((await (await request.get('/api/auth/user')).json()) as { id: number }).id
}

test('[S1-9] two people talk; one loses the connection in the middle, and nothing is lost or said twice', async ({
  page,
  context,
  member,
  anotherBrowser,
  expectNoise,
}) => {
  expectNoise(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/)
  const word = ownWord()
  const theirs = await anotherBrowser()
  const friend = await joinSite(theirs.request, 'Budi')

  // A stranger's first message is a request.
  await open(page, `/user/${await idOf(theirs.request)}`)
  await page.getByRole('link', { name: `Message ${friend.firstName}` }).click()
  await expect(page.getByText('your message will be shown as a request')).toBeVisible()
  await say(page, `Have you seen the ${word} tonight?`)
  await expect(logOf(page)).toContainText(word)

  await open(theirs, '/messages')
  await theirs.getByRole('link', { name: 'Requests', exact: true }).click()
  await theirs.getByRole('link', { name: member.firstName }).click()
  await expect(logOf(theirs)).toContainText(word)
  await theirs.getByRole('button', { name: 'Accept' }).click()
  await say(theirs, `Yes, from the roof.`)
  await expect(logOf(page)).toContainText('Yes, from the roof.')

  await context.setOffline(true)
  await say(page, 'This is said on a train.')
  await say(page, 'And this in the tunnel.')
  await expect(logOf(page).getByText('Sends when you’re online').first()).toBeVisible()
  await say(theirs, 'Are you there?')
  await context.setOffline(false)
  await expect(logOf(theirs)).toContainText('And this in the tunnel.', { timeout: 30_000 })
  await expect(logOf(page)).toContainText('Are you there?')
  for (const side of [page, theirs])
    for (const text of ['This is said on a train.', 'And this in the tunnel.', 'Are you there?'])
      await expect(logOf(side).getByText(text)).toHaveCount(1)
  const texts = await logOf(theirs).innerText()
  expect(texts.indexOf('on a train')).toBeLessThan(texts.indexOf('in the tunnel'))
})

test('the number of unread conversations ticks in the header and the title, and opening one ends it', async ({
  page,
  member,
  author,
}) => {
  const id = await idOf(page.request)
  // Whom one follows is no stranger.
  const follow = `/api/users/${await idOf(author.request)}/follow`
  await page.request.put(follow, { headers: { origin: siteUrl() } })
  await open(page, '/settings')
  const bubble = page.getByRole('link', { name: 'Messages', exact: true }).first()
  await expect(bubble).toBeVisible()
  const key = `first-${member.aliasName}`
  await post(author.request, '/api/conversations', { userIds: [id], key, body: 'A word with you?' })
  await expect(page.getByRole('link', { name: 'Messages, 1 unread' }).first()).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) /)
  await page.getByRole('link', { name: 'Messages, 1 unread' }).first().click()
  await page.getByRole('link', { name: author.firstName }).first().click()
  await expect(logOf(page)).toContainText('A word with you?')
  await expect(page).not.toHaveTitle(/^\(1\) /)
  await expectAccessible(page, 'messages')
  await expectNoOverflow(page, 'messages')
})

test('on a phone the list leads to the conversation and back', onPhone, async ({ page, member, author }) => {
  expect(member.email).not.toBe('')
  await open(page, `/messages/new?to=${await idOf(author.request)}`)
  await say(page, 'Written on the way.')
  await expect(logOf(page)).toContainText('Written on the way.')
  await expectAccessible(page, 'messages')
  await page.getByRole('link', { name: 'Back to messages' }).click()
  await expect(page.getByRole('link', { name: author.firstName })).toBeVisible()
  await expectAccessible(page, 'messages')
  await expectNoOverflow(page, 'messages')
})
