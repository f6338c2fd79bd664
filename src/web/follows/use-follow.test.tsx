import { afterEach, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { useFollow } from './use-follow.ts'

afterEach(leaveApp)

const BUDI = 8
const ADDRESS = `/api/users/${BUDI}/follow`

function Person({ name, id = BUDI }: { name: string; id?: number }) {
  const { isFollowing, toggle, wall } = useFollow(id, false)
  return (
    <>
      <button aria-pressed={isFollowing} onClick={toggle}>
        {name}
      </button>
      {wall}
    </>
  )
}

const places = (
  <>
    <Person name="card" />
    <Person name="list" />
    <Person name="another" id={9} />
  </>
)
const pressed = () =>
  Array.from(document.querySelectorAll('button[aria-pressed=true]'), (one) => one.textContent)

test('whom somebody follows is shown at once wherever that person stands, and taken back the same way', async () => {
  let isFollowing = false
  const answer = () => ({ body: { isFollowing: (isFollowing = !isFollowing) } })
  const calls = await renderPart(places, { user: SARI, answers: { [ADDRESS]: answer } })
  await page.getByRole('button', { name: 'card' }).click()
  await eventually(pressed).toEqual(['card', 'list'])
  await eventually(() => calls.at(-1)).toMatchObject({ method: 'PUT', path: ADDRESS })
  await page.getByRole('button', { name: 'list' }).click()
  await eventually(() => calls.at(-1)).toMatchObject({ method: 'DELETE', path: ADDRESS })
  await eventually(pressed).toEqual([])
})

test('a refusal takes it back everywhere and says why', async () => {
  await renderPart(places, {
    user: SARI,
    answers: { [ADDRESS]: { status: 403, body: { code: 'not_allowed', message: 'They do not want that.' } } },
  })
  await page.getByRole('button', { name: 'list' }).click()
  await eventually(shownToast).toMatchObject({ description: 'They do not want that.' })
  await eventually(pressed).toEqual([])
})
