import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { areShortcutsOn, setShortcutsOn } from '../../platform/shortcut.ts'
import { pagePosts } from '../../testing/page-posts.ts'
import { eventually, leaveApp, renderApp, renderPart, SARI } from '../../testing/render-app.tsx'
import { Link } from '../../platform/link.tsx'
import { PostCard } from '../../page-posts/public.ts'
import { ReportButton } from '../../reports/public.ts'
import { Shortcuts } from './shortcuts.tsx'

afterEach(async () => {
  setShortcutsOn(true)
  await leaveApp()
})

const press = (keys: string) => userEvent.keyboard(keys)
const hash = () => location.hash
const focused = () => document.activeElement?.textContent

/** A list of two posts between two fields, as screens have them. */
async function list(): Promise<void> {
  const [one, two] = pagePosts(2, 1)
  await renderPart(
    <main id="main">
      <Shortcuts />
      <input aria-label="A field" />
      {one && <PostCard post={one} />}
      {two && <PostCard post={two} />}
      <ReportButton objectType="article" objectId={1} />
      <Link to="/page">Away</Link>
    </main>,
    { user: SARI, answers: { '/api/page-posts/marks?ids=2,1': { body: [] } } },
  )
}

test('the slash goes to the search field, and is not written into it', async () => {
  await renderApp('/settings')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await eventually(() => document.documentElement.dataset['keys']).toBe('on')
  // What is typed right after it is in the field, whole.
  await press('/buku')
  const field = page.getByRole('banner').getByRole('combobox')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('buku')
})

test('two keys lead to a place; in a field and with Ctrl they are only letters', async () => {
  await list()
  // Between two keys no time passes, however busy the machine is.
  vi.useFakeTimers({ toFake: ['Date'] })
  await page.getByLabelText('A field').click()
  await press('gp')
  await expect.element(page.getByLabelText('A field')).toHaveValue('gp')
  expect(hash()).toBe('#/')
  ;(page.getByRole('link', { name: 'Away' }).element() as HTMLElement).focus()
  await press('gt')
  await eventually(hash).toBe('#/trending')
  await press('gc')
  await eventually(hash).toBe('#/categories')
  await press('{Control>}c{/Control}')
  expect(hash()).toBe('#/categories')
  await press('gh')
  await eventually(hash).toBe('#/')
})

test('j and k go through a list, o opens, and what is pressed belongs to the one with the focus', async () => {
  await list()
  await press('j')
  await eventually(focused).toBe('Post 2')
  await press('j')
  await eventually(focused).toBe('Post 1')
  await press('k')
  await eventually(focused).toBe('Post 2')
  await press('l')
  await press('o')
  await eventually(hash).toBe('#/page-post/2')
})

test('outside a list the keys press what the screen itself has', async () => {
  await list()
  await press('!')
  await expect.element(page.getByRole('dialog', { name: /Report/ })).toBeVisible()
  // A dialog has the keyboard for itself.
  await press('gt')
  expect(hash()).toBe('#/')
})

test('c writes an article, on Page a post', async () => {
  await list()
  await press('gp')
  await eventually(hash).toBe('#/page')
  await press('c')
  await eventually(hash).toBe('#/page-create')
})

test('the question mark lists all keys, Esc closes the list', async () => {
  await list()
  await press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByText('Go to trending')).toBeVisible()
  await press('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('they can be turned off, for good', async () => {
  await renderApp('/settings')
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).click()
  expect(areShortcutsOn()).toBe(false)
  expect(localStorage.getItem('keyboard-shortcuts')).toBe('off')
  expect(document.documentElement.dataset['keys']).toBe('off')
  await page.getByRole('heading', { level: 1 }).click()
  await press('?')
  await press('gt')
  expect(hash()).toBe('#/settings')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
