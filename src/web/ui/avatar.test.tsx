import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles/app.css'
import { Avatar, hueOf } from './avatar.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

async function initialsOf(name: string): Promise<string | undefined> {
  const { container } = await render(<Avatar person={null} name={name} src={null} />)
  return container.querySelector<HTMLElement>('[data-initials]')?.dataset['initials']
}

test.each([
  ['Sari Wijaya', 'SW'],
  ['  sari   putri wijaya ', 'SP'],
  ['👩‍🚀 Sari', '👩‍🚀S'],
  ['🇮🇩 🇲🇾', '🇮🇩🇲🇾'],
  ['e\u0301lodie 𝒳avier', 'E\u0301𝒳'],
  ['', ''],
])('the first letters of "%s" are whole signs', async (name, initials) => {
  expect(await initialsOf(name)).toBe(initials)
})

test('a browser without a segmenter shows whole code points', async () => {
  vi.stubGlobal('Intl', {})
  expect(await initialsOf('🚀 Sari')).toBe('🚀S')
})

test('twelve people who joined one after the other have twelve colours, and nobody changes theirs', () => {
  const hues = Array.from({ length: 24 }, (_, id) => hueOf(id + 1))
  expect(new Set(hues.slice(0, 12)).size).toBe(12)
  expect(hues.slice(12)).toEqual(hues.slice(0, 12))
  expect(hueOf(null)).toBeUndefined()
})

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

test('a picture is fetched when it comes near the screen, and covers the letters', async () => {
  const { container } = await render(
    <>
      <Avatar person={1} name="Sari Wijaya" src={PICTURE} />
      <div style={{ height: 5000 }} />
      <Avatar person={2} name="Budi Santoso" src={PICTURE} />
    </>,
  )
  const pictures = () =>
    Array.from(container.querySelectorAll('[data-initials]'), (it) => it.childElementCount)
  await vi.waitFor(() => expect(pictures()).toEqual([1, 0]))
  expect(container.querySelector('img')?.clientHeight).toBe(32)
  window.scrollTo(0, 5000)
  await vi.waitFor(() => expect(pictures()).toEqual([1, 1]))
})

test('letters twice as large stay inside their circle', async () => {
  document.documentElement.style.fontSize = '200%'
  const { container } = await render(<Avatar person={1} name="Sari Wijaya" src={null} />)
  const circle = container.querySelector('[data-initials]')
  expect(circle?.clientHeight).toBe(32)
  expect(circle?.scrollHeight).toBe(32)
  document.documentElement.style.fontSize = ''
})
