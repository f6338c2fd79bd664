import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { FollowTopicButton } from './follow-topic-button.tsx'
import { FollowingSection } from './following-section.tsx'

afterEach(leaveApp)

const NONE = { body: { categories: [], tags: [] } }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const part = <FollowTopicButton kind="tag" topic="batik" name="#batik" />

test('a topic is followed at once, and let go the same way', async () => {
  let isFollowing = false
  const calls = await renderPart(part, {
    user: SARI,
    answers: {
      '/api/followed-topics': NONE,
      '/api/followed-topics/tag/batik': () => ({ body: { isFollowing: (isFollowing = !isFollowing) } }),
    },
  })
  await eventually(() => calls.length).toBe(1)
  await button('Follow #batik').click()
  await expect.element(button('Following #batik')).toHaveAttribute('aria-pressed', 'true')
  await eventually(() => calls.at(-1)).toMatchObject({ method: 'PUT' })
  await button('Following #batik').click()
  await eventually(() => calls.at(-1)).toMatchObject({ method: 'DELETE' })
  await expect.element(button('Follow #batik')).toHaveAttribute('aria-pressed', 'false')
})

test('a refusal takes it back and says why', async () => {
  const body = {
    code: 'conflict',
    message: 'You’ve reached the limit of 500 tags and categories you can follow.',
  }
  const calls = await renderPart(part, {
    user: SARI,
    answers: { '/api/followed-topics': NONE, '/api/followed-topics/tag/batik': { status: 409, body } },
  })
  await eventually(() => calls.length).toBe(1)
  await button('Follow #batik').click()
  await eventually(shownToast).toMatchObject({ description: body.message })
  await expect.element(button('Follow #batik')).toBeVisible()
})

test('a visitor is asked to sign in', async () => {
  await renderPart(part)
  await button('Follow #batik').click()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Sign in to follow')
})

test('the settings list what is followed; a slip is taken back by pressing again', async () => {
  const people = [{ id: 8, name: 'Budi Hartono', alias: 'budi-8', profileUrl: null, honor: 3 }]
  const calls = await renderPart(<FollowingSection />, {
    user: SARI,
    answers: {
      '/api/followed-topics': { body: { categories: ['history'], tags: ['batik', 'wayang'] } },
      '/api/following': { body: { items: people, nextCursor: null, total: 1 } },
      'DELETE /api/followed-topics/tag/batik': { body: { isFollowing: false } },
      'PUT /api/followed-topics/tag/batik': { body: { isFollowing: true } },
      'DELETE /api/users/8/follow': { body: { isFollowing: false } },
    },
  })
  await expect.element(button('History')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('link', { name: '#wayang' })).toHaveAttribute('href', '/tag/wayang')
  await button('Following #batik').click()
  await button('Follow #batik').click()
  await expect.element(button('Following #batik')).toBeVisible()
  await button('Following Budi Hartono').click()
  await expect.element(button('Follow Budi Hartono')).toBeVisible()
  await eventually(() => calls.flatMap(({ method }) => (method === 'GET' ? [] : [method]))).toEqual([
    'DELETE',
    'PUT',
    'DELETE',
  ])
})
