// First, as in the built site: it says in which order the layers of all other style sheets count.
import '../styles/app.css'
import { afterEach, beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'

/** As the page was before its first test: files share it, and this module is loaded anew for each of them. */
const attributes = keptAttributes()

// The package registers this itself, but only in the first file of a page.
beforeEach(cleanup)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  const html = document.documentElement
  for (const name of html.getAttributeNames()) if (!attributes.has(name)) html.removeAttribute(name)
  for (const [name, value] of attributes) html.setAttribute(name, value)
})

/** Kept in the page itself: in the second file the page may have changed already. */
function keptAttributes(): Map<string, string> {
  const html = document.documentElement
  const kept: unknown = Reflect.get(window, 'firstAttributes')
  if (kept instanceof Map) return kept
  const first = new Map(html.getAttributeNames().map((name) => [name, html.getAttribute(name) ?? '']))
  Reflect.set(window, 'firstAttributes', first)
  return first
}
