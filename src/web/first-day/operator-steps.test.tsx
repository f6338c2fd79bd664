import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FIRST_DAY, type FirstDay, type FirstDayStep, type RulePage } from '../../contract/first-day.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { OperatorSteps } from './operator-steps.tsx'

afterEach(leaveApp)

const OPERATOR: typeof SARI = { ...SARI, capabilities: ['moderate', 'operate'] }

function firstDay(done: readonly FirstDayStep[], more: Partial<FirstDay> = {}): FirstDay {
  return {
    isHidden: false,
    steps: FIRST_DAY.map((code) => ({ code, isDone: done.includes(code) })),
    mail: { outbox: null, test: 'none', problem: null, contact: 'hello@baca.example' },
    publicUrl: 'http://localhost:3000',
    opened: [],
    backup: { madeAt: null, isNightly: false },
    ...more,
  }
}

async function arrive(state: FirstDay, more: Record<string, Answer | (() => Answer)> = {}) {
  const answers = { 'GET /api/first-day': { body: state }, ...more }
  return renderPart(<OperatorSteps />, { user: OPERATOR, answers })
}

const step = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const card = () => page.getByRole('region', { name: 'Your site’s first day' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('each step says whether it is done, why, and where or how it is done', async () => {
  const mail = { outbox: '/srv/baca/outbox', test: 'none', problem: null, contact: null } as const
  await arrive(firstDay(['operator'], { mail }))
  await expect.element(card()).toBeVisible()
  await expect.element(card().getByRole('status').first()).toHaveTextContent('1 of 6 done')
  expect(page.getByRole('listitem').elements()).toHaveLength(6)
  await expect.element(page.getByRole('heading', { name: 'Name an operator (done)' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Make a backup (to do)' })).toBeVisible()
  await expect.element(step('Send a test email')).toHaveTextContent(/files in \/srv\/baca\/outbox/)
  await expect.element(step('Send a test email')).toHaveTextContent(/pages show no contact/)
  await expect.element(step('Set the public address')).toHaveTextContent(/PUBLIC_URL=https:\/\/example.org/)
  await expect.element(step('Make a backup')).toHaveTextContent(/npm run backup -- site\.tar/)
  const link = (name: string) => page.getByRole('link', { name })
  await expect.element(link('Write an article')).toHaveAttribute('href', '/create-article')
  await expect.element(link('Community rules')).toHaveAttribute('href', '/help-center?page=community-rules')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

test('a test email is sent by the keyboard; a refusal is shown with what the mail server said', async () => {
  const refused = { outbox: null, test: 'refused', problem: '535 Bad login', contact: 'a@b.example' } as const
  const accepted = { ...refused, test: 'accepted', problem: null } as const
  const answers = [
    firstDay(['operator'], { mail: refused }),
    firstDay(['operator', 'mail'], { mail: accepted }),
  ]
  const calls = await arrive(firstDay(['operator']), {
    'POST /api/first-day/test-mail': () => ({ body: answers.shift() }),
  })
  await expect.element(step('Send a test email')).toHaveTextContent(/to sari@example\.org/)
  button('Send test email').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(step('Send a test email')).toHaveTextContent(/535 Bad login/)
  await button('Send test email').click()
  await expect.element(step('Send a test email')).toHaveTextContent(/accepted the last test email/)
  await expect.element(page.getByText('2 of 6 done')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2)
})

test('without a mail server a test email is kept as a file, the list says so, and the step stays open', async () => {
  const files = { outbox: '/srv/baca/outbox', test: 'none', problem: null, contact: null } as const
  const answers = [
    { ...files, test: 'refused', problem: 'EACCES: permission denied' } as const,
    { ...files, test: 'accepted' } as const,
  ]
  await arrive(firstDay(['operator'], { mail: files }), {
    'POST /api/first-day/test-mail': () => ({
      body: firstDay(['operator'], { mail: answers.shift() ?? files }),
    }),
  })
  await expect.element(step('Send a test email')).toHaveTextContent(/isn’t sent to anyone/)
  await button('Send test email').click()
  await expect.element(step('Send a test email')).toHaveTextContent(/couldn’t be saved.*EACCES/)
  await button('Send test email').click()
  await expect.element(step('Send a test email')).toHaveTextContent(/was saved as a file there/)
  await expect.element(page.getByRole('heading', { name: 'Send a test email (to do)' })).toBeVisible()
})

test('the rules are ticked when each page was opened, in a new tab too; a command is copied', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const opened: RulePage[] = []
  const calls = await arrive(firstDay(['operator'], { opened: ['terms'] }), {
    'POST /api/first-day/marks': () => {
      opened.push(opened.length === 0 ? 'privacy' : 'community-rules')
      return {
        body: firstDay(opened.length < 2 ? ['operator'] : ['operator', 'rules'], {
          opened: ['terms', ...opened],
        }),
      }
    },
  })
  const link = (name: string) => step('Read the rules').getByRole('link', { name })
  await expect.element(link('Terms of Service opened')).toBeVisible()
  // What opens a tab leaves this page as it is.
  for (const name of ['Terms of Service', 'Privacy Policy'])
    link(name)
      .element()
      .dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }))
  await expect.element(link('Privacy Policy opened')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Read the rules (to do)' })).toBeVisible()
  await link('Community rules').click()
  await expect.element(page.getByRole('heading', { name: 'Read the rules (done)' })).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { mark: 'privacy' },
    { mark: 'community-rules' },
  ])
  await step('Make a backup').getByRole('button', { name: 'Copy command' }).click()
  await eventually(() => written.mock.calls).toEqual([['npm run backup -- site.tar']])
})

test('when all is done it says so once more, and goes for good', async () => {
  const all = firstDay(FIRST_DAY, {
    publicUrl: 'https://baca.example',
    backup: { madeAt: '2026-11-01T20:05:00.000Z', isNightly: true },
  })
  await arrive(all, { 'POST /api/first-day/marks': { body: { ...all, isHidden: true } } })
  await expect.element(card().getByRole('status').first()).toHaveTextContent('All set')
  expect(page.getByRole('listitem').elements()).toEqual([])
  await button('Hide this list').click()
  await expect.element(card()).not.toBeInTheDocument()
  expect(shownToast()?.title).toBe('List hidden')
})

test('a list that could not be loaded can be asked for again', async () => {
  let isDown = true
  await arrive(firstDay(['operator']), {
    'GET /api/first-day': () =>
      isDown
        ? { status: 403, body: { code: 'not_allowed', message: 'No.' } }
        : { body: firstDay(['operator']) },
  })
  await expect.element(page.getByText('Couldn’t load the first-day list.')).toBeVisible()
  isDown = false
  await button('Try again').click()
  await expect.element(page.getByText('1 of 6 done')).toBeVisible()
})
