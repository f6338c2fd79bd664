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

/** What the browser tells when the last word of the document has arrived. */
const arrive = () => document.dispatchEvent(new Event('readystatechange'))

test('the font that a document names is fetched right after its words, and only that', () => {
  dressLetters(page())
  arrive()
  expect(preloads()).toEqual([])
  dressLetters(page('/assets/titles.woff2'))
  expect(preloads()).toEqual([])
  arrive()
  expect(preloads().map((link) => [link.getAttribute('href'), link.crossOrigin])).toEqual([
    ['/assets/titles.woff2', 'anonymous'],
  ])
})

test('whoever saves data gets none of our fonts', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const root = page('/assets/titles.woff2')
  dressLetters(root)
  arrive()
  expect(preloads()).toEqual([])
})
