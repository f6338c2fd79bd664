import type { Page } from '@playwright/test'
import { ownWord, post, untilItSays } from './support/articles.ts'
import { expectAccessible, expectNoOverflow } from './support/axe.ts'
import { withDatabase } from './support/database.ts'
import { expect, refusedLine, test } from './support/fixtures.ts'
import { joinSite } from './support/member.ts'
import { heading, open } from './support/open.ts'
import { writePost } from './support/posts.ts'

/** Somebody in a browser of their own, past the cookie question; their account is old enough for its reports to count. */
async function join(page: Page, firstName: string, role = 'user'): Promise<Page> {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'))
  const { email } = await joinSite(page.context().request, firstName)
  await withDatabase(async (client) => {
    await client.query(
      `update users set created_at = now() - interval '90 days', role = $2 where email = $1`,
      [email, role],
    )
  })
  return page
}

test('a post is reported by three and hidden, its author appeals, and another moderator overturns it', async ({
  page,
  member,
  anotherBrowser,
  expectNoise,
}) => {
  test.slow()
  // The document says to everybody that there is no such page; the app then shows staff their desk.
  expectNoise(refusedLine(404))
  const word = ownWord()
  const title = `A loud post ${word}`
  const mine = await writePost(page.request, { title })
  const reader = await join(await anotherBrowser(), 'Nur')
  const others = [await join(await anotherBrowser(), 'Dewi'), await join(await anotherBrowser(), 'Wei')]
  const moderator = await join(await anotherBrowser(), 'Ayu', 'moderator')
  const another = await join(await anotherBrowser(), 'Tan', 'moderator')

  await open(reader, `/page-post/${mine.id}`)
  await reader.getByRole('button', { name: /^More about the post by/ }).click()
  await reader.getByRole('menuitem', { name: 'Report', exact: true }).click()
  await reader.getByRole('radio', { name: 'Hate speech' }).click()
  await reader.getByRole('textbox', { name: 'Details (optional)' }).fill(`Look at ${word}`)
  await reader.getByRole('button', { name: 'Send report' }).click()
  await expect(reader.getByRole('status').filter({ hasText: 'sent to the moderators' })).toBeVisible()
  for (const other of others)
    await post(other.request, '/api/reports', { objectType: 'page-post', objectId: mine.id, reason: 'hate' })

  await expect(async () => {
    await open(page, `/page-post/${mine.id}`)
    await expect(page.getByText('Hidden while we review it.')).toBeVisible({ timeout: 4000 })
  }).toPass()
  await expect.poll(async () => (await reader.request.get(`/api/page-posts/${mine.id}`)).status()).toBe(404)

  await open(moderator, '/moderation')
  await expect(heading(moderator, 'Moderation')).toBeVisible()
  const card = moderator.getByRole('article', { name: title })
  await expect(card).toContainText('Hidden while we review it')
  await expect(card).toContainText('3 reports')
  await expect(card).toContainText(`Look at ${word}`)
  await expectAccessible(moderator, 'the review queue')
  await card.getByRole('button', { name: 'Hide', exact: true }).click()
  const dialog = moderator.getByRole('dialog', { name: 'Hide' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(`This is a threat to ${word}.`)
  await expectAccessible(moderator, 'an action and its reason')
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(card).toHaveCount(0)

  await untilItSays(page.request, '/api/notifications', '/appeals')
  await open(page, '/notifications')
  await page
    .getByRole('main')
    .getByRole('link', { name: `This is a threat to ${word}.` })
    .click()
  await expect(heading(page, 'Decisions about you')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Moderators removed what you wrote' }).click()
  await expect(heading(page, 'Moderators removed what you wrote')).toBeVisible()
  await expect(page.getByText(`This is a threat to ${word}.`)).toBeVisible()
  await expect(page.getByText('Rule 2: No hate, harassment or threats')).toBeVisible()
  await page
    .getByRole('textbox', { name: 'Why should the decision be changed?' })
    .fill(`${member.firstName} quotes a play about ${word}.`)
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(page.getByText('Your appeal is being reviewed.')).toBeVisible()
  await expectAccessible(page, 'a decision and its appeal')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page, 'a decision at 390')

  const appealOf = (desk: Page) => desk.getByRole('article').filter({ hasText: `a play about ${word}` })
  await open(moderator, '/moderation?part=appeals')
  await expect(appealOf(moderator)).toContainText('another moderator decides the appeal')
  await open(another, '/moderation?part=appeals')
  await appealOf(another).getByRole('button', { name: 'Overturn' }).click()
  await another.getByRole('dialog', { name: 'Overturn' }).getByRole('button', { name: 'Overturn' }).click()
  await expect(appealOf(another)).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('The decision was overturned.')).toBeVisible()
  await expect.poll(async () => (await reader.request.get(`/api/page-posts/${mine.id}`)).status()).toBe(200)

  await open(reader, '/moderation-log')
  const row = reader.getByRole('listitem').filter({ hasText: 'Overturned after an appeal' }).first()
  await expect(row).toContainText('Post')
  await expect(row).toContainText('Rule 2: No hate, harassment or threats')
  await expect(reader.getByRole('main')).not.toContainText(word)
})

test('to everybody else the moderators’ screen is a page that is not there', async ({
  page,
  member,
  expectNoise,
}) => {
  expectNoise(refusedLine(404))
  expect(member.email).not.toBe('')
  const answer = await open(page, '/moderation')
  expect(answer?.status()).toBe(404)
  await expect(heading(page, 'Page Not Found')).toBeVisible()
  await page.getByRole('button', { name: /^Your account/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Moderation' })).toHaveCount(0)
})
