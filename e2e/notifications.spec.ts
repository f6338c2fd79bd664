import type { APIRequestContext } from '@playwright/test'
import { ownWord, post, untilItSays } from './support/articles.ts'
import { expectAccessible, expectNoOverflow } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { bellOf, notificationStates, openBell, panelOf } from './support/notification-states.ts'
import { open } from './support/open.ts'
import { writePost } from './support/posts.ts'

const comment = (request: APIRequestContext, { id }: { id: number }, text: string) =>
  post(request, '/api/comments', { objectType: 'page-post', objectId: id, text })

test('somebody comments: the bell ticks without a reload, and leads to the comment', async ({
  page,
  member,
  author,
}) => {
  const word = ownWord()
  const mine = await writePost(page.request, { title: `What ${member.firstName} asks about ${word}` })
  await open(page, '/settings')
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  await comment(author.request, mine, `An answer about ${word}`)
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread')

  await openBell(page)
  const line = panelOf(page).getByRole('link', { name: word })
  await expect(line).toContainText('Unread')
  await line.click()
  await expect(page.getByText(`An answer about ${word}`)).toBeVisible()
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
})

test('three tabs share one stream, and when its tab is closed the others go on', async ({
  page,
  context,
  member,
  author,
}) => {
  expect(member.email).not.toBe('')
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/api/events')) streams.push(request.url())
  })
  const [one, other] = [await writePost(page.request), await writePost(page.request)]
  await open(page, '/settings')
  await expect.poll(() => streams).toHaveLength(1)
  const tabs = [await context.newPage(), await context.newPage()]
  for (const tab of tabs) await open(tab, '/settings')
  await comment(author.request, one, 'Here is one answer.')
  for (const tab of [page, ...tabs]) await expect(bellOf(tab)).toHaveAccessibleName('Notifications, 1 unread')
  expect(streams).toHaveLength(1)

  await page.close()
  await expect.poll(() => streams).toHaveLength(2)
  await comment(author.request, other, 'Here is one answer.')
  for (const tab of tabs) await expect(bellOf(tab)).toHaveAccessibleName('Notifications, 2 unread')
  expect(streams).toHaveLength(2)
})

test('a member filters, marks all as read and mutes a thread, after which it says nothing', async ({
  page,
  member,
  author,
}) => {
  const word = ownWord()
  const mine = await writePost(page.request, { title: `What ${member.firstName} says about ${word}` })
  await comment(author.request, mine, `First about ${word}`)
  await untilItSays(page.request, '/api/notifications', word)

  await open(page, '/notifications')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: word })
  await expect(row).toContainText('Unread')
  const filters = page.getByRole('navigation', { name: 'Show' })
  await filters.getByRole('link', { name: 'Mentions' }).click()
  await expect(page.getByText('Nothing of this kind yet')).toBeVisible()
  await filters.getByRole('link', { name: 'Replies' }).click()
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(row).not.toContainText('Unread')
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')

  await row.getByRole('button', { name: 'Options for this notification' }).click()
  await page.getByRole('menuitem', { name: 'Mute this thread' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Muted.' })).toBeVisible()
  const answer = await page.request.get(`/api/threads/page-post/${mine.id}`)
  expect(await answer.json()).toEqual({ choice: 'muted' })
})

test('axe finds nothing in the panel, on the screen and in the settings of notifications', async ({
  page,
  member,
  author,
}) => {
  const word = ownWord()
  const mine = await writePost(page.request, { title: `${member.firstName} about ${word}` })
  await comment(author.request, mine, word)
  await untilItSays(page.request, '/api/notifications', word)
  await open(page, '/trending')
  for (const [index, state] of notificationStates(word).entries()) {
    await page.setViewportSize({ width: index % 2 === 0 ? 1440 : 390, height: 844 })
    await state.reach(page)
    for (const theme of ['dark', 'light']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
      await expectAccessible(page, `${state.name} in ${theme}`)
    }
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoOverflow(page, `${state.name} at ${width}`)
    }
    await state.leave?.(page)
  }
})
