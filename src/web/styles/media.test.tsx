/// <reference types="@vitest/browser-playwright" />
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { LITTLE_MOTION } from '../testing/little-motion.ts'
import { leaveApp, renderApp } from '../testing/render-app.tsx'

interface Media {
  media?: string
  features?: { name: string; value: string }[]
}

const emulate = (media: Media) => cdp().send('Emulation.setEmulatedMedia', media)
const styleOf = (selector: string) => {
  const element = document.querySelector(selector)
  return element ? getComputedStyle(element) : undefined
}

beforeEach(async () => {
  await renderApp('/settings')
  await expect.element(page.getByRole('contentinfo')).toBeVisible()
  await expect.element(page.getByRole('switch').first()).toBeVisible()
  await expect.poll(() => styleOf('.toaster')?.display).toBe('block')
})
afterEach(async () => {
  await emulate({ media: '', features: [LITTLE_MOTION] })
  await leaveApp()
})

test('on paper the page is dark on white, without header, footer, bar and backdrop', async () => {
  expect(styleOf('html')?.colorScheme).toBe('dark')
  await emulate({ media: 'print' })
  await expect.poll(() => styleOf('html')?.colorScheme).toBe('light')
  expect(styleOf('html')?.backgroundColor).toBe('rgb(255, 255, 255)')
  expect(styleOf('.header')?.display).toBe('none')
  expect(styleOf('.footer')?.display).toBe('none')
  expect(styleOf('.bottom-bar')?.display).toBe('none')
  expect(styleOf('.toaster')?.display).toBe('none')
  expect(styleOf('.backdrop')?.display).toBe('none')
  expect(styleOf('.settings')?.display).toBe('block')
})

test('who reduces motion here sees none, whatever their system says', async () => {
  await emulate({ features: [{ name: 'prefers-reduced-motion', value: 'no-preference' }] })
  const moved = () => Number.parseFloat(styleOf('.header .btn')?.transitionDuration ?? '')
  await expect.poll(moved).toBeGreaterThan(0)
  document.documentElement.toggleAttribute('data-still', true)
  expect(moved()).toBe(0)
  document.documentElement.toggleAttribute('data-still', false)
  expect(moved()).toBeGreaterThan(0)
})

test('where the system chooses the colours, controls keep their edges and choices their marks', async () => {
  await emulate({ features: [{ name: 'forced-colors', value: 'active' }] })
  await expect.poll(() => styleOf('.theme-option')?.borderTopWidth).toBe('1px')
  expect(styleOf('.header .btn')?.borderTopWidth).toBe('1px')
  const chosen = styleOf('.theme-option[aria-pressed=true]')?.backgroundColor
  expect(chosen).not.toBe(styleOf('.theme-option[aria-pressed=false]')?.backgroundColor)
  expect(styleOf('.switch-input:checked')?.backgroundColor).toBe(chosen)
  const option = document.createElement('button')
  option.className = 'menu-item'
  option.ariaSelected = 'true'
  document.querySelector('main')?.append(option)
  expect(styleOf('.menu-item[aria-selected=true]')?.backgroundColor).toBe(chosen)
  option.remove()
})
