import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Mute } from '../../contract/mutes.ts'
import { PostCard, postQueries } from '../page-posts/public.ts'
import { SearchBox } from '../search/public.ts'
import { pagePost } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { forgetAll } from './judge.tsx'
import { BlockedSection, MutesSection, PersonMenu } from './public.ts'

afterEach(async () => {
  await leaveApp()
  forgetAll()
})

const BUDI = { id: 8, name: 'Budi Santoso', alias: 'budi', profileUrl: null, honor: 0 }
const MUTES = '/api/mutes'
const muteOf = (id: number, change: Partial<Mute>): Mute => ({
  id,
  kind: 'word',
  person: null,
  text: 'rain',
  effect: 'fold',
  expiresAt: null,
  ...change,
})

/** A server that keeps what is muted. */
function keeping(kept: Mute[]) {
  return { [MUTES]: (): Answer => ({ body: { items: kept } }) }
}

function Posts() {
  const { data } = useQuery(postQueries.list())
  return (
    <ul>
      {data?.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  )
}

const POSTS = [
  pagePost(1, { title: 'A day of rain', authorId: 9 }),
  pagePost(2, { title: 'Sun', authorId: BUDI.id, authorName: BUDI.name }),
  pagePost(3, { title: 'Rain of mine', authorId: SARI.id }),
]
const posts = (shown = POSTS) => ({
  '/api/page-posts': { body: shown },
})
const heading = (name: string) => page.getByRole('heading', { name })
const item = (name: string) => page.getByRole('menuitem', { name })

test('what is muted is one quiet line that shows it; one’s own words are never muted', async () => {
  await renderPart(<Posts />, {
    at: '/page',
    user: SARI,
    answers: { ...posts(), ...keeping([muteOf(1, {})]) },
  })
  await expect.element(page.getByText('Muted: “rain”')).toBeVisible()
  await expect.element(heading('A day of rain')).not.toBeInTheDocument()
  await expect.element(heading('Rain of mine')).toBeVisible()
  await expect.element(heading('Sun')).toBeVisible()
  await page.getByRole('button', { name: 'Show what’s muted: “rain”' }).click()
  await expect.element(heading('A day of rain')).toBeVisible()
  await eventually(() => document.activeElement?.closest('li') !== null).toBe(true)
})

test('what is hidden leaves no row', async () => {
  const mute = muteOf(1, { kind: 'person', person: BUDI, text: '', effect: 'hide' })
  await renderPart(<Posts />, { at: '/page', user: SARI, answers: { ...posts(), ...keeping([mute]) } })
  await expect.element(heading('A day of rain')).toBeVisible()
  await expect.element(heading('Sun')).not.toBeInTheDocument()
  await eventually(() => page.getByRole('listitem').elements().length).toBe(2)
})

test('a visitor is asked nothing about mutes, and meets the wall', async () => {
  const calls = await renderPart(<PersonMenu person={BUDI} />)
  await page.getByRole('button', { name: 'More about Budi Santoso' }).click()
  await item('Block Budi Santoso').click()
  await expect.element(page.getByRole('dialog', { name: 'Sign in to mute or block' })).toBeVisible()
  expect(calls.filter(({ path }) => path === MUTES)).toEqual([])
})

test('blocking says what it does, makes the person vanish at once, and can be undone', async () => {
  let isBlocked = false
  const calls = await renderPart(<Posts />, {
    at: '/page',
    user: SARI,
    answers: {
      ...posts(),
      ...keeping([]),
      '/api/page-posts': () => ({ body: isBlocked ? POSTS.filter(({ id }) => id !== 2) : POSTS }),
      '/api/users/8/block': () => ({ body: { isBlocked: (isBlocked = !isBlocked) } }),
    },
  })
  await page.getByRole('button', { name: 'More about the post by Budi Santoso' }).click()
  await item('Block Budi Santoso').click()
  const dialog = page.getByRole('dialog', { name: 'Block Budi Santoso?' })
  await expect.element(dialog.getByText(/You stop following each other/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Block', exact: true }).click()
  await expect.element(heading('Sun')).not.toBeInTheDocument()
  await eventually(shownToast).toMatchObject({ title: 'Budi Santoso is blocked' })
  await expect.element(heading('A day of rain')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(heading('Sun')).toBeVisible()
  expect(calls.filter(({ path }) => path.endsWith('/block')).map(({ method }) => method)).toEqual([
    'PUT',
    'DELETE',
  ])
})

test('a refusal to block stands in the dialog', async () => {
  const refusal = { status: 429, body: { code: 'too_many_requests', message: 'Too often.' } }
  await renderPart(<PersonMenu person={BUDI} />, {
    user: SARI,
    answers: { ...keeping([]), '/api/users/8/block': refusal },
  })
  await page.getByRole('button', { name: 'More about Budi Santoso' }).click()
  await item('Block Budi Santoso').click()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await expect.element(page.getByText('Too often.')).toBeVisible()
})

test('muting somebody from the menu folds them, and the menu then offers to take it back', async () => {
  const made = muteOf(5, { kind: 'person', person: BUDI, text: '' })
  let kept: Mute[] = []
  const calls = await renderPart(<PersonMenu person={BUDI} />, {
    user: SARI,
    answers: {
      [MUTES]: () => ({ body: calls.at(-1)?.method === 'POST' ? made : { items: kept } }),
      '/api/mutes/5': () => ({ body: { done: true } }),
    },
  })
  const trigger = page.getByRole('button', { name: 'More about Budi Santoso' })
  await trigger.click()
  await item('Mute Budi Santoso').click()
  await eventually(shownToast).toMatchObject({ title: 'Budi Santoso is muted' })
  kept = [made]
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'person',
    personId: 8,
    effect: 'fold',
    days: null,
  })
  await trigger.click()
  await item('Unmute Budi Santoso').click()
  await eventually(shownToast).toMatchObject({ title: 'Budi Santoso is no longer muted' })
})

test('the settings list blocked people and unblock them', async () => {
  let isBlocked = true
  await renderPart(<BlockedSection />, {
    user: SARI,
    answers: {
      '/api/blocks': () => ({
        body: {
          items: isBlocked ? [{ person: BUDI, blockedAt: '2026-11-01T00:00:00.000Z' }] : [],
          nextCursor: null,
        },
      }),
      '/api/users/8/block': () => ({ body: { isBlocked: (isBlocked = false) } }),
    },
  })
  await page.getByRole('button', { name: 'Unblock: Budi Santoso' }).click()
  await expect.element(page.getByText('You haven’t blocked anyone.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Blocked people' })).toHaveFocus()
})

test('a word is muted in the settings with effect and expiry, and unmuted with a way back', async () => {
  const made = muteOf(6, { text: 'spoiler', effect: 'hide', expiresAt: '2036-11-01T00:00:00.000Z' })
  const calls = await renderPart(<MutesSection />, {
    user: SARI,
    answers: {
      [`POST ${MUTES}`]: { body: made },
      [MUTES]: { body: { items: [] } },
      '/api/mutes/6': () => ({ body: { done: true } }),
    },
  })
  await expect.element(page.getByText('You haven’t muted anything.')).toBeVisible()
  const mute = page.getByRole('button', { name: 'Mute', exact: true })
  await mute.click()
  await expect.element(page.getByText('Enter what to mute.')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Word or phrase' })
  await expect.element(field).toHaveFocus()
  await field.fill('Spoiler')
  await page.getByText('Hide', { exact: true }).click()
  await page.getByText('7 days').click()
  await mute.click()
  await expect.element(page.getByText('“spoiler”', { exact: true })).toBeVisible()
  await expect.element(field).toHaveValue('')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'word',
    text: 'Spoiler',
    effect: 'hide',
    days: 7,
  })
  await page.getByRole('button', { name: 'Unmute: “spoiler”' }).click()
  await expect.element(page.getByText('You haven’t muted anything.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('“spoiler”', { exact: true })).toBeVisible()
})

test('what the server says about a word stands at its field, and the word stays', async () => {
  const calls = await renderPart(<MutesSection />, {
    user: SARI,
    answers: {
      [MUTES]: () =>
        calls.at(-1)?.method === 'POST'
          ? { status: 400, body: { code: 'invalid_input', message: 'No.', fields: { text: 'Too long.' } } }
          : { body: { items: [] } },
    },
  })
  const field = page.getByRole('textbox', { name: 'Word or phrase' })
  await field.fill('x'.repeat(51))
  await page.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect.element(page.getByText('Too long.')).toBeVisible()
  await expect.element(field).toHaveValue('x'.repeat(51))
})

test('what is muted or hidden is not suggested while somebody searches either', async () => {
  // Nobody and nothing that other tests know: the page is theirs as well.
  const hidden = { ...BUDI, id: 908 }
  const titleOf = (id: number, title: string, authorId: number) => ({
    type: 'article',
    id,
    title,
    path: `/article/${id}`,
    authorId,
  })
  await renderPart(<SearchBox />, {
    at: '/',
    user: SARI,
    answers: {
      ...keeping([
        muteOf(1, { text: 'raindrop' }),
        muteOf(2, { kind: 'tag', text: 'rainfall' }),
        muteOf(3, { kind: 'person', text: '', person: hidden, effect: 'hide' }),
      ]),
      '/api/search/suggestions?q=rai': {
        body: {
          people: [hidden],
          tags: [
            { tag: 'rainfall', articles: 3 },
            { tag: 'railways', articles: 2 },
          ],
          titles: [titleOf(1, 'One raindrop', 9), titleOf(2, 'Rails', hidden.id), titleOf(3, 'Raised', 9)],
        },
      },
    },
  })
  await page.getByRole('combobox').fill('rai')
  await eventually(() =>
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['railways', 'Raised'])
})
