import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from '../../contract/limits.ts'
import '../styles/app.css'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Tooltips } from './tooltips.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const shown = () =>
  Array.from(document.querySelectorAll('[role=tooltip]:popover-open'), (tip) => tip.textContent)
const hover = (name: string) => page.getByRole('button', { name }).hover()
const away = () => page.getByRole('heading').hover()

/** Starts outside every skip window of the test before. */
async function renderPair(): Promise<void> {
  await render(
    <>
      <h1>Away</h1>
      <Button data-tooltip="About one">One</Button>
      <Button data-tooltip="About two">Two</Button>
      <Tooltips />
    </>,
  )
  await away()
  vi.setSystemTime(Date.now() + 60_000)
}

test('[S9-25] a tooltip opens after 700 ms', async () => {
  expect(TOOLTIP_DELAY_MS).toBe(700)
  await renderPair()
  await hover('One')
  await vi.advanceTimersByTimeAsync(699)
  expect(shown()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(shown).toEqual(['About one'])
  await expect.element(page.getByRole('button', { name: 'One' })).toHaveAccessibleDescription('About one')
})

test('[S9-26] within 300 ms after another one closed a tooltip opens at once, later it does not', async () => {
  expect(TOOLTIP_SKIP_MS).toBe(300)
  await renderPair()
  await hover('One')
  await vi.advanceTimersByTimeAsync(700)
  await expect.poll(shown).toEqual(['About one'])
  await away()
  await expect.poll(shown).toEqual([])
  await vi.advanceTimersByTimeAsync(299)
  await hover('Two')
  await expect.poll(shown).toEqual(['About two'])
  await away()
  await expect.poll(shown).toEqual([])
  await vi.advanceTimersByTimeAsync(300)
  await hover('One')
  await vi.advanceTimersByTimeAsync(699)
  expect(shown()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(shown).toEqual(['About one'])
})

test('a tooltip follows the keyboard and Esc closes it', async () => {
  await renderPair()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'One' })).toHaveFocus()
  await vi.advanceTimersByTimeAsync(700)
  await expect.poll(shown).toEqual(['About one'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(shown).toEqual([])
})

test('a tooltip stays on the screen at its edges', async () => {
  await render(
    <div className="fixed right-0 bottom-0">
      <IconButton label="A rather long name for a small button" icon="x" />
      <Tooltips />
    </div>,
  )
  vi.setSystemTime(Date.now() + 60_000)
  await page.getByRole('button').hover()
  await vi.advanceTimersByTimeAsync(700)
  await expect.poll(() => shown().length).toBe(1)
  const box = document.querySelector('[role=tooltip]')?.getBoundingClientRect()
  expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  expect(box?.bottom).toBeLessThanOrEqual(innerHeight)
})
