import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import { watchLeaving } from '../testing/stand-ins.ts'
import { Link, usePlace } from './link.tsx'
import { leaveForHome, navigate, setPrefetch } from './location.ts'

function Here() {
  const { path, query } = usePlace()
  return (
    <>
      <p data-testid="here">{`${path} ${query}`}</p>
      <Link to="/page?id=5">Page</Link>
      <Link to="/market">Market</Link>
    </>
  )
}

const link = (name: string) => page.getByRole('link', { name })
const here = page.getByTestId('here')
let now = Date.now()

beforeEach(() => {
  // Every test is long after the one before, so that no click of it is a double click.
  now += 60_000
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(leaveApp)

test('[S2.1-12] a click goes to the secure form of its link without a load', async () => {
  await renderPart(<Here />)
  await link('Page').click()
  await expect.element(here).toHaveTextContent('/page id=5')
  expect(location.pathname).toBe('/v2/')
  expect(location.hash).toBe('#/page?id=5')
  expect(new URLSearchParams(location.search).get('code')).toMatch(/^[A-Za-z0-9]{16}$/)
})

test('[S2.1-13] two clicks on a link within a second make one entry of the history', async () => {
  await renderPart(<Here />)
  // Counted by hand: a browser stops counting its history at fifty.
  const pushed = vi.spyOn(history, 'pushState')
  await link('Page').click()
  const address = location.href
  now += 999
  await link('Page').click()
  expect(location.href).toBe(address)
  expect(pushed).toHaveBeenCalledTimes(1)
  now += 1
  await link('Page').click()
  expect(location.href).not.toBe(address)
  expect(pushed).toHaveBeenCalledTimes(2)
})

test('the address to copy is the clean one', async () => {
  await renderPart(<Here />)
  await expect.element(link('Page')).toHaveAttribute('href', '/page?id=5')
})

test('a click with a key held is left to the browser', async () => {
  await renderPart(<Here />)
  const address = location.href
  const left = watchLeaving()
  document.querySelector<HTMLElement>('a')?.addEventListener('click', (event) => event.preventDefault())
  await userEvent.keyboard('{Control>}')
  await link('Page').click()
  await userEvent.keyboard('{/Control}')
  expect(location.href).toBe(address)
  expect(left).toEqual([])
})

test('Back and Forward are followed', async () => {
  await renderPart(<Here />)
  navigate('/market')
  await expect.element(here).toHaveTextContent('/market')
  history.back()
  await expect.element(here).toHaveTextContent('/')
  history.forward()
  await expect.element(here).toHaveTextContent('/market')
})

test('an address that is written by hand gets its code and is followed', async () => {
  await renderPart(<Here />)
  location.hash = '#/guild/12'
  await expect.element(here).toHaveTextContent('/guild/12')
  expect(location.pathname).toBe('/v2/')
})

test('the screen behind a link is fetched when it is pointed at', async () => {
  const fetched: string[] = []
  setPrefetch((path) => fetched.push(path))
  await renderPart(<Here />)
  await link('Market').hover()
  expect(fetched).toContain('/market')
  setPrefetch(() => {})
})

test('after signing in the browser loads the root with fresh codes and an empty hash', async () => {
  const left = watchLeaving()
  leaveForHome()
  await eventually(() => left).toHaveLength(1)
  const url = new URL(left[0] ?? '')
  expect(url.pathname).toBe('/v2/')
  expect(url.hash).toBe('')
  expect(url.searchParams.get('code')).toMatch(/^\w{16}$/)
  expect(url.searchParams.get('errorCode')).toMatch(/^\w+$/)
})
