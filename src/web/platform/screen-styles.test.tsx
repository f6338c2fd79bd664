import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadAllStyles, loadStyles, wearStyles } from './screen-styles.ts'

const root = document.documentElement

beforeEach(() => {
  root.dataset['styles'] = '/assets/styles-1'
})
afterEach(() => {
  delete root.dataset['styles']
  for (const sheet of document.querySelectorAll('[data-screen]')) sheet.remove()
})

const linkOf = (name: string) => document.querySelector<HTMLLinkElement>(`link[data-screen="${name}"]`)

test('the rules of a screen are fetched once, hold only while it is shown, and those of the document are there already', async () => {
  const inDocument = document.createElement('style')
  inDocument.dataset['screen'] = 'home/home-page'
  document.head.append(inDocument)
  await loadStyles('src/web/home/home-page.tsx')
  expect(linkOf('home/home-page')).toBeNull()

  const loading = [1, 2].map(() => loadStyles('src/web/help/help-page.tsx'))
  const link = linkOf('help/help-page')
  expect(link?.getAttribute('href')).toBe('/assets/styles-1/help/help-page.css')
  expect(link?.media).toBe('not all')
  link?.dispatchEvent(new Event('load'))
  await Promise.all(loading)
  expect(document.querySelectorAll('[data-screen="help/help-page"]')).toHaveLength(1)

  wearStyles('src/web/help/help-page.tsx')
  expect([inDocument.media, link?.media]).toEqual(['not all', 'all'])
  wearStyles('src/web/home/home-page.tsx')
  expect([inDocument.media, link?.media]).toEqual(['all', 'not all'])
})

test('the first dialog brings the rest of the rules, which hold as long as those of the document', async () => {
  const inDocument = document.createElement('style')
  inDocument.dataset['screen'] = 'trending/trending-page'
  document.head.append(inDocument)
  wearStyles('src/web/trending/trending-page.tsx')
  const loading = [1, 2].map(() => loadAllStyles())
  const rest = linkOf('trending/trending-page')
  expect(rest?.getAttribute('href')).toBe('/assets/styles-1/trending/trending-page.rest.css')
  rest?.dispatchEvent(new Event('load'))
  await Promise.all(loading)
  // None: they hold.
  expect([inDocument.media, rest?.media]).toEqual(['', ''])
  await loadAllStyles()
  expect(document.querySelectorAll('[data-screen]')).toHaveLength(2)
  wearStyles('src/web/legal/legal-page.tsx')
  expect([inDocument.media, rest?.media]).toEqual(['not all', 'not all'])
})

test('rules that did not arrive can be asked for again', async () => {
  const first = loadStyles('src/web/legal/legal-page.tsx')
  linkOf('legal/legal-page')?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('Unable to load')
  expect(linkOf('legal/legal-page')).toBeNull()
  const second = loadStyles('src/web/legal/legal-page.tsx')
  linkOf('legal/legal-page')?.dispatchEvent(new Event('load'))
  await second
})

test('where modules bring their own styles nothing is fetched', async () => {
  delete root.dataset['styles']
  await loadStyles('src/web/auth/auth-page.tsx')
  expect(document.querySelectorAll('[data-screen]')).toHaveLength(0)
})
