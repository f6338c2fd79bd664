import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Invitation } from '../../contract/co-authors.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer, SentCall } from '../testing/stand-ins.ts'
import { Invitations } from './public.ts'

afterEach(leaveApp)

const invitation = (articleId: number, title: string, changes: Partial<Invitation> = {}): Invitation => ({
  articleId,
  title,
  language: 'id',
  state: 'published',
  inviter: { id: 9, name: 'Budi Santoso', alias: 'budi-1000', profileUrl: null, honor: 12 },
  createdAt: '2026-11-01T08:00:00.000Z',
  ...changes,
})
const SEA = invitation(3, 'Pasang surut')
const SKY = invitation(4, 'Langit malam', { state: 'draft' })
const DONE: Answer = { body: { done: true } }

const open = (answers: Record<string, Answer | (() => Answer)> = {}, items = [SEA, SKY]) =>
  renderPart(<Invitations onLeave={() => {}} />, {
    user: SARI,
    answers: { '/api/my-invitations': { body: { items } }, ...answers },
  })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const titles = () => Array.from(document.querySelectorAll('li [lang]'), (title) => title.textContent)
const writes = (calls: SentCall[]) => calls.filter(({ method }) => method !== 'GET')

test('an invitation says who asks and for what; a published article can be read, a draft not yet', async () => {
  await open()
  await eventually(titles).toEqual(['Pasang surut', 'Langit malam'])
  await expect.element(page.getByRole('heading', { name: 'Invitations' })).toBeVisible()
  await expect
    .element(page.getByRole('listitem').first())
    .toHaveTextContent('Budi Santoso invites you to be a co-author.')
  const title = page.getByRole('link', { name: 'Pasang surut' })
  await expect.element(title).toHaveAttribute('href', '/article/3')
  await expect.element(title).toHaveAttribute('lang', 'id')
  await expect.element(page.getByRole('link', { name: 'Langit malam' })).not.toBeInTheDocument()
  await expect.element(page.getByText('A draft: you can read it once you accept.')).toBeVisible()
})

test('without an invitation nothing is shown', async () => {
  await open({}, [])
  await expect.element(page.getByText('Invitations')).not.toBeInTheDocument()
})

test('accepting takes one click, and the article can be opened from there', async () => {
  const calls = await open({ '/api/articles/3/invitation': DONE })
  await button('Accept: Pasang surut').click()
  await eventually(titles).toEqual(['Langit malam'])
  await eventually(shownToast).toMatchObject({ title: 'You’re a co-author now' })
  expect(writes(calls)).toEqual([
    { method: 'POST', path: '/api/articles/3/invitation', body: { isAccepted: true } },
  ])
  await button('Open').click()
  expect(location.hash).toBe('#/article/3')
})

test('declining is asked about first, with what it means', async () => {
  const calls = await open({ '/api/articles/4/invitation': DONE })
  await button('Decline: Langit malam').click()
  const dialog = page.getByRole('dialog', { name: 'Decline this invitation?' })
  await expect
    .element(dialog)
    .toHaveAccessibleDescription('Budi Santoso can’t invite you to “Langit malam” again for 30 days.')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(writes(calls)).toEqual([])
  await button('Decline: Langit malam').click()
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await eventually(titles).toEqual(['Pasang surut'])
  await eventually(shownToast).toMatchObject({ title: 'Invitation declined' })
  expect(writes(calls)).toEqual([
    { method: 'POST', path: '/api/articles/4/invitation', body: { isAccepted: false } },
  ])
})

test('an invitation that was withdrawn goes with the reason; one that could not be answered stays', async () => {
  let status = 503
  await open({
    '/api/articles/3/invitation': () => ({
      status,
      body: { code: 'not_found', message: 'It was withdrawn.' },
    }),
  })
  await button('Accept: Pasang surut').click()
  await eventually(shownToast).toMatchObject({ title: 'Error' })
  expect(titles()).toEqual(['Pasang surut', 'Langit malam'])
  status = 404
  await button('Accept: Pasang surut').click()
  await eventually(titles).toEqual(['Langit malam'])
  await eventually(shownToast).toMatchObject({ description: 'It was withdrawn.' })
})
