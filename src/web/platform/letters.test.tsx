import { afterEach, expect, test, vi } from 'vitest'
import { dressLetters } from './letters.ts'

const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')]

afterEach(() => {
  vi.unstubAllGlobals()
  for (const link of preloads()) link.remove()
})

function page(font?: string): HTMLElement {
  const root = document.createElement('html')
  if (font !== undefined) root.dataset['font'] = font
  return root
}

test('the font that a document names is fetched at once, and only that', () => {
  dressLetters(page())
  expect(preloads()).toEqual([])
  dressLetters(page('/assets/titles.woff2'))
  expect(preloads().map((link) => [link.getAttribute('href'), link.crossOrigin])).toEqual([
    ['/assets/titles.woff2', 'anonymous'],
  ])
})

test('whoever saves data gets none of our fonts', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const root = page('/assets/titles.woff2')
  dressLetters(root)
  expect(preloads()).toEqual([])
  expect(root.dataset['savesData']).toBe('')
})
