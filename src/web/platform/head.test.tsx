import { afterEach, beforeEach, expect, test } from 'vitest'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { useHead } from './head.tsx'

function Screen({ title }: { title: string }) {
  useHead({ title, description: 'What it is about.' })
  return <p>here</p>
}

const tags: HTMLElement[] = []
beforeEach(() => {
  const canonical = Object.assign(document.createElement('link'), { rel: 'canonical' })
  const description = Object.assign(document.createElement('meta'), { name: 'description' })
  tags.push(canonical, description)
  document.head.append(canonical, description)
})
afterEach(async () => {
  for (const tag of tags.splice(0)) tag.remove()
  await leaveApp()
})

const canonical = () => document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href

test('a screen says what it is: title, description and its clean address', async () => {
  await renderPart(<Screen title="Market" />, { at: '/market?tab=2' })
  expect(document.title).toBe('Market / Cendekia')
  expect(document.head.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    'What it is about.',
  )
  expect(canonical()).toBe(`${location.origin}/market`)
})

test('the home of a site is called like the site', async () => {
  await renderPart(<Screen title="Cendekia" />)
  expect(document.title).toBe('Cendekia')
  expect(canonical()).toBe(`${location.origin}/`)
})

test.each([
  '//evil.example',
  '//',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil',
  'https://evil.example/',
  'javascript:alert(1)',
  '//%',
])('the address %j names no other site and breaks nothing', async (path) => {
  await renderPart(<Screen title="Page Not Found" />, { at: path })
  expect(document.title).toBe('Page Not Found / Cendekia')
  expect(canonical()).toMatch(new RegExp(`^${location.origin}/`))
})
