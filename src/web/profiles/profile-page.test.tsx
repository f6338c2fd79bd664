import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { articleCard } from '../testing/article-cards.ts'
import { picture } from '../testing/media-files.ts'
import { eventually, leaveApp, renderApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { answerUploads, mediaAnswer } from '../testing/uploads.ts'
import { ProfilePage } from './profile-page.tsx'
import { profileOf, refused } from './profiles-testing.tsx'

afterEach(async () => {
  await leaveApp()
})

const PROFILE = '/api/users/7/profile'
type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>
const open = (answers: Answers = {}, at = '/profile') =>
  renderPart(<ProfilePage />, {
    at,
    user: SARI,
    answers: {
      [PROFILE]: { body: profileOf(7, { bio: 'Reads.', links: ['https://sari.example'] }) },
      ...answers,
    },
  })
const button = (name: string) => page.getByRole('button', { name })

test('[S2.2-6] /profile shows the own profile', async () => {
  await renderApp('/profile', { user: SARI, answers: { [PROFILE]: { body: profileOf(7) } } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sari Wijaya' })).toBeVisible()
  const own = page.getByRole('navigation', { name: 'Only you can see these' })
  for (const name of ['Drafts', 'Saved', 'Honor', 'Uploads', 'Tasks'])
    await expect.element(own.getByRole('link', { name })).toBeVisible()
  await expect.element(button('Edit profile')).toBeVisible()
  await expect.element(page.getByText('Your shelf is ready')).toBeVisible()
})

test('one’s own profile has the history of Honor, which nobody else reads', async () => {
  const body = { items: [], nextCursor: null, honor: 1742, pooled: 45, held: 0 }
  await open({ '/api/user/honor': { body } }, '/profile?tab=honor')
  await expect.element(page.getByRole('heading', { name: 'Honor history' })).toBeVisible()
  const own = page.getByRole('navigation', { name: 'Only you can see these' })
  await expect.element(own.getByRole('link', { name: 'Honor' })).toHaveAttribute('aria-current', 'true')
})

test('a visitor of /profile is asked to sign in', async () => {
  await renderPart(<ProfilePage />, { at: '/profile' })
  await expect.element(page.getByRole('heading', { name: 'Sign in to see your profile' })).toBeVisible()
})

test('what somebody says of themselves is saved and shown', async () => {
  const calls = await open({
    'PATCH /api/profile': { body: { bio: 'Writes.', links: ['https://new.example'], languages: ['en'] } },
  })
  await button('Edit profile').click()
  await page.getByRole('textbox', { name: 'Bio' }).fill('Writes.')
  await expect.element(page.getByText('293 characters left')).toBeVisible()
  await page.getByRole('textbox', { name: 'Link 1' }).fill('new.example')
  await button('English').click()
  await button('Save').click()
  await expect.element(page.getByText('Writes.')).toBeVisible()
  const sent = calls.find(({ method }) => method === 'PATCH')
  expect(sent?.body).toEqual({ bio: 'Writes.', links: ['https://new.example'], languages: ['en'] })
  expect(shownToast()?.title).toBe('Profile saved')
})

test('a fault is told at its field, and nothing that was typed is lost', async () => {
  await open({
    'PATCH /api/profile': {
      status: 400,
      body: { code: 'invalid_input', message: 'Check this.', fields: { links: 'Links come later.' } },
    },
  })
  await button('Edit profile').click()
  await page.getByRole('textbox', { name: 'Link 2' }).fill('nonsense')
  await button('Save').click()
  await expect.element(page.getByText('Start with https:// and a web address.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Link 2' }).fill('https://two.example')
  await button('Save').click()
  await expect.element(page.getByText('Links come later.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Link 2' })).toHaveValue('https://two.example')
})

test('a photo is uploaded, cut by keys and set; the header of the page follows', async () => {
  const uploads = answerUploads()
  const calls = await open({
    'PUT /api/profile/avatar': { body: { profileUrl: '/media/new/96.webp', coverUrl: null } },
  })
  await button('Change photo').click()
  await expect.element(button('Choose an image')).toBeVisible()
  await userEvent.upload(page.getByLabelText('Choose an image').last(), await picture('me.jpg'))
  await eventually(() => uploads.length).toBe(1)
  uploads[0]?.progress(40, 100)
  await expect
    .element(page.getByRole('progressbar', { name: 'Uploading me.jpg' }))
    .toHaveAttribute('value', '40')
  uploads[0]?.answer(200, mediaAnswer('key', 5))
  const stage = page.getByRole('application')
  await expect.element(stage).toHaveFocus()
  await userEvent.keyboard('++{ArrowLeft}')
  await button('Save').click()
  await eventually(() => shownToast()?.title).toBe('Photo saved')
  const sent = calls.find(({ method }) => method === 'PUT')?.body as {
    mediaId: number
    crop: Record<string, number>
  }
  expect(sent.mediaId).toBe(5)
  expect(sent.crop).toMatchObject({ width: 643, height: 643 })
  expect(sent.crop['x']).toBeLessThan(478)
  await eventually(() => document.querySelector('img[src="/media/new/320.webp"]')).not.toBeNull()
})

test('a cover is cut three times as wide as high, and a refusal keeps the picture', async () => {
  const uploads = answerUploads()
  const calls = await open({ 'PUT /api/profile/cover': refused(503, 'internal') })
  await button('Change cover').click()
  await userEvent.upload(page.getByLabelText('Choose an image').last(), await picture('sea.jpg'))
  await eventually(() => uploads.length).toBe(1)
  uploads[0]?.answer(200, mediaAnswer('key', 6))
  await button('Save').click()
  await expect.element(page.getByText('internal', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('application')).toBeVisible()
  const sent = calls.find(({ method }) => method === 'PUT')?.body as
    | { crop: { width: number; height: number } }
    | undefined
  const crop = sent?.crop
  expect(crop?.height).toBe(533)
  expect(crop?.width).toBe(1599)
})

test('an own article is pinned and unpinned from its card', async () => {
  const calls = await open(
    {
      '/api/articles?author=7&sort=new': { body: [articleCard(5)] },
      'PUT /api/profile/pinned': { body: { done: true } },
    },
    '/profile?tab=articles',
  )
  await button('Pin “Article 5” to your profile').click()
  await expect.element(button('Unpin “Article 5”')).toBeVisible()
  const sent = calls.find(({ method }) => method === 'PUT')
  expect(sent?.body).toEqual({ pinned: { objectType: 'article', objectId: 5 } })
  await button('Unpin “Article 5”').click()
  await eventually(() => calls.at(-1)?.body).toEqual({ pinned: null })
})
