import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { leaveApp, renderPart } from '../../testing/render-app.tsx'
import { Footer } from './footer.tsx'

beforeEach(() => renderPart(<Footer />))
afterEach(leaveApp)

const footer = page.getByRole('contentinfo')
const linksOf = (label: string) =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>(`nav[aria-label="${label}"] a`), (link) =>
    link.getAttribute('href'),
  )

test('[S2.6-1] the footer has a description', async () => {
  await expect.element(footer.getByText('A shared reading room for Southeast Asia.')).toBeVisible()
})

test('[S2.6-2] the footer has resources', async () => {
  await expect.element(footer.getByRole('heading', { name: 'Resources' })).toBeVisible()
  expect(linksOf('Resources')).toEqual(['/help-center', '/database', '/iq-test', '/honor', '/api/docs'])
  const api = footer.getByRole('link', { name: 'API (opens in a new tab)' })
  await expect.element(api).toHaveAttribute('target', '_blank')
  await expect.element(api).toHaveAttribute('rel', 'noopener')
})

test('[S2.6-3] the footer has the legal links', async () => {
  await expect.element(footer.getByRole('link', { name: 'Terms of Service' })).toBeVisible()
  expect(linksOf('Legal')).toEqual(['/terms-of-service', '/privacy-policy', '/cookie-policy'])
  await footer.getByRole('link', { name: 'Privacy Policy' }).click()
  expect(location.hash).toBe('#/privacy-policy')
})

test('[S2.6-4] the copyright text has the year 2024', async () => {
  await expect.element(footer.getByText('© 2024 Cendekia')).toBeVisible()
})

test('[S2.6-5] the social icons have no targets', async () => {
  const icons = footer.getByRole('img').elements()
  expect(icons.map((icon) => icon.getAttribute('aria-label'))).toEqual(['Feed', 'Contact', 'Channel'])
  for (const icon of icons) {
    expect(icon.getBoundingClientRect().width).toBeGreaterThan(0)
    expect(icon.closest('a, button, [role=link], [tabindex]')).toBeNull()
  }
})
