import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PagePost } from '../../contract/page-posts.ts'
import { ASKABLE, CONSENTED, photoPost, redactedPost } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import { NsfwSwitch } from './nsfw-switch.tsx'
import { NsfwTile } from './nsfw-tile.tsx'
import { setAdultChoice, useVeil } from './adult-choice.ts'

afterEach(leaveApp)

const show = page.getByRole('button', { name: 'Show', exact: true })

function Post({ post }: { post: PagePost }) {
  const lift = useVeil(post)
  return lift === undefined ? <p>Open {post.id}</p> : <NsfwTile post={post} onShow={lift} />
}

function Scrolled({ post }: { post: PagePost }) {
  const [isThere, setThere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setThere(!isThere)}>
        Away
      </button>
      {isThere && <Post post={post} />}
    </>
  )
}

const draw = (post: PagePost) =>
  renderPart(<Scrolled post={post} />, { answers: { '/api/nsfw': { body: CONSENTED } } })

test('adult posts are shown to who may see them, until they choose otherwise', async () => {
  await draw(photoPost(40, { isNsfw: true }))
  await expect.element(page.getByText('Open 40')).toBeVisible()
})

test.each(['blur', 'hide'] as const)(
  'with %s each is blurred until it is asked for, and stays open',
  async (choice) => {
    setAdultChoice(choice)
    const id = choice === 'blur' ? 41 : 42
    const calls = await draw(photoPost(id, { isNsfw: true }))
    await expect.element(page.getByText('Blurred, as you chose in Settings.')).toBeVisible()
    expect(page.getByRole('article').element().textContent).not.toContain('Budi')
    expect(document.querySelector('article img')?.getAttribute('src')).toBe(photoPost(id).media?.placeholder)
    await show.click()
    await expect.element(page.getByText(`Open ${id}`)).toBeVisible()
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
    // Scrolled away and back.
    const away = page.getByRole('button', { name: 'Away' })
    await away.click()
    await expect.element(page.getByText(`Open ${id}`)).not.toBeInTheDocument()
    await away.click()
    await expect.element(page.getByText(`Open ${id}`)).toBeVisible()
  },
)

test.each([
  ['what is for everybody', photoPost(43)],
  ['a redacted card, whose tile asks for the age,', redactedPost(44)],
])('%s has no veil', async (_, post) => {
  setAdultChoice('blur')
  await draw(post)
  await expect.element(page.getByText(`Open ${post.id}`)).toBeVisible()
})

test.each([
  ['blur', CONSENTED, true],
  ['hide', CONSENTED, false],
  // The choice is not in the settings of who has not said Yes: nothing is hidden from them by it.
  ['hide', ASKABLE, true],
] as const)('with %s and %o the switch of a list is there: %s', async (choice, state, isThere) => {
  setAdultChoice(choice)
  const calls = await renderPart(<NsfwSwitch isOn={false} onChange={() => {}} />, {
    answers: { '/api/nsfw': { body: state } },
  })
  const toggle = page.getByRole('switch', { name: 'Show adult content' })
  await eventually(() => calls.map(({ path }) => path)).toContain('/api/nsfw')
  if (isThere) await expect.element(toggle).toBeVisible()
  else await expect.element(toggle).not.toBeInTheDocument()
})

test('who hides adult posts can still leave a list that shows some', async () => {
  setAdultChoice('hide')
  await renderPart(<NsfwSwitch isOn onChange={() => {}} />, { answers: { '/api/nsfw': { body: CONSENTED } } })
  await expect.element(page.getByRole('switch', { name: 'Show adult content' })).toBeChecked()
})
