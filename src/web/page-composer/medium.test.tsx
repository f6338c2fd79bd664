import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { VIDEO_BYTES } from '../../contract/limits.ts'
import { gif, hugeFile, longMp4, movingWebp, mp4, picture } from '../testing/media-files.ts'
import { eventually } from '../testing/render-app.tsx'
import type { StandInRequest } from '../testing/uploads.ts'
import {
  alt,
  bring,
  button,
  choose,
  form,
  leaveComposer,
  medium,
  openPage,
  tab,
  text,
} from './composer-testing.tsx'
import { media } from './post-testing.ts'

afterEach(leaveComposer)

const POSTS = '/api/page-posts'
const hash = () => location.hash
const progress = () => page.getByRole('progressbar')
const preview = () => page.getByRole('img', { name: 'Your photo' })

async function arrived(uploads: StandInRequest[], count: number): Promise<StandInRequest> {
  await expect.poll(() => uploads.length).toBe(count)
  const request = uploads.at(-1)
  if (request === undefined) throw new Error('Nothing was sent')
  return request
}

test('a photo is seen at once, sent with its progress, described meanwhile, and goes with the post', async () => {
  const { uploads, sent } = await openPage()
  await choose(await picture('reef.jpg'))
  await expect.element(preview()).toBeVisible()
  await expect.poll(() => document.querySelector('img')?.naturalWidth).toBe(64)
  const request = await arrived(uploads, 1)
  expect([request.address, request.file.name, request.file.type]).toEqual([
    '/api/media',
    'reef.jpg',
    'image/jpeg',
  ])
  request.progress(43, 100)
  await expect.element(progress()).toHaveAttribute('value', '43')
  await expect.element(page.getByText('43 %')).toBeVisible()
  await alt().fill('A reef at low tide')
  await text().fill('Taken this morning.')
  request.progress(100, 100)
  await expect.element(page.getByText('Uploaded. Checking the file…')).toBeVisible()
  request.answer(200, media(41))
  await expect.element(page.getByText('1600 × 900')).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: 'Photo uploaded' })).toBeInTheDocument()
  await expect.element(alt()).toHaveValue('A reef at low tide')
  await button('Post').click()
  await eventually(hash).toBe('#/page-post/12')
  expect(sent(POSTS)[0]?.body).toEqual({
    type: 'photo',
    content: 'Taken this morning.',
    mediaId: 41,
    mediaAlt: 'A reef at low tide',
    isNsfw: false,
  })
})

test('a large photo is made smaller; a small one, a GIF and a WebP that moves travel as they are', async () => {
  const { uploads } = await openPage()
  await choose(await picture('large.png', { type: 'image/png', width: 3000, height: 1500 }))
  const large = await arrived(uploads, 1)
  const { width, height } = await createImageBitmap(large.file)
  expect([large.file.name, width, height]).toEqual(['large.webp', 2048, 1024])
  const asIs = [
    await picture('small.webp', { type: 'image/webp' }),
    gif('dot.gif'),
    await movingWebp('moving.webp', 2100, 8),
  ]
  for (const [place, file] of asIs.entries()) {
    bring('drop', [file])
    const request = await arrived(uploads, place + 2)
    expect([request.file.name, request.file.size]).toEqual([file.name, file.size])
  }
})

test('a video travels as it is, and can be posted while it is made ready', async () => {
  let state: 'processing' | 'ready' = 'processing'
  const { uploads, sent } = await openPage({
    answers: { '/api/media/42': () => ({ body: media(42, { mediaType: 'video', state }) }) },
  })
  const file = mp4('waves.mp4')
  bring('drop', [file])
  await expect.element(tab('Video')).toHaveAttribute('aria-selected', 'true')
  const request = await arrived(uploads, 1)
  expect(new Uint8Array(await request.file.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()))
  await expect.poll(() => document.querySelector('video')?.videoWidth).toBe(32)
  request.answer(200, media(42, { mediaType: 'video', state: 'processing', url: '/media/k/video.mp4' }))
  await expect.element(page.getByText('You can post now.')).toBeVisible()
  state = 'ready'
  await eventually(() => page.getByText('You can post now.').elements()).toEqual([])
  await button('Post').click()
  await eventually(hash).toBe('#/page-post/12')
  expect(sent(POSTS)[0]?.body).toEqual({ type: 'video', mediaId: 42, isNsfw: false })
})

test('a video that could not be made ready is said so, and not posted', async () => {
  const { uploads, sent } = await openPage()
  bring('drop', [mp4('waves.mp4')])
  const failure = 'The video is damaged.'
  ;(await arrived(uploads, 1)).answer(200, media(42, { mediaType: 'video', state: 'failed', failure }))
  await expect.element(medium()).toHaveAccessibleDescription(/The video is damaged\./)
  await button('Post').click()
  await eventually(() => medium().element().contains(document.activeElement)).toBe(true)
  expect(sent(POSTS)).toEqual([])
})

test('a pasted photo is taken, words that come with a picture of themselves are not', async () => {
  const { uploads } = await openPage({ at: '/page-create?type=discussion' })
  await text().click()
  const data = new DataTransfer()
  data.items.add(await picture('table.png', { type: 'image/png' }))
  data.setData('text/plain', 'a table')
  text()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  expect(uploads).toEqual([])
  bring('paste', [await picture('shot.png', { type: 'image/png' })], text().element())
  await expect.element(tab('Photo')).toHaveAttribute('aria-selected', 'true')
  expect((await arrived(uploads, 1)).file.name).toBe('shot.png')
  await expect.element(text()).toHaveFocus()
})

test('where a file is held over the composer it says so; of several the first is taken', async () => {
  const { uploads } = await openPage()
  bring('dragover', [gif('a.gif')])
  await expect.element(page.getByText('Drop it here')).toBeVisible()
  bring('drop', [new File(['x'], 'notes.txt', { type: 'text/plain' }), gif('a.gif'), gif('b.gif')])
  await expect.element(page.getByText('Drop it here')).not.toBeInTheDocument()
  expect((await arrived(uploads, 1)).file.name).toBe('a.gif')
  await expect
    .element(page.getByText('A post can have one photo or video, so we kept the first.'))
    .toBeVisible()
})

test('a photo in a discussion with a poll tells where the poll has gone', async () => {
  await openPage({ at: '/page-create?type=discussion' })
  await button('Add a poll').click()
  bring('drop', [gif('a.gif')])
  await expect.element(page.getByText('Your poll is saved under Discussion.')).toBeVisible()
  await tab('Discussion').click()
  await expect.element(page.getByRole('group', { name: 'Poll' })).toBeVisible()
})

test('what can’t be posted is refused in words before anything is sent', async () => {
  const { uploads } = await openPage()
  const refused: [File, RegExp][] = [
    [
      new File(['x'], 'song.mp3', { type: 'audio/mpeg' }),
      /You can post photos \(JPEG, PNG, WebP, GIF\) and videos/,
    ],
    [new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }), /We can’t show this kind of image/],
    [new File([], 'none.png', { type: 'image/png' }), /This file is empty\./],
    [hugeFile('huge.gif', 'image/gif', 11 * 1024 ** 2), /This photo is 11 MB; the limit is 10 MB\./],
    [new File(['x'], 'old.avi', { type: 'video/x-msvideo' }), /We can’t play this kind of video/],
    [hugeFile('huge.mp4', 'video/mp4', VIDEO_BYTES + 1), /This video is 100\.1 MB; the limit is 100 MB\./],
    [await longMp4('long.mp4'), /This video is longer than 2 minutes\./],
  ]
  for (const [file, words] of refused) {
    bring('drop', [file])
    await expect.element(medium()).toHaveAccessibleDescription(words)
  }
  // There is nothing to try again: the chooser is where it was.
  await expect.element(button('Choose a video')).toBeVisible()
  expect(button('Try again').elements()).toEqual([])
  expect(uploads).toEqual([])
})

test('a failed upload says why in the server’s words or ours, and is tried again with everything kept', async () => {
  const { uploads } = await openPage()
  await text().fill('Words')
  await choose(await picture('reef.jpg'))
  await alt().fill('A reef')
  const failures: [(request: StandInRequest) => void, RegExp][] = [
    [
      (request) => request.answer(413, { code: 'too_large', message: 'Your 1 GB of storage is full.' }),
      /Your 1 GB of storage is full\./,
    ],
    [(request) => request.answer(503, {}), /We can’t take this file right now/],
    [(request) => request.answer(429, {}), /Too many uploads in a short time/],
    [(request) => request.answer(413, '<html>'), /This file is too large\./],
    [(request) => request.lose(), /The connection was lost/],
  ]
  for (const [place, [fail, words]] of failures.entries()) {
    fail(await arrived(uploads, place + 1))
    await expect.element(medium()).toHaveAccessibleDescription(words)
    await button('Try again').click()
  }
  ;(await arrived(uploads, failures.length + 1)).answer(200, media(41))
  await expect.element(page.getByText('1600 × 900')).toBeVisible()
  await expect.element(alt()).toHaveValue('A reef')
  await expect.element(text()).toHaveValue('Words')
})

test('an upload is called off, replaced and removed; the focus stays in the field, the server forgets', async () => {
  const { uploads, sent } = await openPage()
  await choose(await picture('one.jpg'))
  const first = await arrived(uploads, 1)
  await button('Cancel').click()
  expect(first.isAborted).toBe(true)
  await expect.element(button('Choose a photo')).toHaveFocus()
  await choose(await picture('one.jpg'))
  ;(await arrived(uploads, 2)).answer(200, media(41))
  await expect.element(button('Replace')).toBeVisible()
  // While the next one travels, calling it off brings the one before back.
  await choose(await picture('two.jpg'))
  await arrived(uploads, 3)
  await button('Cancel').click()
  await expect.element(page.getByText('1600 × 900')).toBeVisible()
  expect(sent('/api/media/41')).toEqual([])
  await choose(await picture('two.jpg'))
  ;(await arrived(uploads, 4)).answer(200, media(42, { width: 800, height: 600 }))
  await expect.element(page.getByText('800 × 600')).toBeVisible()
  expect(sent('/api/media/41').map(({ method }) => method)).toEqual(['DELETE'])
  await button('Remove').click()
  await expect.element(button('Choose a photo')).toHaveFocus()
  expect(sent('/api/media/42').map(({ method }) => method)).toEqual(['DELETE'])
})

test('Post during an upload waits for it and posts by itself, with what is written until then', async () => {
  const { uploads, sent } = await openPage()
  await choose(await picture('reef.jpg'))
  const request = await arrived(uploads, 1)
  await button('Post').click()
  await expect.element(page.getByText('We’ll post it as soon as the upload finishes.')).toBeVisible()
  expect(sent(POSTS)).toEqual([])
  await text().fill('Written while it travelled')
  request.answer(200, media(41))
  await eventually(hash).toBe('#/page-post/12')
  expect(sent(POSTS)[0]?.body).toMatchObject({ mediaId: 41, content: 'Written while it travelled' })
})

test('whoever waits is told when the upload fails, and may stop waiting', async () => {
  const { uploads, sent } = await openPage()
  await choose(await picture('reef.jpg'))
  await button('Post').click()
  ;(await arrived(uploads, 1)).answer(503, { code: 'unavailable', message: 'No room for new files.' })
  await expect.element(medium()).toHaveAccessibleDescription(/No room for new files\./)
  await eventually(() => medium().element().contains(document.activeElement)).toBe(true)
  await button('Try again').click()
  const again = await arrived(uploads, 2)
  await button('Post').click()
  await button('Don’t post yet').click()
  again.answer(200, media(41))
  await expect.element(page.getByText('1600 × 900')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  expect(sent(POSTS)).toEqual([])
})

test('a photo that was to be replaced is not posted when the new one fails', async () => {
  const { uploads, sent } = await openPage()
  await choose(await picture('one.jpg'))
  ;(await arrived(uploads, 1)).answer(200, media(41))
  await expect.element(page.getByText('1600 × 900')).toBeVisible()
  await choose(await picture('two.jpg'))
  const second = await arrived(uploads, 2)
  await button('Post').click()
  second.answer(503, { code: 'unavailable', message: 'No room for new files.' })
  await expect.element(medium()).toHaveAccessibleDescription(/No room for new files\./)
  await button('Post').click()
  await eventually(() => medium().element().contains(document.activeElement)).toBe(true)
  expect(sent(POSTS)).toEqual([])
})

test('the browser asks before it closes the page in the middle of an upload, and only then', async () => {
  const { uploads } = await openPage()
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  await choose(await picture('reef.jpg'))
  const request = await arrived(uploads, 1)
  expect(isAsked()).toBe(true)
  request.answer(200, media(41))
  await expect.element(page.getByText('1600 × 900')).toBeVisible()
  expect(isAsked()).toBe(false)
})

test('the camera of a phone is asked for by an input of its own', async () => {
  await openPage()
  const camera = () => form()?.querySelector<HTMLInputElement>('input[capture]')
  expect([camera()?.accept, camera()?.getAttribute('capture')]).toEqual(['image/*', 'environment'])
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {})
  // Only where there is a camera can it be seen.
  const buttons = Array.from(form()?.querySelectorAll('button') ?? [])
  buttons.find(({ textContent }) => textContent === 'Take a photo')?.click()
  expect(click.mock.contexts).toEqual([camera()])
  click.mockRestore()
  await tab('Video').click()
  expect(camera()?.accept).toBe('video/*')
})
