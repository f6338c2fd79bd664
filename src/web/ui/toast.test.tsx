import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TOAST_MS } from '../../contract/limits.ts'
import '../styles/app.css'
import { Toaster } from './toast.tsx'
import { dismissToast, toast, TOAST_EXIT_MS, toastStore } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(async () => {
  const shown = toastStore.get()
  if (shown) dismissToast(shown.id)
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  await page.viewport(1440, 900)
})

const card = () => document.querySelector<HTMLElement>(':is([role=status], [role=alert]) > *')
const titles = () =>
  Array.from(
    document.querySelectorAll(':is([role=status], [role=alert]) p:first-child'),
    (title) => title.textContent,
  )

function swipe(distance: number): void {
  const element = card()
  const at = (clientX: number): PointerEventInit => ({
    bubbles: true,
    clientX,
    clientY: 10,
    isPrimary: true,
    pointerId: 1,
    pointerType: 'touch',
  })
  element?.dispatchEvent(new PointerEvent('pointerdown', at(100)))
  for (let x = 100; x <= 100 + distance; x += 5)
    element?.dispatchEvent(new PointerEvent('pointermove', at(x)))
  element?.dispatchEvent(new PointerEvent('pointerup', at(100 + distance)))
}

test('[S9-20] a new toast takes the place of the one on screen', async () => {
  await render(<Toaster />)
  toast({ title: 'First' })
  await expect.poll(titles).toEqual(['First'])
  toast({ title: 'Second', tone: 'destructive' })
  await expect.poll(titles).toEqual(['Second'])
})

test('[S9-21] a toast is displayed 5000 ms', async () => {
  expect(TOAST_MS).toBe(5000)
  await render(<Toaster />)
  toast({ title: 'Saved' })
  await expect.poll(titles).toEqual(['Saved'])
  await vi.advanceTimersByTimeAsync(4999)
  expect(toastStore.get()?.isLeaving).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(toastStore.get()?.isLeaving).toBe(true)
  await vi.advanceTimersByTimeAsync(TOAST_EXIT_MS)
  await expect.poll(titles).toEqual([])
})

test('time stands still while the pointer is over a toast', async () => {
  await render(<Toaster />)
  toast({ title: 'Read me' })
  await expect.poll(titles).toEqual(['Read me'])
  await vi.advanceTimersByTimeAsync(4000)
  await page.getByText('Read me').hover()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(toastStore.get()?.isLeaving).toBe(false)
  await userEvent.unhover(page.getByText('Read me'))
  await vi.advanceTimersByTimeAsync(999)
  expect(toastStore.get()?.isLeaving).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(toastStore.get()?.isLeaving).toBe(true)
})

test('[S9-22] a swipe to the right past 50 px dismisses a toast, a shorter one does not', async () => {
  await render(<Toaster />)
  toast({ title: 'Swipe me' })
  await expect.poll(titles).toEqual(['Swipe me'])
  swipe(50)
  expect(toastStore.get()?.isLeaving).toBe(false)
  swipe(55)
  expect(toastStore.get()?.isLeaving).toBe(true)
  await vi.advanceTimersByTimeAsync(TOAST_EXIT_MS)
  await expect.poll(titles).toEqual([])
})

test('[S9-23] F8 focuses the notification region, Esc gives the focus back and dismisses', async () => {
  await render(
    <>
      <button type="button">Elsewhere</button>
      <Toaster />
    </>,
  )
  await page.getByRole('button', { name: 'Elsewhere' }).click()
  toast({ title: 'Over here' })
  await expect.poll(titles).toEqual(['Over here'])
  await userEvent.keyboard('{F8}')
  await expect.element(page.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(toastStore.get()?.isLeaving).toBe(false)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  expect(toastStore.get()?.isLeaving).toBe(true)
})

test('[S9-24] a toast is at most 420 px wide on medium screens and keeps to the gutters of a phone', async () => {
  await render(<Toaster />)
  toast({ title: 'Wide', description: 'word '.repeat(60) })
  await expect.poll(titles).toEqual(['Wide'])
  const width = () => card()?.offsetWidth
  expect(width()).toBe(420)
  await page.viewport(768, 1024)
  await expect.poll(width).toBe(420)
  await page.viewport(390, 844)
  await expect.poll(width).toBe(390 - 2 * 16)
})

test('a failure is announced at once, other news politely', async () => {
  await render(<Toaster />)
  toast({ title: 'Done', description: 'All is well' })
  await expect.element(page.getByRole('status')).toHaveTextContent('DoneAll is well')
  toast({ title: 'Failed', tone: 'destructive' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed')
})

test('a toast may offer one thing to do; done, it goes', async () => {
  await render(<Toaster />)
  const undo = vi.fn<() => void>()
  toast({ title: 'Deleted', action: { label: 'Undo', onAct: undo } })
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(undo).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(TOAST_EXIT_MS)
  await expect.poll(titles).toEqual([])
})
