import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Avatar } from './avatar.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

async function initialsOf(name: string): Promise<string | undefined> {
  const { container } = await render(<Avatar name={name} src={null} />)
  return container.querySelector<HTMLElement>('.avatar')?.dataset['initials']
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
