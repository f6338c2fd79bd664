import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { PagePost } from '../src/contract/page-posts.ts'
import { ownWord } from './support/articles.ts'
import { layLine } from './support/bad-line.ts'
import { siteUrl } from './support/environment.ts'
import { expect, onPhone, refusedLine, test } from './support/fixtures.ts'
import { cameraJpeg, heavyPng, movingGif, oldMp4, png, TELLING, webp } from './support/media-files.ts'
import { open } from './support/open.ts'
import { bring, card, chooseFile, composer, posted, sendSlowly, toast } from './support/posts.ts'

const picture = (post: Locator) => post.locator('img[sizes]')

/** The size a picture is drawn from, once it is, and the colour at its top. */
const drawn = (image: Locator) =>
  image.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    context?.drawImage(element, 0, 0)
    const [red = 0, , blue = 0] = context?.getImageData(10, 10, 1, 1).data ?? []
    return { isUpright: element.naturalHeight > element.naturalWidth, isRedOnTop: red > 200 && blue < 60 }
  })

/** Every address of the post's medium that the site gives out: to its own pages, and to those a link is shared on. */
async function addressesOf(page: Page, { id }: PagePost): Promise<string[]> {
  const paths = [`/api/page-posts/${id}`, `/page-post/${id}`]
  const texts = await Promise.all(paths.map(async (path) => (await page.request.get(path)).text()))
  return [...new Set(texts.join('\n').match(/\/media\/[\w/.]+/g))]
}

test(
  '[S1-3] a member posts a photo, sees it on its way and at once in the feed, and nothing it told is left',
  onPhone,
  async ({ page, member }) => {
    const words = `Low tide ${ownWord()}`
    await open(page, '/page')
    await expect(
      page.getByRole('button', { name: `What did you notice today, ${member.firstName}?` }),
    ).toBeVisible()
    await composer(page).button('Post a photo').click()
    const form = composer(page)
    await expect(form.button('Choose a photo')).toBeFocused()
    const sendFast = await sendSlowly(page, 150_000)
    const photo = await cameraJpeg()
    expect(TELLING.test(photo.buffer.toString('latin1'))).toBe(true)
    await chooseFile(page, 'Choose a photo', photo)
    await expect(form.part.getByRole('progressbar', { name: 'Uploading IMG_2041.jpg' })).toBeVisible()
    await expect(form.part.getByText(/^[1-9]\d? %$/)).toBeVisible()
    await form.alt.fill('The mud flat in red and blue')
    await form.text.fill(words)
    await sendFast()
    await expect(form.medium).toContainText('1200 × 1600')

    const post = await posted(page, () => form.post.click())
    const shown = card(page, words)
    await expect(page.getByRole('list', { name: 'Posts' }).getByRole('listitem').first()).toContainText(words)
    await expect(picture(shown)).toHaveAttribute('alt', 'The mud flat in red and blue')
    expect(await drawn(picture(shown))).toEqual({ isUpright: true, isRedOnTop: true })
    await expect(toast(page)).toContainText('Everyone can see it now.')

    const addresses = await addressesOf(page, post)
    expect(addresses.length).toBeGreaterThanOrEqual(5)
    for (const address of addresses) {
      const bytes = await (await page.request.get(address)).body()
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc, orientation }, address).toEqual({})
      expect(TELLING.test(bytes.toString('latin1')), address).toBe(false)
    }
  },
)

test('PNG, GIF and WebP come by dropping and pasting, and a GIF still moves', async ({ page, member }) => {
  expect(member.firstName).toBe('Sari')
  await open(page, '/page')
  const form = composer(page)
  for (const [way, file, shape] of [
    ['drop', await png(), '480 × 270'],
    ['paste', await movingGif(), '120 × 90'],
    ['drop', await webp(), '500 × 400'],
  ] as const) {
    const words = `${file.name} ${ownWord()}`
    if (way === 'drop')
      await bring(form.part.getByRole('button', { name: /^What did you notice/ }), 'drop', file)
    else {
      await form.button('Post a photo').click()
      await bring(form.text, 'paste', file)
    }
    await expect(form.medium).toContainText(shape)
    await form.text.fill(words)
    const post = await posted(page, () => form.post.click())
    await expect(picture(card(page, words))).toBeVisible()
    expect(
      await picture(card(page, words)).evaluate((image: HTMLImageElement) => image.decode()),
    ).toBeUndefined()
    const bytes = await (await page.request.get(post.mediaUrl ?? '')).body()
    const { format, pages } = await sharp(bytes).metadata()
    expect([format, pages ?? 1]).toEqual(['webp', file.mimeType === 'image/gif' ? 3 : 1])
  }
})

test('[S1-4] a member posts a video while it is on its way; it is prepared, and then it plays', async ({
  page,
  member,
}) => {
  expect(member.firstName).toBe('Sari')
  const words = `The bore comes in ${ownWord()}`
  await open(page, '/page')
  const form = composer(page)
  await form.button('Post a video').click()
  const sendFast = await sendSlowly(page, 200_000)
  const film = await oldMp4()
  expect(TELLING.test(film.buffer.toString('latin1'))).toBe(true)
  await chooseFile(page, 'Choose a video', film)
  await form.text.fill(words)
  const post = await posted(page, async () => {
    await form.post.click()
    await expect(form.part.getByText('We’ll post it as soon as the upload finishes.')).toBeVisible()
    await sendFast()
  })
  expect(post.media?.state).toBe('processing')
  const shown = card(page, words)
  await expect(shown.getByRole('status')).toContainText('This video is being prepared.')

  const play = shown.getByRole('button', { name: /^Play the video, 0:0\d$/ })
  await expect(play).toBeVisible({ timeout: 60_000 })
  const video = shown.locator('video')
  await expect(video).toHaveAttribute('poster', /^\/media\//)
  await play.click()
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.2)
  expect(await video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThanOrEqual(2)

  const address = (await video.getAttribute('src')) ?? ''
  const part = await page.request.get(address, { headers: { range: 'bytes=100-199' } })
  expect([part.status(), part.headers()['content-range']?.slice(0, 14)]).toEqual([206, 'bytes 100-199/'])
  expect(part.headers()).toMatchObject({ 'content-type': 'video/mp4', 'x-content-type-options': 'nosniff' })
  const whole = await (await page.request.get(address)).body()
  expect(whole.subarray(100, 200)).toEqual(await part.body())
  expect(TELLING.test(whole.toString('latin1'))).toBe(false)
})

/** By the Tab key alone, as somebody without a mouse gets there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

test('[S1-5] a discussion with a poll is posted by keys alone; somebody votes, changes and takes it back', async ({
  page,
  member,
  author,
  anotherBrowser,
}) => {
  expect(member.firstName).toBe('Sari')
  const title = `Which script first ${ownWord()}?`
  await open(page, '/page-create?type=discussion')
  const form = composer(page)
  await tabTo(page, form.title)
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(form.text).toBeFocused()
  await page.keyboard.type('Children learn it *once*.')
  await tabTo(page, form.button('Add a poll'))
  await page.keyboard.press('Enter')
  await page.keyboard.type('What should schools begin with?')
  await tabTo(page, form.part.getByRole('textbox', { name: 'Option 1' }))
  for (const option of ['Latin', 'Pegon', 'Jawa']) {
    if (option !== 'Latin') await page.keyboard.press('Enter')
    await page.keyboard.type(option)
  }
  await tabTo(page, form.button('Move option 3 up'))
  await page.keyboard.press('Enter')
  await tabTo(page, form.part.getByRole('radio', { name: '3 days' }))
  await page.keyboard.press('ArrowRight')
  await expect(form.part.getByRole('radio', { name: '7 days' })).toBeChecked()
  const post = await posted(page, () => page.keyboard.press('ControlOrMeta+Enter'))
  await expect(page).toHaveURL(new RegExp(`#/page-post/${post.id}$`))
  await expect(card(page, title).getByRole('radio')).toHaveCount(3)
  expect(post.votingOptions).toEqual(['Latin', 'Jawa', 'Pegon'])

  const other = await anotherBrowser()
  await other.context().addCookies((await author.request.storageState()).cookies)
  await open(other, `/page-post/${post.id}`)
  const poll = other.getByRole('group', { name: 'What should schools begin with?' }).first()
  await expect(poll).toContainText('results after you vote')
  await expect(poll).toContainText('0 votes')
  await poll.getByRole('radio', { name: 'Jawa' }).check()
  await poll.getByRole('button', { name: 'Vote' }).click()
  const results = poll.getByRole('list', { name: 'Results' })
  const row = (option: string) => results.getByRole('listitem').filter({ hasText: option })
  await expect(row('Jawa')).toHaveText(/your vote\s*100%/)
  await expect(poll).toContainText('1 vote')

  await poll.getByRole('button', { name: 'Change vote' }).click()
  await poll.getByRole('radio', { name: 'Pegon' }).check()
  await poll.getByRole('button', { name: 'Vote' }).click()
  await expect(row('Pegon')).toHaveText(/your vote\s*100%/)
  await expect(row('Jawa')).toContainText('0%')
  await other.reload()
  await expect(row('Pegon')).toHaveText(/your vote\s*100%/)

  await poll.getByRole('button', { name: 'Take vote back' }).click()
  await expect(poll.getByRole('radio')).toHaveCount(3)
  await expect(poll).toContainText('0 votes')
  await expect(poll).not.toContainText('%')
})

test('a file that cannot be posted says why beside its field, and what was written stays', async ({
  page,
  member,
  expectNoise,
}) => {
  expect(member.firstName).toBe('Sari')
  expectNoise(refusedLine(400))
  expectNoise(refusedLine(415))
  // What is no video a whole Chromium also tries as a playlist, which our policy forbids; the headless one knows none.
  expectNoise(/^Connecting to 'blob:/)
  const words = `Kept ${ownWord()}`
  await open(page, '/page-create')
  const form = composer(page)
  await form.title.fill('What stays')
  await form.text.fill(words)
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  )
  const stays = async () => {
    await expect(form.title).toHaveValue('What stays')
    await expect(form.text).toHaveValue(words)
  }
  await chooseFile(page, 'Choose a photo', { name: 'logo.png', mimeType: 'image/png', buffer: svg })
  await expect(form.medium.getByRole('alert')).toContainText('choose a JPEG, PNG, GIF or WebP image')
  await expect(form.medium).toContainText('logo.png wasn’t uploaded.')
  await stays()
  await chooseFile(page, 'Choose another file', await heavyPng(11))
  await expect(form.medium.getByRole('alert')).toContainText(
    /^This photo is 11(\.\d)? MB; the limit is 10 MB\. Please choose a smaller one\.$/,
  )
  await stays()

  await form.part.getByRole('tab', { name: 'Video' }).click()
  await chooseFile(page, 'Choose a video', {
    name: 'notes.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('Only words.\n'.repeat(50)),
  })
  await expect(form.medium.getByRole('alert')).toContainText('or an MP4, MOV or WebM video')
  await stays()

  // Posting sends nothing and leads there.
  await form.post.click()
  await expect(form.medium.locator(':focus')).toHaveCount(1)
  await expect(form.medium.getByRole('alert')).toContainText('or an MP4, MOV or WebM video')
  await stays()
  await page.reload()
  await stays()
})

test('an upload that is called off or cut off loses nothing', async ({ browser, author }) => {
  const line = await layLine()
  const origins = [{ origin: siteUrl(), localStorage: [{ name: 'cookie-consent', value: 'essential' }] }]
  const storageState = { ...(await author.request.storageState()), origins }
  const context = await browser.newContext({ storageState, proxy: line.proxy })
  const page = await context.newPage()
  const words = `Sent in the end ${ownWord()}`
  await open(page, '/page-create')
  const form = composer(page)
  const isOnItsWay = () => expect(form.part.getByText(/^[1-9]\d? %$/)).toBeVisible()
  await form.text.fill(words)
  line.hold()
  await chooseFile(page, 'Choose a photo', await heavyPng(4))
  await isOnItsWay()
  await form.alt.fill('Nothing but noise')
  await form.button('Cancel').click()
  await expect(form.button('Choose a photo')).toBeFocused()
  await expect(form.text).toHaveValue(words)

  await chooseFile(page, 'Choose a photo', await heavyPng(4))
  await isOnItsWay()
  line.cut()
  await expect(form.medium.getByRole('alert')).toHaveText(
    'The connection was lost. Everything is saved; please try again.',
  )
  await expect(form.text).toHaveValue(words)
  await expect(form.alt).toHaveValue('Nothing but noise')
  line.mend()
  await form.button('Try again').click()
  await expect(form.button('Replace')).toBeVisible({ timeout: 30_000 })
  const post = await posted(page, () => form.post.click())
  await expect(page).toHaveURL(new RegExp(`#/page-post/${post.id}$`))
  await expect(picture(card(page, words))).toHaveAttribute('alt', 'Nothing but noise')
  await context.close()
  line.close()
})
