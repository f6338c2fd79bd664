import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { photoPost, postMedia, SPECK } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { rememberMuted } from './media/sound.ts'
import { marking, marksOf, NOT_FOUND, videoOf } from './page-posts-testing.ts'
import { PostCard } from './post-card.tsx'

afterEach(async () => {
  rememberMuted(true)
  await leaveApp()
})

const video = () => document.querySelector('video')

function dressed(reduced: (query: string) => boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: reduced(query), media: query }) as MediaQueryList,
  )
}

test('a picture has its size, its forms and its speck from the start', async () => {
  await renderPart(<PostCard post={photoPost(5)} isFirst />)
  const picture = page.getByRole('img', { name: 'What picture 5 shows' })
  await expect.element(picture).toHaveAttribute('width', '1600')
  await expect.element(picture).toHaveAttribute('height', '900')
  await expect
    .element(picture)
    .toHaveAttribute('srcset', '/media/key5/320.webp 320w, /media/key5/640.webp 640w')
  await expect.element(picture).toHaveAttribute('loading', 'eager')
  expect(document.querySelector('article img[alt=""]')?.getAttribute('src')).toBe(SPECK)
})

test('the speck goes when the picture is there', async () => {
  await renderPart(
    <PostCard post={photoPost(5, { mediaUrl: SPECK, media: postMedia(5, { sources: [] }) })} />,
  )
  await eventually(() => document.querySelector('article img[alt=""]')).toBeNull()
})

test('a press shows the picture on the whole screen; Esc closes it and gives the focus back', async () => {
  await renderPart(<PostCard post={photoPost(5)} />)
  const opener = page.getByRole('button', { name: 'Open the photo: What picture 5 shows' })
  await opener.click()
  const box = page.getByRole('dialog', { name: 'Photo by Budi Hartono' })
  await expect.element(box.getByRole('img', { name: 'What picture 5 shows' })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(box).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(box).toBeVisible()
  await box.click({ position: { x: 20, y: 400 } })
  await expect.element(box).not.toBeInTheDocument()
})

test('a video waits with its poster, silent, and asks for nothing until it is wanted', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  await renderPart(<PostCard post={videoOf(5)} />)
  await expect.element(page.getByRole('button', { name: 'Play the video, 0:40' })).toBeVisible()
  expect(video()).toMatchObject({ autoplay: false, muted: true, controls: false })
  expect(video()?.getAttribute('poster')).toBe('/media/video5/poster.jpg')
  expect(video()?.getAttribute('width')).toBe('1600')
  expect(play).not.toHaveBeenCalled()
  await page.getByRole('button', { name: /^Play the video/ }).click()
  expect(play).toHaveBeenCalledOnce()
  await eventually(() => video()?.controls).toBe(true)
  await expect.element(page.getByRole('button', { name: /^Play the video/ })).not.toBeInTheDocument()
})

test.each([
  ['motion', '(prefers-reduced-motion: reduce)'],
  ['data', '(prefers-reduced-data: reduce)'],
])('who asked for less %s gets no bytes of a video and nothing that plays by itself', async (_, wish) => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  dressed((query) => query === wish)
  await renderPart(<PostCard post={videoOf(5)} />)
  await expect.element(page.getByRole('button', { name: /^Play the video/ })).toBeVisible()
  expect(video()?.preload).toBe('none')
  expect(play).not.toHaveBeenCalled()
})

test('who chose so has a video played without sound while it is in view, unless they press pause', async () => {
  localStorage.setItem('autoplay-video', 'on')
  dressed(() => false)
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  const paused = vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(true)
  await renderPart(
    <div style={{ paddingBlock: '200vh' }}>
      <PostCard post={videoOf(5)} />
    </div>,
  )
  await eventually(() => video()?.preload).toBe('metadata')
  expect(play).not.toHaveBeenCalled()
  video()?.scrollIntoView({ block: 'center' })
  await eventually(() => play.mock.calls.length).toBe(1)
  expect(video()?.muted).toBe(true)
  paused.mockReturnValue(false)
  window.scrollTo(0, 0)
  await eventually(() => pause.mock.calls.length).toBe(1)
  paused.mockReturnValue(true)
  video()?.scrollIntoView({ block: 'center' })
  await eventually(() => play.mock.calls.length).toBe(2)
  // Paused by hand: it is left alone.
  window.scrollTo(0, 0)
  await new Promise((done) => setTimeout(done, 100))
  video()?.scrollIntoView({ block: 'center' })
  await new Promise((done) => setTimeout(done, 100))
  expect(play).toHaveBeenCalledTimes(2)
})

test.each(['reduce-motion', 'data-saver'] as const)('%s of this device outweighs autoplay', async (key) => {
  localStorage.setItem('autoplay-video', 'on')
  localStorage.setItem(key, 'on')
  dressed(() => false)
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  await renderPart(<PostCard post={videoOf(5)} />)
  await expect.element(page.getByRole('button', { name: /^Play the video/ })).toBeVisible()
  await new Promise((done) => setTimeout(done, 100))
  expect([video()?.preload, play.mock.calls.length]).toEqual(['none', 0])
})

test('where nobody saves, the browser may look ahead', async () => {
  dressed(() => false)
  await renderPart(<PostCard post={videoOf(5)} />)
  await eventually(() => video()?.preload).toBe('metadata')
})

test('who turned the sound on for one video has it for the next', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  await renderPart(
    <>
      <PostCard post={videoOf(5)} />
      <PostCard post={videoOf(6)} />
    </>,
  )
  const [first, second] = document.querySelectorAll('video')
  await page
    .getByRole('button', { name: /^Play the video/ })
    .first()
    .click()
  await eventually(() => first?.controls).toBe(true)
  if (first !== undefined) first.muted = false
  await new Promise((done) => setTimeout(done, 50))
  await page.getByRole('button', { name: /^Play the video/ }).click()
  await eventually(() => second?.muted).toBe(false)
})

test('what is being prepared says so in words', async () => {
  const post = videoOf(5, { mediaUrl: null, media: postMedia(5, { state: 'processing', sources: [] }) })
  await renderPart(<PostCard post={post} />)
  await expect
    .element(page.getByText('This video is being prepared. It will appear here automatically.'))
    .toBeVisible()
  expect(video()).toBeNull()
})

test('what could not be prepared says so, and tells its author what to do', async () => {
  const failed = { mediaUrl: null, media: postMedia(5, { state: 'failed' as const, sources: [] }) }
  await renderPart(<PostCard post={videoOf(5, failed)} />)
  await expect.element(page.getByText('We couldn’t prepare this video.')).toBeVisible()
  await expect.element(page.getByText(/^Only you can see this/)).not.toBeInTheDocument()
  await leaveApp()
  await renderPart(<PostCard post={videoOf(5, { ...failed, authorId: SARI.id })} />, {
    user: SARI,
    answers: marking(marksOf(5)),
  })
  await expect.element(page.getByText(/^Only you can see this/)).toBeVisible()
})

/** A feed that is asked for again has new addresses of adult media every few minutes. */
function Polled() {
  const [step, setStep] = useState(1)
  const post = videoOf(5, { isNsfw: true, mediaUrl: `/media/video5.mp4?until=${step}` })
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        Poll
      </button>
      <PostCard post={post} />
    </>
  )
}

test('a video that is being played keeps its address until that one has died', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  // Nothing is fetched ahead, so that nothing fails by itself.
  dressed((query) => query === '(prefers-reduced-data: reduce)')
  await renderPart(<Polled />, { answers: { '/api/page-posts/5': NOT_FOUND } })
  const poll = page.getByRole('button', { name: 'Poll' })
  const address = () => video()?.getAttribute('src')
  await poll.click()
  await eventually(address).toBe('/media/video5.mp4?until=2')
  await page.getByRole('button', { name: /^Play the video/ }).click()
  await eventually(() => video()?.controls).toBe(true)
  await poll.click()
  await eventually(video).not.toBeNull()
  expect(address()).toBe('/media/video5.mp4?until=2')
  video()?.dispatchEvent(new Event('error'))
  await eventually(address).toBe('/media/video5.mp4?until=3')
})

test('of a hidden post its author sees what its picture was like', async () => {
  const hidden = photoPost(5, {
    state: 'hidden',
    authorId: SARI.id,
    mediaUrl: null,
    media: null,
    placeholder: SPECK,
  })
  await renderPart(<PostCard post={hidden} />, { user: SARI, answers: marking(marksOf(5)) })
  await expect.element(page.getByText(/^Hidden while we review it/)).toBeVisible()
  expect(document.querySelector('article img[alt=""]')?.getAttribute('src')).toBe(SPECK)
})

test('an address that dies while its picture fills the screen is asked for anew', async () => {
  const adult = photoPost(5, { isNsfw: true, mediaUrl: SPECK, media: postMedia(5, { sources: [] }) })
  const calls = await renderPart(<PostCard post={adult} />, {
    answers: { '/api/page-posts/5': { body: adult } },
  })
  await page.getByRole('button', { name: /^Open the photo/ }).click()
  const picture = page.getByRole('dialog').getByRole('img')
  await expect.element(picture).toBeInTheDocument()
  picture.element().dispatchEvent(new Event('error'))
  await eventually(() => calls.filter(({ path }) => path === '/api/page-posts/5').length).toBe(1)
})

test('an address of adult media that has died is asked for anew, once', async () => {
  const adult = photoPost(5, {
    isNsfw: true,
    mediaUrl: '/media/dead.webp',
    media: postMedia(5, { sources: [] }),
  })
  const calls = await renderPart(<PostCard post={adult} />, {
    answers: { '/api/page-posts/5': { body: adult } },
  })
  const picture = () => document.querySelector('article img:not([alt=""])')
  await eventually(picture).not.toBeNull()
  await eventually(() => calls.filter(({ path }) => path === '/api/page-posts/5').length).toBe(1)
  picture()?.dispatchEvent(new Event('error'))
  await new Promise((done) => setTimeout(done, 50))
  expect(calls.filter(({ path }) => path === '/api/page-posts/5')).toHaveLength(1)
})
