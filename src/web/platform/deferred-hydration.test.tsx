import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { deferHydration, loadDeferredParts } from './deferred-hydration.tsx'
import { lazyComponent } from './lazy-component.ts'

function Counter({ step }: { step: number }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + step)}>
      {`${count} by ${step}`}
    </button>
  )
}

const button = page.getByRole('button')

test('a part that came later keeps its state when the page around it is drawn again', async () => {
  const Later = deferHydration(async () => Counter)
  const { rerender } = await render(<Later step={1} />)
  await button.click()
  await expect.element(button).toHaveTextContent('1 by 1')
  await rerender(<Later step={5} />)
  await expect.element(button).toHaveTextContent('1 by 5')
})

test('the rest of the page is there while a part is on its way', async () => {
  let arrive = (_part: typeof Counter): void => {}
  const part = new Promise<typeof Counter>((resolve) => (arrive = resolve))
  const Later = deferHydration(() => part)
  // Whoever loads all parts afterwards would wait for this one for ever.
  onTestFinished(() => arrive(Counter))
  await render(
    <>
      <p>rest</p>
      <Later step={1} />
    </>,
  )
  await expect.element(page.getByText('rest')).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})

test('a page that is drawn at once has its parts at once', async () => {
  const load = vi.fn(async () => Counter)
  const Later = deferHydration(load)
  await loadDeferredParts()
  await render(<Later step={2} />)
  expect(document.querySelector('button')?.textContent).toBe('0 by 2')
  expect(load).toHaveBeenCalledTimes(1)
})

test('parts that come with a part are there at once too', async () => {
  const Outer = deferHydration(async () => {
    const Inner = deferHydration(async () => Counter)
    return () => <Inner step={3} />
  })
  await loadDeferredParts()
  await render(<Outer />)
  expect(document.querySelector('button')?.textContent).toBe('0 by 3')
})

test('a component is fetched when it is first drawn', async () => {
  const Words = lazyComponent(async () => () => <p>Hello</p>)
  await render(<Words />)
  await expect.element(page.getByText('Hello')).toBeVisible()
})
