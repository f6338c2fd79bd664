import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Link } from '../../platform/link.tsx'
import { locationStore } from '../../platform/location.ts'
import { eventually, leaveApp, renderPart, SARI } from '../../testing/render-app.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { cardOf, personOf, refused } from '../profiles-testing.tsx'
import { PersonCards } from './person-cards.tsx'

afterEach(leaveApp)

const card = page.getByRole('group', { name: 'Person 8' })
const link = page.getByRole('link', { name: 'By Person 8' })

async function draw(user?: typeof SARI, reach: 'open' | 'request' | 'refused' = 'open') {
  const calls = await renderPart(
    <div className="p-20">
      <button type="button">Before</button> <Link to="/user/8">By Person 8</Link>
      <header data-person-header>
        <Link to="/user/8">In a header</Link>
      </header>
      <Link to="/user/7">Myself</Link>
      <Link to="/@person_8">@person_8</Link> <Link to="/@nobody">@nobody</Link>
      <Avatar person={8} name="Person 8" src={null} />
      <button type="button">
        <Avatar person={9} name="Person 9" src={null} />
        Menu
      </button>
      <PersonCards />
    </div>,
    {
      user,
      answers: {
        '/api/users/8/card': { body: cardOf(8) },
        '/api/users/7/card': { body: cardOf(7) },
        '/api/conversations/with/8': {
          body: { person: personOf(8), conversationId: null, reach, isNewcomer: false },
        },
        '/api/aliases/person_8': { body: { id: 8, alias: 'person_8' } },
        '/api/aliases/nobody': refused(404, 'not_found'),
      },
    },
  )
  return () => calls.filter(({ path }) => path.endsWith('/card')).length
}
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const touch = (type: string, target: Element, init: PointerEventInit = {}) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch', ...init }),
  )

test('pointing at a name shows who that is; the card can be reached, and Esc closes it', async () => {
  await draw()
  await link.hover()
  await expect.element(card).toBeVisible()
  await expect.element(card.getByText('Reads at night.')).toBeVisible()
  await card.getByText('@person_8').hover()
  await wait(400)
  await expect.element(card.getByRole('button', { name: 'Follow Person 8' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(card).not.toBeInTheDocument()
})

test.each([
  ['topaz', '""'],
  ['free', 'none'],
] as const)('the face of somebody with %s has the frame of it in the card too: %s', async (plan, content) => {
  await renderPart(
    <div className="p-20">
      <button type="button">Before</button> <Link to="/user/8">By Person 8</Link>
      <PersonCards />
    </div>,
    { answers: { '/api/users/8/card': { body: cardOf(8, { plan }) } } },
  )
  await page.getByRole('button', { name: 'Before' }).hover()
  await link.hover()
  await expect.element(card.getByText('Reads at night.')).toBeVisible()
  const face = document.querySelector('[data-person-card] [data-plan]:has(> [data-person])')
  expect(face && getComputedStyle(face, '::before').content).toBe(content)
})

test('a face shows the card too, and leads to its person; one inside a button is the button’s', async () => {
  await draw()
  const [face, inButton] = document.querySelectorAll<HTMLElement>('[data-person]')
  inButton?.click()
  expect(locationStore.get().path).not.toContain('/user/')
  if (face !== undefined) await userEvent.hover(face)
  await expect.element(card).toBeVisible()
  face?.click()
  expect(locationStore.get().path).toBe('/user/8')
})

test('a person who is named in a text has it too; a name that is nobody’s has none', async () => {
  const asked = await draw()
  await page.getByRole('link', { name: '@nobody' }).hover()
  await wait(600)
  expect(document.querySelector('[data-person-card]')).toBeNull()
  await page.getByRole('link', { name: '@person_8' }).hover()
  await expect.element(card).toBeVisible()
  expect(asked()).toBe(1)
})

const message = card.getByRole('link', { name: 'Message Person 8' })

test('members write to a person from there', async () => {
  await draw(SARI)
  await link.hover()
  await message.click()
  await eventually(() => location.hash).toBe('#/messages/new?to=8')
})

test.each(['refused', 'nobody'])(
  'there is no writing to who takes no messages, nor by visitors: %s',
  async (who) => {
    await draw(who === 'refused' ? SARI : undefined, 'refused')
    await link.hover()
    await expect.element(card.getByRole('button', { name: 'Follow Person 8' })).toBeVisible()
    await wait(300)
    await expect.element(message).not.toBeInTheDocument()
  },
)

test('leaving it closes it', async () => {
  await draw()
  await link.hover()
  await expect.element(card).toBeVisible()
  await page.getByRole('button', { name: 'Before' }).hover()
  await expect.element(card).not.toBeInTheDocument()
})

test('it opens for whoever walks there by keyboard, not in a header of a profile, nor for oneself', async () => {
  const asked = await draw(SARI)
  await page.getByRole('button', { name: 'Before' }).click()
  await userEvent.keyboard('{Tab}')
  await expect.element(card).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(card).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await page.getByRole('link', { name: 'Myself' }).hover()
  await wait(800)
  expect(document.querySelector('[data-person-card]')).toBeNull()
  expect(asked()).toBe(1)
})

test('a long press opens it and does not follow the link; a short one follows', async () => {
  await draw()
  const element = link.element()
  const before = location.hash
  touch('pointerdown', element)
  await wait(550)
  touch('pointerup', element)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  element.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
  expect(location.hash).toBe(before)
  await expect.element(card).toBeVisible()
  touch('pointerdown', element)
  touch('pointerup', element)
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await eventually(() => location.hash).toBe('#/user/8')
})

test('a finger that scrolls, and a mouse that rests while the page moves under it, open nothing', async () => {
  const asked = await draw()
  const element = link.element()
  touch('pointerdown', element, { clientX: 5, clientY: 5 })
  touch('pointermove', element, { clientX: 5, clientY: 40 })
  // What a browser tells when content comes to lie under a mouse that nobody moves.
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  await wait(600)
  expect(asked()).toBe(0)
})
