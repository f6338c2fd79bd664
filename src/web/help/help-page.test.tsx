import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LANGUAGES, type Language } from '../../contract/messages.ts'
import { LanguageProvider } from '../platform/language.tsx'
import { FixedPlace } from '../platform/link.tsx'
import { EMPTY_STATE, PageStateContext } from '../platform/page-state.tsx'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import { HelpPage } from './help-page.tsx'
import { loadHelpTexts } from './help-texts.ts'
import { PAGE_IDS, pathOfPage } from './pages.ts'

const canonical = Object.assign(document.createElement('link'), { rel: 'canonical' })
beforeEach(() => document.head.append(canonical))
afterEach(async () => {
  canonical.remove()
  await page.viewport(1440, 900)
  await leaveApp()
})

const CONTACT = 'operator@example.org'
const open = (at: string, language: Language = 'en') =>
  renderPart(<HelpPage />, { at, language, state: { contact: CONTACT } })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const linksIn = (selector: string) =>
  Array.from(document.querySelectorAll(`${selector} a`), (link) => link.getAttribute('href'))
const search = () => page.getByRole('searchbox', { name: 'Search the help pages' })

test('[S2.2-24] the overview lists every page under its group', async () => {
  await open('/help-center')
  await expect.element(heading('Help centre')).toBeVisible()
  for (const group of ['Getting started', 'Writing', 'Reading', 'Page', 'Community', 'Safety and data'])
    await expect.element(page.getByRole('region', { name: group })).toBeVisible()
  expect(document.querySelectorAll('section li')).toHaveLength(PAGE_IDS.length)
  expect(linksIn('section li')).toEqual(PAGE_IDS.map((id) => pathOfPage(id)))
  await expect.poll(() => document.title).toBe('Help centre / Cendekia')
  await expect.poll(() => canonical.href).toBe(`${location.origin}/help-center`)
})

test('the search filters titles and texts while one types, and tells how many are left', async () => {
  await open('/help-center')
  await search().fill('SPAM folder')
  await expect.element(page.getByText('2 pages found')).toBeVisible()
  expect(linksIn('section li')).toEqual([
    '/help-center?page=verify-email',
    '/help-center?page=verify-email#you-dont-get-the-code',
    '/help-center?page=reset-password',
    '/help-center?page=reset-password#you-dont-get-the-email',
  ])
  await expect.element(page.getByText('A six-digit code shows')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'In “You don’t get the code”' })).toBeVisible()
  await search().fill('formatting guide')
  await expect.element(page.getByText('1 page found')).toBeVisible()
  await search().fill('')
  await eventually(() => linksIn('section li').length).toBe(PAGE_IDS.length)
  await expect.element(page.getByText('page found')).not.toBeInTheDocument()
})

test('accents and the language of the page do not stand in the way of a search', async () => {
  await open('/help-center', 'id')
  await page.getByRole('searchbox').fill('kebéncian')
  await expect.element(page.getByText('2 halaman ditemukan')).toBeVisible()
  expect(linksIn('section li')).toEqual([
    '/help-center?page=community-rules',
    '/help-center?page=community-rules#the-eight-rules',
    '/help-center?page=reporting',
    '/help-center?page=reporting#step-by-step',
  ])
})

test('nothing found is said, with a way back to all pages', async () => {
  await open('/help-center')
  await search().fill('  xylophone ')
  await expect.element(page.getByText('Nothing found for “xylophone”')).toBeVisible()
  expect(linksIn('section li')).toEqual([])
  await page.getByRole('button', { name: 'Show all pages' }).click()
  await expect.element(search()).toHaveValue('')
  expect(linksIn('section li')).toHaveLength(PAGE_IDS.length)
})

test.each([
  ['en', 'Your first article', 'Step by step', 'Publish'],
  ['id', 'Artikel pertama Anda', 'Langkah demi langkah', 'Terbitkan'],
  ['my', 'Artikel pertama anda', 'Langkah demi langkah', 'Terbitkan'],
] as const)('a page opens by its address in %s', async (language, title, section, button) => {
  await open('/help-center?page=first-article', language)
  await expect.element(heading(title)).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: section })).toBeVisible()
  expect(Array.from(document.querySelectorAll('p b, li b'), (name) => name.textContent)).toContain(button)
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  await expect.poll(() => document.title).toBe(`${title} / Cendekia`)
  await expect.poll(() => canonical.href).toBe(`${location.origin}/help-center?page=first-article`)
})

test('a page that is not there is the overview, which says so', async () => {
  await open('/help-center?page=xylophone')
  await expect.element(page.getByText('We couldn’t find that help page.')).toBeVisible()
  await expect.element(heading('Help centre')).toBeVisible()
  expect(linksIn('section li')).toHaveLength(PAGE_IDS.length)
  await expect.poll(() => canonical.href).toBe(`${location.origin}/help-center`)
})

test('whoever goes on to another page starts at its heading, and finds the search as it was left', async () => {
  await open('/help-center')
  await search().fill('spam')
  await page.getByRole('link', { name: 'Reporting', exact: true }).click()
  await expect.element(heading('Reporting')).toHaveFocus()
  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link').click()
  await expect.element(heading('Help centre')).toHaveFocus()
  await expect.element(search()).toHaveValue('spam')
})

test('beside a page stand all others, with this one marked; at its end the next one', async () => {
  await open('/help-center?page=images')
  const beside = page.getByRole('navigation', { name: 'All help pages' })
  await expect.element(beside).toBeVisible()
  expect(linksIn('nav[aria-label="All help pages"]')).toEqual(PAGE_IDS.map((id) => pathOfPage(id)))
  await expect
    .element(beside.getByRole('link', { name: 'Images and alt text' }))
    .toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Next: Translations' }).click()
  await expect.element(heading('Translations')).toBeVisible()
})

test('a mistyped word finds its page', async () => {
  await open('/help-center')
  await search().fill('notificatoins')
  await expect.element(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
})

test('a link to a section leads there, at once and from the page itself', async () => {
  await open('/help-center?page=formatting#spoilers')
  const section = (name: string) => page.getByRole('heading', { level: 2, name })
  await expect.element(section('Spoilers')).toHaveFocus()
  await expect.element(section('Spoilers')).toBeInViewport()
  const link = section('Headings').getByRole('link')
  await expect.element(link).toHaveAttribute('href', '/help-center?page=formatting#headings')
  await link.click()
  await expect.element(section('Headings')).toHaveFocus()
  await expect.element(section('Headings')).toBeInViewport()
  expect(location.hash).toBe('#/help-center?page=formatting#headings')
})

test('a section is found by the same address in every language', async () => {
  await open('/help-center?page=first-article#step-by-step', 'id')
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'Langkah demi langkah' }))
    .toHaveAttribute('id', 'step-by-step')
})

const ANSWERS = '/api/help/answers'
const answers = { [ANSWERS]: { body: { done: true } } }
const answered = () => page.getByRole('group', { name: 'Was this helpful?' })

test('a page asks whether it was helpful; the answer can be changed, and is thanked for', async () => {
  const calls = await renderPart(<HelpPage />, {
    at: '/help-center?page=themes',
    state: { contact: CONTACT },
    answers,
  })
  await answered().getByRole('button', { name: 'Yes' }).click()
  await expect.element(answered().getByText('Thanks for telling us.')).toBeVisible()
  await answered().getByRole('button', { name: 'No' }).click()
  await expect.element(answered().getByText('Here’s who you can ask:')).toBeVisible()
  await expect.element(answered().getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true')
  await answered().getByRole('button', { name: 'No' }).click()
  const themes = { page: 'themes', language: 'en' }
  expect(calls.filter(({ path }) => path === ANSWERS).map(({ body }) => body)).toEqual([
    { ...themes, helpful: true },
    { ...themes, helpful: false, isChange: true },
  ])
  await page.getByRole('link', { name: /^Next:/ }).click()
  await expect
    .element(answered().getByRole('button', { name: 'No' }))
    .toHaveAttribute('aria-pressed', 'false')
})

test('an answer that could not be sent can be given again', async () => {
  await renderPart(<HelpPage />, {
    at: '/help-center?page=themes',
    answers: { [ANSWERS]: { status: 503, body: {} } },
  })
  await answered().getByRole('button', { name: 'Yes' }).click()
  await expect.element(answered().getByText('Couldn’t send your answer.')).toBeVisible()
  await expect
    .element(answered().getByRole('button', { name: 'Yes' }))
    .toHaveAttribute('aria-pressed', 'false')
})

test('on a phone nothing is wider than the screen, and the list beside gives way', async () => {
  await page.viewport(390, 844)
  for (const at of ['/help-center', '/help-center?page=formatting']) {
    await open(at)
    await expect.element(page.getByRole('heading', { level: 1 }).last()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  }
  await expect.element(page.getByRole('navigation', { name: 'All help pages' })).not.toBeInTheDocument()
})

test('examples show what is typed and what becomes of it', async () => {
  await open('/help-center?page=formatting')
  await expect.element(page.getByText('| °C | °F |')).toBeVisible()
  const results = page.getByRole('group', { name: 'Result' })
  await expect.element(results.getByRole('columnheader', { name: '°F' })).toBeVisible()
  await expect.element(results.getByRole('checkbox').first()).toBeChecked()
  await expect.poll(() => document.querySelectorAll('math msup')).toHaveLength(1)
  const levels = results
    .getByRole('heading')
    .elements()
    .map(({ tagName }) => tagName)
  expect(levels).toEqual(['H3', 'H4'])
})

test('the community rules are those of the terms', async () => {
  await open('/help-center?page=community-rules')
  await expect.element(page.getByText('Be kind. Criticise ideas, never people.')).toBeVisible()
  expect(document.querySelectorAll('ol li')).toHaveLength(8)
})

test('whoever is still stuck can ask everyone, and is told whom to write to', async () => {
  await open('/help-center?page=api')
  const stuck = page.getByRole('region', { name: 'Still stuck?' })
  await expect.element(stuck).toHaveTextContent(`Write to Cendekia at ${CONTACT}`)
  await expect
    .element(stuck.getByRole('link', { name: CONTACT }))
    .toHaveAttribute('href', `mailto:${CONTACT}`)
  await expect
    .element(stuck.getByRole('link', { name: 'Ask a question' }))
    .toHaveAttribute('href', '/question/ask')
})

test('the keyboard alone reaches the search, the pages and one of them', async () => {
  await open('/help-center')
  await expect.element(search()).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(search()).toHaveFocus()
  await userEvent.keyboard('unpublish')
  await expect.element(page.getByText('1 page found')).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(heading('Deleting and restoring')).toHaveFocus()
})

test.each(LANGUAGES)(
  'the server draws every page in %s, without style attributes',
  { timeout: 30_000 },
  async (language) => {
    await loadHelpTexts(language)
    for (const path of ['/help-center', ...PAGE_IDS.map((id) => pathOfPage(id))]) {
      const html = renderToString(
        <PageStateContext value={{ ...EMPTY_STATE, language, contact: CONTACT }}>
          <LanguageProvider initial={language}>
            <FixedPlace path={path}>
              <HelpPage />
            </FixedPlace>
          </LanguageProvider>
        </PageStateContext>,
      )
      expect(html.split('<h1')).toHaveLength(2)
      expect(html.includes(`mailto:${CONTACT}`)).toBe(true)
      expect(/ style=|\{siteName\}/.exec(html)?.[0]).toBeUndefined()
    }
  },
)

test('asking and answering have pages, with the numbers by which the server goes', async () => {
  await open('/help-center?page=asking-questions')
  await expect.element(heading('Asking questions')).toBeVisible()
  await expect.element(page.getByText('8 to 150 characters', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Next: Answering and voting' }).click()
  await expect.element(page.getByText('it costs you 1 Honor', { exact: false })).toBeVisible()
  await expect.element(page.getByText('3 votes close a question', { exact: false })).toBeVisible()
})
