import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Person } from '../../contract/people.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { Mentions } from './mentions.tsx'

afterEach(leaveApp)

const person = (id: number, name: string, alias: string): Person => ({
  id,
  name,
  alias,
  profileUrl: null,
  honor: 0,
})
const BUDI = person(8, 'Budi Santoso', 'budi-s')
const BUNGA = person(9, 'Bunga Lestari', 'bunga')

const field = page.getByRole('textbox', { name: 'Words' })
const list = page.getByRole('listbox', { name: 'People to mention' })
const option = (name: string) => list.getByRole('option', { name })

function Composer() {
  const [text, setText] = useState('')
  return (
    <>
      <textarea
        aria-label="Words"
        data-mentions="article 5"
        value={text}
        onChange={(event) => setText(event.target.value)}
        rows={6}
      />
      <textarea aria-label="Others" />
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Note" data-mentions="article 5" />
      </form>
      <Mentions />
    </>
  )
}

async function draw(user: typeof SARI | undefined = SARI) {
  const about = '&objectType=article&objectId=5&for=mention'
  return renderPart(<Composer />, {
    user,
    answers: {
      [`/api/people?q=b${about}`]: { body: { items: [BUDI, BUNGA] } },
      [`/api/people?q=bu${about}`]: { body: { items: [BUDI, BUNGA] } },
      [`/api/people?q=bun${about}`]: { body: { items: [BUNGA] } },
      [`/api/people?q=x${about}`]: { body: { items: [] } },
    },
  })
}
const valueOf = () => (field.element() as HTMLTextAreaElement).value
const activeOf = () =>
  document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')?.textContent

async function type(text: string): Promise<void> {
  await field.click()
  await userEvent.keyboard(text)
}

test('an @ and a letter offer people; arrows choose and Enter takes one', async () => {
  await draw()
  await type('Thanks @b')
  await expect.element(option('Budi Santoso @budi-s')).toHaveAttribute('aria-selected', 'true')
  expect(activeOf()).toContain('budi-s')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await eventually(() => activeOf()).toContain('bunga')
  await userEvent.keyboard('{ArrowDown}')
  await eventually(() => activeOf()).toContain('budi-s')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await eventually(() => valueOf()).toBe('Thanks @bunga ')
  await expect.element(list).not.toBeInTheDocument()
  expect(field.element().hasAttribute('aria-activedescendant')).toBe(false)
  // Without a list, Enter and Tab are the text’s own again.
  await userEvent.keyboard('{Enter}Bye')
  expect(valueOf()).toBe('Thanks @bunga \nBye')
})

test('what is typed on narrows the list, and Tab takes the first', async () => {
  await draw()
  await type('@b')
  await expect.element(option('Budi Santoso @budi-s')).toBeVisible()
  await userEvent.keyboard('un')
  await expect.element(option('Budi Santoso @budi-s')).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await eventually(() => valueOf()).toBe('@bunga ')
  await expect.element(field).toHaveFocus()
})

test('Escape closes it for this name, and not what is around it', async () => {
  await draw()
  const escapes: string[] = []
  const note = (event: KeyboardEvent): void => void escapes.push(event.key)
  addEventListener('keydown', note)
  await type('@b')
  await expect.element(list).toBeVisible()
  escapes.length = 0
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  expect(escapes).toEqual([])
  await userEvent.keyboard('u{Enter}')
  expect(valueOf()).toBe('@bu\n')
  removeEventListener('keydown', note)
  await userEvent.keyboard('@b')
  await expect.element(list).toBeVisible()
})

test('a click takes one and the focus stays in the text; undo takes it back', async () => {
  await draw()
  await type('@b')
  await option('Bunga Lestari @bunga').click()
  await eventually(() => valueOf()).toBe('@bunga ')
  await expect.element(field).toHaveFocus()
  document.execCommand('undo')
  await eventually(() => valueOf()).toBe('@b')
})

test('it stands beside the @, in any line', async () => {
  await draw()
  await type('One{Enter}Two{Enter}Three @b')
  await expect.element(list).toBeVisible()
  const box = field.element().getBoundingClientRect()
  const at = list.element().getBoundingClientRect()
  expect(at.left).toBeGreaterThan(box.left + 20)
  expect(at.top).toBeGreaterThan(box.top + 30)
})

test('in a field of one line Enter takes somebody and sends nothing', async () => {
  await draw()
  const sent: Event[] = []
  const note = (event: Event): void => void sent.push(event)
  addEventListener('submit', note, true)
  const line = page.getByRole('textbox', { name: 'Note' })
  await line.click()
  await userEvent.keyboard('For @b')
  await expect.element(list).toBeVisible()
  expect(list.element().getBoundingClientRect().left).toBeGreaterThan(
    line.element().getBoundingClientRect().left + 10,
  )
  await userEvent.keyboard('{Enter}')
  await expect.element(line).toHaveValue('For @budi-s ')
  expect(sent).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveLength(1)
  removeEventListener('submit', note, true)
})

test('nobody found: no list, and Enter is a line break', async () => {
  const calls = await draw()
  await type('@x')
  await eventually(() => calls.some(({ path }) => path.startsWith('/api/people?q=x'))).toBe(true)
  await userEvent.keyboard('{Enter}')
  expect(valueOf()).toBe('@x\n')
})

test('a field for other words is left alone', async () => {
  const calls = await draw()
  await page.getByRole('textbox', { name: 'Others' }).click()
  await userEvent.keyboard('@b')
  await type('@b')
  await expect.element(list).toBeVisible()
  expect(calls.filter(({ path }) => path.startsWith('/api/people'))).toHaveLength(1)
})

test('leaving the field closes it', async () => {
  await draw()
  await type('@b')
  await expect.element(list).toBeVisible()
  await page.getByRole('textbox', { name: 'Others' }).click()
  await expect.element(list).not.toBeInTheDocument()
})
