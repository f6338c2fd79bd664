import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PagePost } from '../../contract/page-posts.ts'
import { ASKABLE, CONSENTED, redactedPost, pagePost, SWITCHED_OFF, UNDER_AGE } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer, SentCall } from '../testing/stand-ins.ts'
import { NsfwTile } from './nsfw-tile.tsx'

afterEach(leaveApp)

const STATE = '/api/nsfw'
const CONSENT = '/api/nsfw/consent'
const LIST = '/api/page-posts?includeNsfw=true'
const POST = redactedPost(9)

const dialog = page.getByRole('dialog', { name: 'Are you 18 years or older?' })
const confirmation = page.getByRole('dialog', { name: 'Thanks, we’ve noted that' })
const show = page.getByRole('button', { name: 'Show', exact: true })
const yes = page.getByRole('button', { name: 'Yes' })
const consents = (calls: SentCall[]) => calls.filter(({ path }) => path === CONSENT)

async function tile(consent: Answer = { body: CONSENTED }) {
  return renderPart(<NsfwTile post={POST} />, {
    answers: { [STATE]: { body: ASKABLE }, [CONSENT]: consent },
  })
}

test('[S4.4-1] an adult item is blurred, and nobody is named', async () => {
  await tile()
  await expect.element(page.getByText('Hidden author')).toBeVisible()
  const picture = document.querySelector<HTMLImageElement>('article img')
  expect(picture?.getAttribute('src')).toBe(POST.placeholder)
  expect(picture && getComputedStyle(picture).filter).toContain('blur(24px)')
  expect(page.getByRole('article').element().textContent).not.toContain('Budi')
})

test('an adult post without a picture is hidden all the same', async () => {
  await renderPart(<NsfwTile post={redactedPost(9, { placeholder: null })} />, {
    answers: { [STATE]: { body: ASKABLE } },
  })
  await expect.element(show).toBeVisible()
  expect(document.querySelector('article img')).toBeNull()
})

test('[S4.4-2] [S4.4-3] a press anywhere on it opens the age dialog, with Yes and No', async () => {
  await tile()
  const picture = document.querySelector('article img')?.parentElement ?? null
  if (picture === null) throw new Error('No picture')
  const { left, top, width } = picture.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width - 12, top + 12)
  expect(hit).toBe(show.element())
  if (hit instanceof HTMLElement) hit.click()
  await expect.element(dialog).toBeVisible()
  expect(
    dialog
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['No', 'Yes', ''])
})

test('the keyboard alone opens it, says No first, and comes back to the tile', async () => {
  const calls = await tile()
  show.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'No' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(show).toHaveFocus()
  expect(consents(calls)).toEqual([])
})

test('[S4.4-8] No closes the dialog, and nothing is told or kept', async () => {
  const calls = await tile()
  await show.click()
  await page.getByRole('button', { name: 'No' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(consents(calls)).toEqual([])
  expect(localStorage.getItem('nsfwConsent')).toBeNull()
  await expect.element(show).toBeVisible()
})

test('[S4.4-5] [S4.4-6] Yes is told to the server, kept, and said in a toast', async () => {
  const calls = await tile()
  await show.click()
  await yes.click()
  await eventually(() => localStorage.getItem('nsfwConsent')).toBe('true')
  expect(consents(calls)).toEqual([{ method: 'POST', path: CONSENT, body: undefined }])
  expect(shownToast()).toMatchObject({ title: 'Age verified', tone: 'success' })
})

test('[S4.4-7] Yes shows a confirmation, and Continue goes on', async () => {
  await tile()
  await show.click()
  await yes.click()
  await expect.element(confirmation).toBeVisible()
  await expect.element(page.getByText('You confirmed that you’re 18 or older.')).toBeVisible()
  const goOn = page.getByRole('button', { name: 'Continue' })
  await expect.element(goOn).toHaveFocus()
  await goOn.click()
  await expect.element(confirmation).not.toBeInTheDocument()
})

function List() {
  const { data } = useQuery<PagePost[]>({ queryKey: [LIST], meta: { holds: ['page-post'] } })
  return data?.map((post) =>
    post.isRedacted ? <NsfwTile key={post.id} post={post} /> : <p key={post.id}>{post.title}</p>,
  )
}

test('[S4.4-7] after Yes and Continue what was hidden is fetched again', async () => {
  let isKnown = false
  await renderPart(<List />, {
    answers: {
      [STATE]: { body: ASKABLE },
      [CONSENT]: () => {
        isKnown = true
        return { body: CONSENTED }
      },
      [LIST]: () => ({ body: [isKnown ? pagePost(9) : POST] }),
    },
  })
  await show.click()
  await yes.click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText('Post 9')).toBeVisible()
  await expect.element(show).not.toBeInTheDocument()
})

test('whoever sees no more than the tile may report it', async () => {
  await renderPart(<NsfwTile post={POST} />, { user: SARI, answers: { [STATE]: { body: ASKABLE } } })
  await page.getByRole('button', { name: 'Report' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Report this' })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each([
  [
    'the server’s words',
    { status: 429, body: { code: 'too_many_requests', message: 'Too often.' } },
    'Too often.',
  ],
  [
    'words of our own when it said nothing',
    { status: 502, body: '' },
    'Couldn’t send your answer. Please try again.',
  ],
])('a failure shows %s and the dialog stays', async (_, answer, words) => {
  await tile(answer)
  await show.click()
  await yes.click()
  await expect.element(dialog.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect.element(dialog).toBeVisible()
  expect(localStorage.getItem('nsfwConsent')).toBeNull()
  await expect.element(yes).toBeEnabled()
})

test.each([
  ['who is younger than 18', UNDER_AGE, /your year of birth means you may not be 18 yet/],
  ['whose country has none', SWITCHED_OFF, /isn’t available here/],
])('%s is told why, and is not asked', async (_, state, why) => {
  await renderPart(<NsfwTile post={POST} />, { answers: { [STATE]: { body: state } } })
  await expect.element(page.getByText(why)).toBeVisible()
  await expect.element(show).not.toBeInTheDocument()
})

test('who has said Yes before is not asked again: the item is only fetched anew', async () => {
  let asked = 0
  await renderPart(<List />, {
    answers: { [STATE]: { body: CONSENTED }, [LIST]: () => ({ body: [++asked > 1 ? pagePost(9) : POST] }) },
  })
  await show.click()
  await expect.element(page.getByText('Post 9')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each([
  ['id', 'Tampilkan', 'Apakah Anda berusia 18 tahun ke atas?'],
  ['my', 'Paparkan', 'Adakah anda berumur 18 tahun ke atas?'],
] as const)('the question is asked in %s too', async (language, button, question) => {
  await renderPart(<NsfwTile post={POST} />, { language, answers: { [STATE]: { body: ASKABLE } } })
  await page.getByRole('button', { name: button }).click()
  await expect.element(page.getByRole('dialog', { name: question })).toBeVisible()
})
