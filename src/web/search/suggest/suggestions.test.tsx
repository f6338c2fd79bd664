import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SearchSuggestions } from '../../../contract/search.ts'
import { navigate } from '../../platform/location.ts'
import { pass, stopClock } from '../../testing/clock.ts'
import { eventually, leaveApp, renderPart } from '../../testing/render-app.tsx'
import type { Answer } from '../../testing/stand-ins.ts'
import { HeaderSearch } from '../header-search.tsx'
import { SearchBox } from '../search-box.tsx'
// It is fetched when the field has the focus: here it is there already, so that the clock alone counts.
import './suggestions.tsx'

afterEach(leaveApp)

const field = page.getByRole('combobox', { name: 'Search this site' })
const list = page.getByRole('listbox', { name: 'Suggestions' })
const options = () =>
  list
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
const chosen = () => {
  const id = field.element().getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)?.textContent
}
const addressOf = (q: string) => `/api/search/suggestions?q=${q}`

const SEJ: SearchSuggestions = {
  people: [{ id: 7, name: 'Sejati Wijaya', alias: 'sejati', profileUrl: null, honor: 3 }],
  tags: [{ tag: 'sejarah', articles: 12 }],
  titles: [
    { type: 'article', id: 5, title: 'Sejarah Sriwijaya', path: '/article/5', authorId: 7 },
    { type: 'question', id: 9, title: 'Sejak kapan?', path: '/question/9', authorId: null },
  ],
}
const SHOWN = ['Sejati Wijaya@sejati', 'sejarah', 'Sejarah Sriwijaya', 'Sejak kapan?']

async function type(text: string, answers: Record<string, Answer | (() => Answer | Promise<Answer>)> = {}) {
  stopClock()
  const calls = await renderPart(<SearchBox />, {
    at: '/',
    answers: { [addressOf('sej')]: { body: SEJ }, ...answers },
  })
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await field.fill(text)
  await vi.dynamicImportSettled()
  await pass(200)
  return calls
}

test('people, tags and titles are suggested while somebody types, 150 ms after the last letter', async () => {
  const calls = await type('s')
  expect(calls).toEqual([])
  // It is there before it says something, or nobody would hear it.
  const said = page.getByRole('search').getByRole('status')
  await expect.element(said).toBeEmptyDOMElement()
  await field.fill('sej')
  await pass(140)
  expect(calls).toEqual([])
  await pass(60)
  await eventually(options).toEqual(SHOWN)
  expect(calls.map(({ path }) => path)).toEqual([addressOf('sej')])
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await expect.element(field).toHaveAttribute('aria-controls', list.element().id)
  const groups = list.getByRole('group').elements()
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['People', 'Tags', 'Titles'])
  await expect.element(said).toHaveTextContent('4 suggestions')
})

test('what was suggested for one text is not suggested for another, but while it is typed on', async () => {
  const none = () => new Promise<Answer>(() => {})
  await type('sej', { [addressOf('ko')]: none, [addressOf('seja')]: none })
  await eventually(options).toEqual(SHOWN)
  await field.fill('seja')
  await pass(200)
  expect(options()).toEqual(SHOWN)
  await field.fill('')
  await field.fill('ko')
  await pass(50)
  await expect.element(list).not.toBeInTheDocument()
  await pass(200)
  await expect.element(list).not.toBeInTheDocument()
})

test('what was chosen stays chosen when others come, and nothing else is when it is gone', async () => {
  const answers: ((answer: Answer) => void)[] = []
  const later = () => new Promise<Answer>((done) => answers.push(done))
  await type('sej', { [addressOf('seja')]: later, [addressOf('sejar')]: later })
  await eventually(options).toEqual(SHOWN)
  await field.fill('seja')
  await pass(200)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()).toBe('sejarah')
  answers[0]?.({ body: { ...SEJ, people: [] } })
  await eventually(options).toEqual(SHOWN.slice(1))
  expect(chosen()).toBe('sejarah')
  await field.fill('sejar')
  await pass(200)
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toBe('sejarah')
  answers[1]?.({ body: { ...SEJ, people: [], tags: [] } })
  await eventually(options).toEqual(SHOWN.slice(2))
  expect(chosen()).toBeNull()
})

test('the arrows choose, Enter goes there, and the field keeps the focus until then', async () => {
  await type('sej')
  await eventually(options).toEqual(SHOWN)
  expect(chosen()).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toBe(SHOWN[0])
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toBe('sejarah')
  await expect
    .element(list.getByRole('option', { name: 'sejarah', exact: true }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(chosen()).toBeNull()
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toBe('Sejak kapan?')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#/question/9')
  await expect.element(list).not.toBeInTheDocument()
})

test('keys that compose a letter choose nothing', async () => {
  await type('sej')
  await eventually(options).toEqual(SHOWN)
  await userEvent.keyboard('{ArrowDown}')
  const key = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
  expect(field.element().dispatchEvent(new KeyboardEvent('keydown', key))).toBe(true)
  expect(location.hash).toBe('#/')
  expect(options()).toEqual(SHOWN)
})

test('without a choice Enter searches for what was typed', async () => {
  await type('sej')
  await eventually(options).toEqual(SHOWN)
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#/?q=sej')
  await expect.element(list).not.toBeInTheDocument()
})

test('Escape closes the list and leaves the text; the next letter opens it again', async () => {
  await type('sej', { [addressOf('seja')]: { body: { ...SEJ, people: [] } } })
  await eventually(options).toEqual(SHOWN)
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('sej')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('a')
  await pass(200)
  await eventually(options).toEqual(SHOWN.slice(1))
})

test('a press on a suggestion goes there, one beside it leaves the list', async () => {
  await type('sej')
  await eventually(options).toEqual(SHOWN)
  await page.getByText('Tags', { exact: true }).click()
  await expect.element(field).toHaveFocus()
  expect(options()).toEqual(SHOWN)
  await list.getByRole('option', { name: 'sejarah', exact: true }).click()
  expect(location.hash).toBe('#/tag/sejarah')
})

test('what is typed on gives the call before up, and a list that fails is none', async () => {
  let isGivenUp = false
  const calls = await type('se', {
    [addressOf('se')]: () => new Promise(() => {}),
    [addressOf('sejx')]: { status: 429, body: { code: 'rate_limited', message: 'Too often.' } },
  })
  const sent = vi.mocked(window.fetch).mock.calls.at(-1)?.[1]
  sent?.signal?.addEventListener('abort', () => (isGivenUp = true))
  expect(calls.map(({ path }) => path)).toEqual([addressOf('se')])
  await field.fill('sej')
  await pass(200)
  await eventually(options).toEqual(SHOWN)
  expect(isGivenUp).toBe(true)
  await field.fill('sejx')
  await pass(200)
  await expect.element(list).not.toBeInTheDocument()
})

test('whoever leaves the field leaves the list; a sign before a name is no part of it', async () => {
  const calls = await type('@sej')
  await eventually(options).toEqual(SHOWN)
  expect(calls.map(({ path }) => path)).toEqual([addressOf('sej')])
  await userEvent.keyboard('{Tab}')
  await expect.element(list).not.toBeInTheDocument()
})

test('the field in the header suggests too, and is empty again where a suggestion has led', async () => {
  stopClock()
  await renderPart(<HeaderSearch />, { at: '/settings', answers: { [addressOf('sej')]: { body: SEJ } } })
  await field.fill('sej')
  await vi.dynamicImportSettled()
  await pass(200)
  await eventually(options).toEqual(SHOWN)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(location.hash).toBe('#/user/7')
  await expect.element(field).toHaveValue('')
  await expect.element(field).not.toHaveFocus()
})

test('what was typed into the header is forgotten where it has led', async () => {
  stopClock()
  const calls = await renderPart(<HeaderSearch />, {
    at: '/settings',
    answers: { [addressOf('sej')]: { body: SEJ } },
  })
  await field.fill('sej')
  await vi.dynamicImportSettled()
  await pass(200)
  await eventually(options).toEqual(SHOWN)
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#/?q=sej')
  await expect.element(field).not.toBeInTheDocument()
  navigate('/trending')
  await expect.element(field).toHaveValue('')
  await pass(300)
  await expect.element(list).not.toBeInTheDocument()
  expect(calls).toHaveLength(1)
})
