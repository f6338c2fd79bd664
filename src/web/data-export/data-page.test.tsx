import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { DataExport } from '../../contract/data-export.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { DataPage } from './data-page.tsx'

afterEach(leaveApp)

const AT = '2026-11-18T08:00:00.000Z'
const LATER = '2026-11-25T08:00:00.000Z'
const READY: DataExport = {
  id: 5,
  state: 'ready',
  progress: 100,
  bytes: 3_500_000,
  failure: null,
  createdAt: AT,
  expiresAt: LATER,
}
const RUNNING: DataExport = { ...READY, state: 'running', progress: 40, bytes: null, expiresAt: null }
const FAILED: DataExport = { ...RUNNING, state: 'failed', failure: 'full' }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const status = page.getByRole('status').first()
const standing = (latest: DataExport | null, nextAt: string | null = null): Answer => ({
  body: { latest, nextAt },
})

function openPage(answers: Record<string, Answer | (() => Answer)>) {
  return renderPart(<DataPage />, { at: '/settings/data', user: SARI, answers })
}

test('a visitor is told that it belongs to an account', async () => {
  const calls = await renderPart(<DataPage />, { at: '/settings/data' })
  await expect.element(page.getByText('Sign in to see your data')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth')
  expect(calls.filter(({ path }) => path.includes('exports'))).toEqual([])
})

test('somebody asks for a copy, sees how far it is, and that it is ready', async () => {
  let latest: DataExport | null = null
  await openPage({
    'GET /api/account/exports': () => standing(latest, latest === null ? null : LATER),
    'POST /api/account/exports': () => {
      latest = RUNNING
      return { body: { ...RUNNING, state: 'queued', progress: 0 } }
    },
  })
  await button('Prepare copy').click()
  await expect.element(page.getByText('Preparing your copy: 40%')).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: 'Preparing your copy' })).toBeVisible()
  await expect.element(button('Prepare copy')).not.toBeInTheDocument()
  latest = READY
  await eventually(() => status.element().textContent).toContain('Your copy is ready: 3.3 MB.')
  await expect.element(button('Download')).toBeVisible()
  await expect.element(button('Prepare copy')).not.toBeInTheDocument()
  await expect.element(page.getByText('You can ask for a new copy one day after the last.')).toBeVisible()
})

test('the file is fetched by the browser itself, after the server said that it may be', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const calls = await openPage({
    'GET /api/account/exports': standing(READY, LATER),
    'GET /api/account/exports/5': { body: READY },
  })
  await button('Download').click()
  await eventually(() => clicked.mock.contexts.length).toBe(1)
  const [link] = clicked.mock.contexts as HTMLAnchorElement[]
  expect(link?.getAttribute('href')).toBe('/api/account/exports/5/file')
  expect(calls.some(({ path }) => path === '/api/account/exports/5')).toBe(true)
  clicked.mockRestore()
})

test('without a fresh proof it is asked for first', async () => {
  await openPage({
    'GET /api/account/exports': standing(READY, LATER),
    'GET /api/account/exports/5': {
      status: 403,
      body: { code: 'reauthentication_required', message: 'Please confirm that it’s you.' },
    },
    'GET /api/auth/reauthenticate': { body: { ways: ['password'], isFresh: false } },
  })
  await button('Download').click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('alert').getByText('Please confirm that it’s you.')).toBeVisible()
})

test('what failed says why and can be asked for again', async () => {
  await openPage({ 'GET /api/account/exports': standing(FAILED) })
  await expect.element(status).toHaveTextContent('We’re out of storage right now')
  await expect.element(button('Prepare copy')).toBeVisible()
  await expect.element(button('Download')).not.toBeInTheDocument()
})

test('a refusal is told in the words of the server', async () => {
  const message = 'You can ask for one copy a day. Please try again in 90 minutes.'
  await openPage({
    'GET /api/account/exports': standing(null),
    'POST /api/account/exports': { status: 429, body: { code: 'too_many_requests', message } },
  })
  await button('Prepare copy').click()
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible()
})

test('it leads to the import and to the help', async () => {
  await openPage({ 'GET /api/account/exports': standing(null) })
  await expect
    .element(page.getByRole('link', { name: 'Open import' }))
    .toHaveAttribute('href', '/settings/import')
  await expect
    .element(page.getByRole('link', { name: 'How this works' }))
    .toHaveAttribute('href', '/help-center?page=your-data')
})
