import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FIRST_DAY } from '../../contract/first-day.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { HomePage } from './home-page.tsx'
import { siteAnswers } from './home-testing.ts'

afterEach(leaveApp)

const answers = siteAnswers({
  'GET /api/first-day': {
    body: {
      isHidden: false,
      steps: FIRST_DAY.map((code) => ({ code, isDone: false })),
      mail: { outbox: null, test: 'none', problem: null, contact: null },
      opened: [],
      publicUrl: 'http://localhost:3000',
      backup: { madeAt: null, isNightly: false },
    },
  },
})

test('an operator finds the first day’s steps on home', async () => {
  await renderPart(<HomePage />, { user: { ...SARI, capabilities: ['moderate', 'operate'] }, answers })
  await eventually(() => document.body.textContent).toContain('Your site’s first day')
})

test.each([undefined, SARI, { ...SARI, capabilities: ['moderate' as const] }])(
  'the server is asked about them for nobody else: %#',
  async (user) => {
    const calls = await renderPart(<HomePage />, { user, answers })
    await expect.element(page.getByRole('heading', { name: 'New articles' })).toBeVisible()
    expect(calls.map(({ path }) => path)).not.toContain('/api/first-day')
  },
)
