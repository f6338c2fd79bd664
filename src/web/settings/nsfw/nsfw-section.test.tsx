import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { NsfwState } from '../../../contract/nsfw.ts'
import { ASKABLE, CONSENTED, SWITCHED_OFF, UNDER_AGE } from '../../testing/page-posts.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../../testing/render-app.tsx'
import type { Answer } from '../../testing/stand-ins.ts'
import { SettingsPage } from '../settings-page.tsx'

afterEach(leaveApp)

const YEAR = '/api/user/birth-year'
const CONSENT = '/api/nsfw/consent'
const section = page.getByRole('region', { name: 'Adult content' })
const field = page.getByRole('textbox', { name: 'Year of birth (optional)' })
const save = page.getByRole('button', { name: 'Save', exact: true })

async function open(
  state: NsfwState,
  answers: Record<string, Answer | (() => Answer)> = {},
  { isVisitor = false } = {},
) {
  return renderPart(<SettingsPage />, {
    at: '/settings',
    user: isVisitor ? undefined : SARI,
    answers: {
      '/api/nsfw': { body: state },
      [YEAR]: { body: { birthYear: null, isUnderAge: false } },
      [CONSENT]: { body: ASKABLE },
      ...answers,
    },
  })
}

test('whoever has said Yes can take it back, here and on the account', async () => {
  localStorage.setItem('nsfwConsent', 'true')
  const calls = await open(CONSENTED)
  await expect.element(section.getByText(/^You confirmed that you’re 18 or older/)).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(section.getByText(/^You haven’t confirmed your age/)).toBeVisible()
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe(CONSENT)
  expect(localStorage.getItem('nsfwConsent')).toBeNull()
  expect(shownToast()).toMatchObject({ title: 'Withdrawn', tone: 'success' })
  expect(document.activeElement?.textContent).toMatch(/^You haven’t confirmed your age/)
})

test('whoever has said Yes chooses how adult posts are shown on this device', async () => {
  await open(CONSENTED)
  const choice = section.getByRole('group', { name: 'Adult posts on this device' })
  await expect.element(choice.getByRole('radio', { name: 'Show' })).toBeChecked()
  await choice.getByText('Blur', { exact: true }).click()
  await expect
    .element(section.getByText('Where you turn them on, each is blurred until you press Show.'))
    .toBeVisible()
  expect(localStorage.getItem('adult-posts')).toBe('blur')
  await choice.getByText('Show', { exact: true }).click()
  expect(localStorage.getItem('adult-posts')).toBeNull()
})

test('nobody who has not said Yes is asked how', async () => {
  await open(ASKABLE)
  await expect.element(section.getByText(/^You haven’t confirmed your age/)).toBeVisible()
  await expect.element(section.getByRole('radio', { name: 'Blur' })).not.toBeInTheDocument()
})

test('a withdrawal that fails says so, and the confirmation stands', async () => {
  await open(CONSENTED, { [CONSENT]: { status: 500, body: { code: 'internal', message: 'Sorry.' } } })
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Error', description: 'Sorry.' })
  await expect.element(section.getByText(/^You confirmed that you’re 18 or older/)).toBeVisible()
})

test('whoever has not been asked is told so, a visitor too, who has no year to give', async () => {
  await open(ASKABLE, {}, { isVisitor: true })
  await expect.element(section.getByText(/^You haven’t confirmed your age/)).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
})

test('an answer that could not be fetched says so and is asked for again', async () => {
  let isUp = false
  await open(ASKABLE, {
    '/api/nsfw': () =>
      isUp ? { body: ASKABLE } : { status: 503, body: { code: 'unavailable', message: '' } },
  })
  await expect.element(section.getByText(/Couldn’t load your age confirmation/)).toBeVisible()
  isUp = true
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect.element(section.getByText(/^You haven’t confirmed your age/)).toBeVisible()
})

test('where adult content is switched off, the settings do not mention it', async () => {
  const calls = await open(SWITCHED_OFF)
  await eventually(() => calls.map(({ path }) => path)).toContain('/api/nsfw')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(section).not.toBeInTheDocument()
})

test('an adult’s year is saved at once, and can be taken away', async () => {
  let birthYear: number | null = null
  const calls = await open(ASKABLE, { [YEAR]: () => ({ body: { birthYear, isUnderAge: false } }) })
  await field.fill('1990')
  birthYear = 1990
  await save.click()
  await eventually(shownToast).toMatchObject({ title: 'Year of birth saved' })
  await eventually(() => calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ birthYear: 1990 })
  await expect.element(field).toHaveValue('1990')
  await field.fill('')
  birthYear = null
  await save.click()
  await eventually(shownToast).toMatchObject({ title: 'Year of birth removed' })
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ birthYear: null })
})

test('a year under age is asked about first, because it is for good', async () => {
  const young = new Date().getUTCFullYear() - 15
  let state: NsfwState = CONSENTED
  const calls = await open(CONSENTED, {
    '/api/nsfw': () => ({ body: state }),
    [YEAR]: () => ({ body: { birthYear: state.canConsent ? null : young, isUnderAge: !state.canConsent } }),
  })
  const posts = () => calls.filter(({ method }) => method === 'POST')
  await field.fill(String(young))
  await save.click()
  await expect.element(page.getByRole('dialog', { name: `Were you born in ${young}?` })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(posts()).toEqual([])
  await expect.element(field).toHaveValue(String(young))

  await save.click()
  state = UNDER_AGE
  await page.getByRole('button', { name: `Save ${young}` }).click()
  await expect
    .element(
      page.getByText(
        `Year of birth: ${young}. You can’t change it. If it’s wrong, please write to the operator of this site.`,
      ),
    )
    .toBeVisible()
  expect(posts().map(({ body }) => body)).toEqual([{ birthYear: young }])
  await expect.element(section.getByText(/adult content is never shown to you/)).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
})

test.each(['90', '1899', 'abcd', '3000'])(
  '%s is no year of birth, and what was typed stays',
  async (typed) => {
    const calls = await open(ASKABLE)
    await field.fill(typed)
    await save.click()
    await expect.element(page.getByText(/Enter a year with four digits/)).toBeVisible()
    await expect.element(field).toHaveValue(typed)
    await expect.element(field).toHaveFocus()
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  },
)

test('a refusal stands beside the field', async () => {
  let isAsked = false
  await open(ASKABLE, {
    [YEAR]: () => {
      const answer: Answer = isAsked
        ? { status: 403, body: { code: 'under_age', message: 'This year stands.' } }
        : { body: { birthYear: 1980, isUnderAge: false } }
      isAsked = true
      return answer
    },
  })
  await expect.element(field).toHaveValue('1980')
  await field.fill('1990')
  await save.click()
  await expect.element(page.getByText('This year stands.')).toBeVisible()
  await expect.element(field).toHaveValue('1990')
})
