import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mp4 } from '../testing/media-files.ts'
import type { StandInRequest } from '../testing/uploads.ts'
import {
  alt,
  bring,
  choose,
  leaveComposer,
  medium,
  openPage,
  openWholePage,
  text,
} from './composer-testing.tsx'

afterEach(async () => {
  await leaveComposer()
  await page.viewport(1440, 900)
})

const VIDEO = '/page-create?type=video'
const DAMAGED = 'The video is damaged or incomplete.'
const alert = () => medium().getByRole('alert')
const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()

async function refuse(uploads: StandInRequest[]): Promise<void> {
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.answer(400, { code: 'invalid_input', message: DAMAGED, fields: { file: DAMAGED } })
  await expect.element(alert()).toHaveTextContent(DAMAGED)
}

test.each([390, 700, 1440])(
  'at %i pixels the error stands under the video, before its description',
  async (width) => {
    await page.viewport(width, 844)
    const { uploads } = await openPage({ at: VIDEO })
    await choose(mp4('waves.mp4'))
    await refuse(uploads)
    const [video, error] = [boxOf('fieldset div:has(+ [role=alert])'), boxOf('fieldset [role=alert]')]
    expect(error.top - video.bottom).toBeGreaterThanOrEqual(0)
    expect(error.top - video.bottom).toBeLessThanOrEqual(16)
    expect([error.left, error.right <= video.right]).toEqual([video.left, true])
    expect(alert().element().compareDocumentPosition(alt().element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
)

test('on a phone the error is scrolled clear of the bar at the bottom', async () => {
  await page.viewport(390, 480)
  const { uploads } = await openWholePage(VIDEO)
  bring('drop', [mp4('waves.mp4')])
  await expect.poll(() => uploads.length).toBe(1)
  scrollTo(0, 0)
  await refuse(uploads)
  await expect
    .poll(() => boxOf('fieldset [role=alert]').bottom <= boxOf('nav[aria-label="Quick navigation"]').top)
    .toBe(true)
  expect(boxOf('fieldset [role=alert]').top).toBeGreaterThan(0)
})

test('whoever writes meanwhile is not carried away by the error', async () => {
  await page.viewport(390, 600)
  const { uploads } = await openPage({ at: VIDEO })
  await choose(mp4('waves.mp4'))
  await text().fill('Words')
  scrollTo(0, document.documentElement.scrollHeight)
  await refuse(uploads)
  expect(boxOf('fieldset [role=alert]').bottom).toBeLessThan(0)
  await expect.element(text()).toHaveFocus()
})

const actions = () =>
  page
    .getByRole('group', { name: 'Video' })
    .getByRole('button')
    .elements()
    .map((button) => button.textContent)

test('a file that the server can’t take is not offered to be tried again; another one is', async () => {
  const { uploads } = await openPage({ at: VIDEO })
  await choose(mp4('waves.mp4'))
  await refuse(uploads)
  expect(actions()).toEqual(['Choose another file', 'Remove'])
})

test.each([
  [400, 'The upload was interrupted. Please try again.'],
  [429, 'Please try again in 9 minutes.'],
  [500, 'Something went wrong on our side. Please try again.'],
])(
  'an upload that failed with %i for another reason than its file can be tried again',
  async (status, message) => {
    const { uploads } = await openPage({ at: VIDEO })
    await choose(mp4('waves.mp4'))
    await expect.poll(() => uploads.length).toBe(1)
    uploads[0]?.answer(status, { message })
    await expect.element(alert()).toHaveTextContent(message)
    expect(actions()).toEqual(['Try again', 'Choose another file', 'Remove'])
  },
)
