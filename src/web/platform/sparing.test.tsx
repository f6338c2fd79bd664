import { afterEach, expect, test, vi } from 'vitest'
import { choose, dressSparing, savesData, wantsLittleMotion } from './sparing.ts'

afterEach(() => {
  choose('reduce-motion', false)
  choose('data-saver', false)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function systemWants(isLess: boolean): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isLess } as MediaQueryList)
}

test('little motion is wanted by who chose it here, or told their system', () => {
  systemWants(false)
  expect(wantsLittleMotion()).toBe(false)
  choose('reduce-motion', true)
  expect(wantsLittleMotion()).toBe(true)
  choose('reduce-motion', false)
  systemWants(true)
  expect(wantsLittleMotion()).toBe(true)
})

test('data is saved for who chose it here, or told their browser', () => {
  expect(savesData()).toBe(false)
  choose('data-saver', true)
  expect(savesData()).toBe(true)
  choose('data-saver', false)
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const root = document.createElement('html')
  dressSparing(root)
  expect(root.dataset['savesData']).toBe('')
})

test('a page dressed before its first paint moves nothing for who chose so', () => {
  choose('reduce-motion', true)
  const root = document.createElement('html')
  dressSparing(root)
  expect(root.dataset['still']).toBe('')
})
