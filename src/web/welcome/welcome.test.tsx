import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Welcome } from '../../contract/welcome.ts'
import { guildDetail, guildOf, standingOf } from '../testing/guilds.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { FirstHour } from './first-hour.tsx'

afterEach(leaveApp)

const NEW = { ...SARI, isNew: true as const }
const list = (...done: string[]): Welcome['checklist'] =>
  (['photo', 'follow', 'like', 'comment', 'iq'] as const).map((code) => ({
    code,
    isDone: done.includes(code),
  }))
const BUDI = { id: 8, name: 'Budi Hartono', alias: 'budi-8', profileUrl: null, honor: 3, bio: 'Reads maps.' }
const CITRA = { id: 9, name: 'Citra Dewi', alias: 'citra-9', profileUrl: null, honor: 0, bio: '' }

interface State {
  welcome: Welcome
  topics: { categories: string[]; tags: string[] }
}

/** A server that remembers what is said. */
async function arrive(welcome: Welcome, more: Record<string, Answer | (() => Answer)> = {}) {
  const state: State = { welcome, topics: { categories: [], tags: [] } }
  const followed = (category: string) => ({
    [`PUT /api/followed-topics/category/${category}`]: () => {
      state.topics = { ...state.topics, categories: [...state.topics.categories, category] }
      return { body: { isFollowing: true } }
    },
  })
  const calls = await renderPart(<FirstHour />, {
    user: NEW,
    answers: {
      'GET /api/welcome': () => ({ body: state.welcome }),
      'POST /api/welcome': () => {
        state.welcome = { ...state.welcome, isNew: false }
        return { body: { done: true } }
      },
      '/api/welcome/checklist': { body: { done: true } },
      '/api/welcome/people': { body: { items: [BUDI, CITRA] } },
      '/api/followed-topics': () => ({ body: state.topics }),
      ...followed('science'),
      ...followed('history'),
      '/api/users/8/follow': { body: { isFollowing: true } },
      '/api/user/languages': { body: { reading: ['en', 'id'], isOnlyReading: false, writing: null } },
      ...more,
    },
  })
  const sent = () => calls.flatMap(({ method, path }) => (method === 'GET' ? [] : [`${method} ${path}`]))
  return { calls, sent, state }
}

const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('three screens: languages, categories, people; what is chosen is saved at once', async () => {
  const { sent, calls } = await arrive({ isNew: true, checklist: list() })
  await expect.element(dialog()).toHaveAccessibleName('Welcome, Sari. Which languages do you read?')
  await expect.element(page.getByText('Step 1 of 3')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'English' })).toBeChecked()
  await expect.element(button('English')).toHaveAttribute('aria-pressed', 'true')
  await button('Bahasa Indonesia').click()
  await eventually(() => calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    reading: ['en', 'id'],
  })
  await button('Next').click()

  await expect.element(dialog()).toHaveAccessibleName('What interests you?')
  await button('Science').click()
  await button('History').click()
  await expect.element(page.getByText('2 chosen')).toBeVisible()
  await expect.element(button('Science')).toHaveAttribute('aria-pressed', 'true')
  await button('Next').click()

  await expect.element(dialog()).toHaveAccessibleName('People and guilds')
  await expect.element(page.getByText('Reads maps.')).toBeVisible()
  await expect.element(page.getByText('@citra-9')).toBeVisible()
  await button('Follow Budi Hartono').click()
  await expect.element(button('Following Budi Hartono')).toHaveAttribute('aria-pressed', 'true')
  await button('Go to home').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await eventually(sent).toEqual([
    'PUT /api/user/languages',
    'PUT /api/followed-topics/category/science',
    'PUT /api/followed-topics/category/history',
    'PUT /api/users/8/follow',
    'POST /api/welcome',
  ])
  await expect.element(page.getByRole('region', { name: 'First steps' })).toBeVisible()
})

test('each screen begins at its title, and Back leads to the one before', async () => {
  await arrive({ isNew: true, checklist: list() })
  await expect.element(page.getByRole('heading', { name: /^Welcome, Sari/ })).toHaveFocus()
  expect(button('Back').elements()).toHaveLength(0)
  await button('Next').click()
  await expect.element(page.getByRole('heading', { name: 'What interests you?' })).toHaveFocus()
  await button('Back').click()
  await expect.element(page.getByRole('heading', { name: /^Welcome, Sari/ })).toHaveFocus()
})

test('Skip and Esc end it on any screen, and nothing is asked', async () => {
  const { sent } = await arrive({ isNew: true, checklist: list() })
  await button('Skip').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await eventually(sent).toEqual(['POST /api/welcome'])
})

test('Esc is a way to skip', async () => {
  const { sent } = await arrive({ isNew: true, checklist: list() })
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await eventually(sent).toEqual(['POST /api/welcome'])
})

test('the last screen offers guilds with open doors, which are joined and left again at once', async () => {
  const standing = (state: 'member' | 'none') =>
    guildDetail(3, { standing: standingOf({ state, role: state === 'member' ? 'member' : null }) })
  const { sent } = await arrive(
    { isNew: true, checklist: list() },
    {
      '/api/guilds?open=true&limit=4': { body: { items: [guildOf(3)], nextCursor: null } },
      'POST /api/guilds/3/membership': { body: standing('member') },
      'DELETE /api/guilds/3/membership': { body: standing('none') },
    },
  )
  await button('Next').click()
  await button('Next').click()
  await button('Join Guild 3').click()
  await expect.element(button('Joined Guild 3')).toHaveAttribute('aria-pressed', 'true')
  await button('Joined Guild 3').click()
  await expect.element(button('Join Guild 3')).toHaveAttribute('aria-pressed', 'false')
  expect(sent()).toEqual(['POST /api/guilds/3/membership', 'DELETE /api/guilds/3/membership'])
})

test('where nobody can be suggested it says so', async () => {
  await arrive({ isNew: true, checklist: list() }, { '/api/welcome/people': { body: { items: [] } } })
  await button('Next').click()
  await button('Next').click()
  await expect.element(page.getByText(/^No one to suggest yet/)).toBeVisible()
})

test('the checklist shows what is done and leads to what is not', async () => {
  await arrive({ isNew: false, checklist: list('like') })
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect.element(steps.getByRole('status')).toHaveTextContent('1 of 5 done')
  await expect.element(steps.getByText('Like something you read (done)')).toBeVisible()
  await expect
    .element(steps.getByRole('link', { name: 'Write your first comment' }))
    .toHaveAttribute('href', '/trending')
  await expect
    .element(steps.getByRole('link', { name: 'Take the IQ test' }))
    .toHaveAttribute('href', '/iq-test')
  await steps.getByRole('button', { name: 'Follow three people' }).click()
  await expect.element(dialog()).toHaveAccessibleName('People and guilds')
})

test('a deed ticks its line when its doer comes back', async () => {
  const { state } = await arrive({ isNew: false, checklist: list() })
  await expect.element(page.getByText('0 of 5 done')).toBeVisible()
  state.welcome = { isNew: false, checklist: list('comment', 'photo') }
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('2 of 5 done')).toBeVisible()
})

test('when all is done it says so and closes for good', async () => {
  const { sent } = await arrive({ isNew: false, checklist: list('photo', 'follow', 'like', 'comment', 'iq') })
  await expect.element(page.getByText('All done. Make yourself at home!')).toBeVisible()
  await eventually(sent).toEqual(['POST /api/welcome/checklist'])
})

test('whoever does not want the list closes it', async () => {
  const { sent } = await arrive({ isNew: false, checklist: list() })
  await button('Close list').click()
  await eventually(sent).toEqual(['POST /api/welcome/checklist'])
})
