import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PartBoundary } from './part-boundary.tsx'

test('a part that breaks once is drawn anew, and what is beside it never goes away', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  function Part() {
    if (isBroken) throw new Error('on purpose')
    return <p>whole again</p>
  }
  const screen = await render(
    <>
      <p>beside</p>
      <PartBoundary>
        <Part />
      </PartBoundary>
    </>,
  )
  await expect.element(screen.getByText('beside')).toBeVisible()
  isBroken = false
  await expect.element(screen.getByText('whole again')).toBeVisible()
})

test('a part that keeps breaking is left out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let draws = 0
  function Part(): never {
    draws++
    throw new Error('on purpose')
  }
  const screen = await render(
    <>
      <p>beside</p>
      <PartBoundary>
        <Part />
      </PartBoundary>
    </>,
  )
  // It comes to rest; if it did not, this would never end.
  for (let before = -1; before !== draws;) {
    before = draws
    await new Promise((resolve) => setTimeout(resolve, 1200))
  }
  expect(draws).toBeGreaterThanOrEqual(3)
  await expect.element(screen.getByText('beside')).toBeVisible()
})
