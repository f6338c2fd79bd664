import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DESK_DAYS } from '../../contract/site-desk.ts'
import { readStored, removeStored } from '../platform/storage.ts'
import { leaveApp, renderApp, SARI } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'

afterEach(() => {
  delete document.documentElement.dataset['news']
  removeStored('announcement')
  return leaveApp()
})

const OPERATOR = { ...SARI, capabilities: ['moderate' as const, 'operate' as const] }
const DAYS = Array.from({ length: DESK_DAYS }, (_, age) => ({
  day: new Date(Date.UTC(2026, 7, 20 + age)).toISOString().slice(0, 10),
  signUps: age,
  reports: 0,
  queueHours: 2,
  storageBytes: 5 * 1024 ** 2,
  mailsFailed: 0,
}))
const NOTHING = {
  logo: null,
  welcome: null,
  announcement: null,
  words: { en: ['spam phrase'], id: [], my: [] },
}
const SETTINGS = '/api/site/settings'
const region = (name: string) => page.getByRole('region', { name, exact: true })

async function open(answers: Record<string, Answer | (() => Answer)> = {}) {
  const calls = await renderApp('/moderation/site', {
    user: OPERATOR,
    answers: {
      '/api/site/days': { body: { days: DAYS } },
      [`GET ${SETTINGS}`]: { body: NOTHING },
      ...answers,
    },
  })
  await expect.element(page.getByRole('heading', { name: 'Your site' })).toBeVisible()
  return calls
}

test('an operator sees 90 days as plots, and their numbers as a table', async () => {
  await open()
  await expect.element(page.getByText('Sign-ups', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Today: 89')).toBeVisible()
  await expect.element(page.getByText('Today: 5', { exact: true })).toBeVisible()
  await page.getByText('Show numbers').first().click()
  await expect
    .element(page.getByRole('region', { name: 'Sign-ups' }).getByRole('cell', { name: '89' }))
    .toBeVisible()
})

test('an announcement is written in three languages, shown as it will look, and saved', async () => {
  const texts = { en: 'We move on Friday', id: 'Kami pindah hari Jumat', my: 'Kami berpindah hari Jumaat' }
  const calls = await open({
    [`PATCH ${SETTINGS}`]: { body: { ...NOTHING, announcement: { texts, from: null, until: null } } },
  })
  const form = region('Announcement')
  await form.getByLabelText('English').fill(texts.en)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(form.getByText('Please write this text in all three languages.')).toBeVisible()
  await expect.element(form.getByLabelText('Bahasa Indonesia')).toHaveFocus()
  await expect.element(form.getByLabelText('English')).toBeValid()
  await form.getByLabelText('Bahasa Indonesia').fill(texts.id)
  await form.getByLabelText('Bahasa Melayu').fill(texts.my)
  await expect.element(form.getByRole('figure').getByText(texts.my)).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(form.getByText('Saved')).toBeVisible()
  const sent = calls.filter(({ method }) => method === 'PATCH')
  expect(sent.map(({ body }) => body)).toEqual([{ announcement: { texts, from: null, until: null } }])
  await expect.element(form.getByRole('button', { name: 'Remove' })).toBeVisible()
  await form.getByLabelText('English').fill('We move on Saturday')
  await expect.element(form.getByText('Saved')).not.toBeInTheDocument()
})

test('refused words are one a line', async () => {
  const calls = await open({ [`PATCH ${SETTINGS}`]: { body: NOTHING } })
  const form = region('Refused words')
  await form.getByLabelText('Bahasa Indonesia').fill(' slot gacor \n\n togel ')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(form.getByText('Saved')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    words: { en: ['spam phrase'], id: ['slot gacor', 'togel'], my: [] },
  })
})

test('what the server refuses is told beside the button', async () => {
  await open({
    [`PATCH ${SETTINGS}`]: {
      status: 400,
      body: { code: 'invalid_input', message: 'Please check.', fields: { 'words.en.0': 'Too short.' } },
    },
  })
  const form = region('Refused words')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(form.getByText('Too short.')).toBeVisible()
})

test('for everybody else the page is not there, and nothing is asked', async () => {
  const calls = await renderApp('/moderation/site', {
    user: { ...SARI, capabilities: ['moderate'] },
    answers: {},
  })
  await expect.element(page.getByRole('heading', { name: /not found|couldn’t find/i })).toBeVisible()
  expect(calls.filter(({ path }) => path.startsWith('/api/site'))).toEqual([])
})

test('an announcement is read in the reader’s language and closed for good', async () => {
  const texts = { en: 'We move on Friday', id: 'Kami pindah hari Jumat', my: 'Kami berpindah hari Jumaat' }
  document.documentElement.dataset['news'] = 'abcdefgh'
  await renderApp('/terms-of-service', {
    language: 'my',
    state: { site: { announcement: { id: 'abcdefgh', texts } } },
  })
  const told = page.getByRole('complementary', { name: 'Pengumuman' })
  await expect.element(told).toHaveTextContent(texts.my)
  await userEvent.click(told.getByRole('button', { name: 'Tutup pengumuman' }))
  await expect.element(told).not.toBeInTheDocument()
  expect(readStored('announcement')).toBe('abcdefgh')
})

test('the operator’s logo stands where ours stood', async () => {
  await renderApp('/terms-of-service', { state: { site: { logo: { url: '/favicon.svg', width: 40 } } } })
  const home = page.getByRole('banner').getByRole('link', { name: 'Cendekia' })
  await expect.element(home).toBeVisible()
  expect(home.element().querySelector('img')?.getAttribute('src')).toBe('/favicon.svg')
})
