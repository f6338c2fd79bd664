/// <reference types="@vitest/browser-playwright" />
import { afterEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { LITTLE_MOTION } from '../../testing/little-motion.ts'
import { leaveApp, renderPart } from '../../testing/render-app.tsx'
import { itemOf } from '../iq-testing.ts'
import { ItemForm } from './item-form.tsx'

const emulate = (...features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [LITTLE_MOTION, ...features] })
afterEach(async () => {
  await emulate()
  await leaveApp()
})

const tileOf = (place: number): Element => document.querySelectorAll('label')[place] ?? document.body
const groundOf = (place: number) =>
  getComputedStyle(tileOf(place).querySelector('small') ?? document.body).backgroundColor
const edgeOf = (place: number) => getComputedStyle(tileOf(place)).outlineWidth

test('where the system chooses the colours, the chosen answer is marked, with the focus and without it', async () => {
  await renderPart(<ItemForm item={itemOf()} onAnswer={() => {}} />)
  await emulate({ name: 'forced-colors', value: 'active' })
  await expect.poll(() => getComputedStyle(tileOf(0)).borderTopWidth).toBe('1px')
  const option = (number: number) => page.getByRole('radio', { name: `Answer ${number}` })
  const plain = groundOf(0)
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(groundOf)).toEqual(Array.from({ length: 8 }, () => plain))
  // By the keyboard the focus is first on an answer that is not chosen yet.
  await userEvent.tab()
  await expect.element(option(1)).toHaveFocus()
  expect([groundOf(0), edgeOf(0)]).toEqual([plain, '2px'])
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(option(2)).toBeChecked()
  const marked = groundOf(1)
  expect(marked).not.toBe(plain)
  expect([edgeOf(1), groundOf(0)]).toEqual(['2px', plain])
  await page.getByRole('heading', { level: 1 }).click()
  ;(document.activeElement as HTMLElement).blur()
  expect([groundOf(1), edgeOf(1)]).toEqual([marked, '3px'])
  expect([groundOf(0), edgeOf(0)]).not.toEqual([marked, '3px'])
})
