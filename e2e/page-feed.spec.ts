import type { Page } from '@playwright/test'
import { ownWord, untilItSays } from './support/articles.ts'
import { signIn } from './support/auth.ts'
import { expectNoOverflow } from './support/axe.ts'
import { siteUrl } from './support/environment.ts'
import { expect, refusedLine, test } from './support/fixtures.ts'
import { cameraJpeg, oldMp4 } from './support/media-files.ts'
import { open } from './support/open.ts'
import { card, toast, uploadFile, writePost } from './support/posts.ts'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const posts = (page: Page) => page.getByRole('list', { name: 'Posts' })
const pill = (page: Page) => page.getByRole('button', { name: /^\d+ new posts?$/ })

test('the feed opens at a post, tells of new ones, grows, and is found again by Back', async ({
  page,
  author,
}) => {
  const word = ownWord()
  const first = await writePost(author.request, { title: `Number 0 of ${word}` })
  for (let number = 1; number <= 24; number++)
    await writePost(author.request, {
      title: `Number ${number} of ${word}`,
      content: 'High and low. '.repeat(20),
    })
  await page.clock.install()
  await open(page, `/page?id=${first.id}`)
  const wanted = page.locator(`#post-${first.id}`)
  await expect(wanted).toBeFocused()
  await expect(wanted).toBeInViewport()
  await expect(posts(page).getByRole('listitem').first()).toContainText(`Number 0 of ${word}`)

  await open(page, '/page?type=discussion')
  await untilItSays(page.request, '/api/page-posts?type=discussion', `Number 24 of ${word}`)
  const known = card(page, `Number 24 of ${word}`)
  await known.scrollIntoViewIfNeeded()
  const place = await known.boundingBox()
  const fresh = await writePost(author.request, { title: `Fresh ${word}` })
  await untilItSays(page.request, '/api/page-posts?type=discussion', `Fresh ${word}`)
  await page.clock.fastForward(15_000)
  await expect(pill(page)).toBeVisible()
  expect(await known.boundingBox()).toEqual(place)
  await expect(card(page, `Fresh ${word}`)).toHaveCount(0)
  await pill(page).click()
  await expect(card(page, `Fresh ${word}`)).toBeVisible()
  await expect(pill(page)).toBeHidden()

  // What comes next comes by itself as one goes down, and Back leads to where one was.
  const last = card(page, `Number 1 of ${word}`)
  await expect(async () => {
    await page.mouse.wheel(0, 1500)
    await expect(last).toBeVisible({ timeout: 500 })
  }).toPass()
  const link = last.getByRole('link', { name: `Number 1 of ${word}` })
  await link.scrollIntoViewIfNeeded()
  const left = await scrollY(page)
  expect(left).toBeGreaterThan(1500)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: `Number 1 of ${word}` })).toBeVisible()
  await page.goBack()
  await expect(last).toBeVisible()
  await expect.poll(() => scrollY(page)).toBe(left)
  expect(fresh.id).toBeGreaterThan(first.id)
})

test('people like, comment, share, delete and bring back', async ({
  page,
  member,
  author,
  anotherBrowser,
  context,
  expectNoise,
}) => {
  expect(member.firstName).toBe('Sari')
  expectNoise(refusedLine(403))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const title = `Where do the herons sleep ${ownWord()}?`
  const { id } = await writePost(page.request, { title })

  // A visitor's like is done as soon as they are in.
  const other = await anotherBrowser()
  await open(other, `/page-post/${id}`)
  const likeButton = card(other, title).getByRole('button', { name: /^Like, / })
  await likeButton.click()
  await other
    .getByRole('dialog', { name: 'Sign in to like this' })
    .getByRole('link', { name: 'Sign in' })
    .click()
  await signIn(other, author)
  await expect(likeButton).toHaveAccessibleName('Like, 1 like')
  await expect(likeButton).toHaveAttribute('aria-pressed', 'true')

  // The heart answers before the server does, and goes back when that refuses.
  let refuse = (): void => {}
  const isAsked = new Promise<void>((done) => (refuse = done))
  await other.route(`**/api/page-posts/${id}/like`, async (route) => {
    await isAsked
    await route.fulfill({ status: 403, json: { code: 'not_allowed', message: 'Not today.' } })
  })
  await likeButton.click()
  await expect(likeButton).toHaveAccessibleName('Like, 0 likes')
  refuse()
  await expect(toast(other)).toContainText('Not today.')
  await expect(toast(other)).toContainText('Error')
  await expect(likeButton).toHaveAccessibleName('Like, 1 like')
  await expect(likeButton).toHaveAttribute('aria-pressed', 'true')

  await other.getByRole('textbox', { name: 'Your comment' }).fill('In the mangroves.')
  await other.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(other.locator('#comments').getByRole('heading', { name: '1 comment' })).toBeVisible()
  await expect(card(other, title).getByRole('button', { name: '1 comment' })).toBeVisible()

  await open(page, `/page-post/${id}`)
  const comments = page.locator('#comments')
  await comments.getByRole('button', { name: 'Reply to Arjun Wijaya' }).click()
  await page.getByRole('textbox', { name: 'Reply to Arjun Wijaya' }).fill('All of them?')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(comments.getByRole('listitem').filter({ hasText: 'All of them?' }).last()).toContainText(
    'Author',
  )
  await expect(comments.getByRole('heading', { name: '2 comments' })).toBeVisible()

  const own = card(page, title)
  await own.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(toast(page)).toContainText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${siteUrl()}/page-post/${id}`)

  await open(page, '/page?type=discussion')
  await own.getByRole('button', { name: 'More about the post by Sari Wijaya' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit post' })
  await dialog.getByRole('textbox', { name: /^Text/ }).fill('I have looked everywhere.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(own).toContainText('I have looked everywhere.')
  await expect(own).not.toContainText('edited')

  await own.getByRole('button', { name: 'More about the post by Sari Wijaya' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(toast(page)).toContainText('Post deleted')
  await expect(own).toHaveCount(0)
  expect((await other.request.get(`/api/page-posts/${id}`)).status()).toBe(404)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(own).toBeVisible()
  await untilItSays(other.request, `/api/page-posts/${id}`, 'I have looked everywhere.')
})

test('a photo, a video and a discussion with a poll fit on a phone', async ({ page, author }, info) => {
  const word = ownWord()
  const { request } = author
  const photo = await uploadFile(request, await cameraJpeg())
  const video = await uploadFile(request, await oldMp4())
  const long = `${word}${'w'.repeat(150)}`
  await writePost(request, {
    title: `Which script first ${word}`,
    content: `${long}\n\n> A quoted line.`,
    isVotingEnabled: true,
    votingQuestion: 'What should schools begin with?',
    votingOptions: ['Latin', 'Aksara Jawa, which is older than anybody can say', 'w'.repeat(80)],
  })
  await writePost(request, { type: 'video', title: '', content: `A bore ${word}`, mediaId: video.id })
  const alt = 'The mud flat at low tide'
  await writePost(request, {
    type: 'photo',
    title: '',
    content: `Mud ${word}`,
    mediaId: photo.id,
    mediaAlt: alt,
  })
  await expect
    .poll(async () => (await (await request.get(`/api/media/${video.id}`)).json()).state, { timeout: 60_000 })
    .toBe('ready')
  await untilItSays(page.request, '/api/page-posts', `Mud ${word}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/page')
  for (const words of [`Mud ${word}`, `A bore ${word}`, `Which script first ${word}`]) {
    const one = card(page, words)
    await one.scrollIntoViewIfNeeded()
    await expect(one).toBeVisible()
    await expectNoOverflow(page, `the feed at “${words}”`)
    await one.screenshot({ path: info.outputPath(`${words.replaceAll(' ', '-')}-390.png`) })
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path: info.outputPath('page-390.png') })
})
