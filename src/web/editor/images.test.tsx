import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { movingWebp } from '../testing/media-files.ts'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { answerUploads, mediaAnswer, type StandInRequest } from '../testing/uploads.ts'
import { shrinkImage } from '../platform/shrink-image.ts'
import { MarkdownEditor, PictureField } from './public.ts'

afterEach(leaveApp)

function Page() {
  const [value, setValue] = useState('Words.')
  return <MarkdownEditor id="text" label="Text" value={value} onChange={setValue} lang="en" />
}

async function picture(name: string, width = 8, height = 6, type = 'image/png'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is no canvas')
  // Stripes, so that a large one has some weight.
  for (let x = 0; x < width; x += 4) {
    context.fillStyle = `hsl(${(x * 37) % 360} 80% 50%)`
    context.fillRect(x, 0, 3, height)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob ?? ''], name, { type })
}

const area = () => page.getByRole('textbox', { name: 'Text' })
const alt = () => page.getByRole('textbox', { name: /^Describe this image/ })
const element = () => document.querySelector('textarea#text')

async function open(): Promise<StandInRequest[]> {
  const requests = answerUploads()
  await renderPart(<Page />, {
    answers: { '/api/preview': { body: { nodes: [], words: 0, characters: 0 } } },
  })
  await area().click()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  return requests
}
function bring(how: 'paste' | 'drop', ...files: File[]): void {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  const options = { bubbles: true, cancelable: true }
  element()?.dispatchEvent(
    how === 'paste'
      ? new ClipboardEvent('paste', { ...options, clipboardData: data })
      : new DragEvent('drop', { ...options, dataTransfer: data }),
  )
}
const arrived = async (requests: StandInRequest[], count: number) => {
  await expect.poll(() => requests.length).toBe(count)
  return requests.at(-1)
}

test('a pasted picture stands in the text at once, shows how far it is, and asks for its description', async () => {
  const requests = await open()
  bring('paste', await picture('cat.png'))
  await expect.element(area()).toHaveValue('Words.\n\n![Uploading cat.png…]()')
  const request = await arrived(requests, 1)
  request?.progress(40, 100)
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '40')
  request?.answer(200, mediaAnswer('abc'))
  await expect.element(area()).toHaveValue('Words.\n\n![](/media/abc/1600.webp)')
  // Whoever has not gone on writing is asked at once.
  await expect.element(alt()).toHaveFocus()
  await alt().fill('A cat [asleep]')
  await expect.element(area()).toHaveValue('Words.\n\n![A cat \\[asleep\\]](/media/abc/1600.webp)')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(alt()).not.toBeInTheDocument()
  await expect.element(area()).toHaveFocus()
})

test('in the middle of a long text the description of a picture is on the screen', async () => {
  const requests = await open()
  await area().fill(Array.from({ length: 80 }, (_, n) => `Paragraph ${n}.`).join('\n\n'))
  const text = area().element() as HTMLTextAreaElement
  text.setSelectionRange(20, 20)
  window.scrollTo(0, 0)
  bring('paste', await picture('cat.png'))
  ;(await arrived(requests, 1))?.answer(200, mediaAnswer('abc'))
  await expect.element(alt()).toHaveFocus()
  const { top, bottom } = alt().element().getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(innerHeight)
  expect(text.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight)
})

test('dropped pictures travel one after another', async () => {
  const requests = await open()
  bring('drop', await picture('one.png'), await picture('two.png'))
  await expect.element(area()).toHaveValue('Words.\n\n![Uploading one.png…]()\n\n![Uploading two.png…]()')
  const first = await arrived(requests, 1)
  expect(first?.file.name).toBe('one.png')
  first?.answer(200, mediaAnswer('one'))
  const second = await arrived(requests, 2)
  expect(second?.file.name).toBe('two.png')
  second?.answer(200, mediaAnswer('two'))
  await expect.element(area()).toHaveValue('Words.\n\n![](/media/one/1600.webp)\n\n![](/media/two/1600.webp)')
})

test('typing goes on while a picture is on its way, and undo still works', async () => {
  const requests = await open()
  bring('paste', await picture('cat.png'))
  const request = await arrived(requests, 1)
  await userEvent.keyboard('{Enter}{Enter}More')
  request?.answer(200, mediaAnswer('abc'))
  await expect.element(area()).toHaveValue('Words.\n\n![](/media/abc/1600.webp)\n\nMore')
  await expect.element(area()).toHaveFocus()
  await userEvent.keyboard('!')
  await expect.element(area()).toHaveValue('Words.\n\n![](/media/abc/1600.webp)\n\nMore!')
})

test('a failure says why, and can be tried again or taken away', async () => {
  const requests = await open()
  bring('paste', await picture('cat.png'))
  ;(await arrived(requests, 1))?.answer(413, { code: 'too_large', message: 'The picture is too large.' })
  await expect.element(page.getByText('The picture is too large.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  ;(await arrived(requests, 2))?.lose()
  await expect.element(page.getByText('Couldn’t reach the server.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect.element(area()).toHaveValue('Words.')
  await expect.element(page.getByText('Couldn’t upload cat.png.')).not.toBeInTheDocument()
})

test('an upload can be called off', async () => {
  const requests = await open()
  bring('paste', await picture('cat.png'))
  const request = await arrived(requests, 1)
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(request?.isAborted).toBe(true)
  await expect.element(area()).toHaveValue('Words.')
})

test('whoever deletes the mark does not get the picture', async () => {
  const requests = await open()
  bring('paste', await picture('cat.png'))
  const request = await arrived(requests, 1)
  await area().fill('No picture.')
  request?.answer(200, mediaAnswer('abc'))
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  await expect.element(area()).toHaveValue('No picture.')
})

test('what is no picture is refused without being sent', async () => {
  const requests = await open()
  bring('drop', new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }))
  await expect.element(page.getByText('Use an image: JPEG, PNG, WebP, GIF or AVIF.')).toBeVisible()
  expect(requests).toEqual([])
})

test('words that come with a picture of themselves are pasted as words', async () => {
  const requests = await open()
  const data = new DataTransfer()
  data.items.add(await picture('table.png'))
  data.setData('text/plain', 'a table')
  element()?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
  await expect.element(area()).toHaveValue('Words.')
  expect(requests).toEqual([])
})

test('a picture that is larger than a page needs is made smaller; an animation and a small one are not', async () => {
  const large = await picture('large.png', 3000, 900)
  const smaller = await shrinkImage(large)
  const { width, height } = await createImageBitmap(smaller)
  expect([width, height]).toEqual([2048, 614])
  expect(smaller.name).toBe('large.webp')
  expect(smaller.size).toBeLessThan(large.size)
  const small = await picture('small.png', 2048, 10)
  expect(await shrinkImage(small)).toBe(small)
  const animation = await picture('a.gif', 3000, 10, 'image/gif')
  expect(await shrinkImage(animation)).toBe(animation)
  const moving = await movingWebp('a.webp', 3000, 10)
  expect((await createImageBitmap(moving)).width).toBe(3000)
  expect(await shrinkImage(moving)).toBe(moving)
  const broken = new File(['x'], 'x.png', { type: 'image/png' })
  expect(await shrinkImage(broken)).toBe(broken)
})

/** 8 × 6 pixels of red; no canvas can make an AVIF. */
const AVIF =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACIAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAgAAAAGAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAqbWRhdBIACgg4CL1pAQ0GkDIUHEJi5OAAFgAAkDWOPHZke7YTV0A='

test('an AVIF, which the server does not take, travels as WebP', async () => {
  const requests = await open()
  const bytes = Uint8Array.from(atob(AVIF), (letter) => letter.charCodeAt(0))
  bring('paste', new File([bytes], 'red.avif', { type: 'image/avif' }))
  const request = await arrived(requests, 1)
  expect([request?.file.name, request?.file.type]).toEqual(['red.webp', 'image/webp'])
  const start = new Uint8Array((await request?.file.arrayBuffer()) ?? new ArrayBuffer(0)).subarray(8, 12)
  expect(String.fromCharCode(...start)).toBe('WEBP')
})

function Cover() {
  const [value, setValue] = useState<{ id: number; url: string } | null>(null)
  return (
    <>
      <PictureField id="cover" label="Cover" hint="16:9" value={value} onChange={setValue} />
      <p data-testid="chosen">{value?.id}</p>
    </>
  )
}

test('a single picture is chosen, seen, and removed again', async () => {
  const requests = answerUploads()
  await renderPart(<Cover />)
  await userEvent.upload(document.querySelector<HTMLElement>('input[type=file]') ?? document.body, [
    await picture('cover.png'),
  ])
  const request = await arrived(requests, 1)
  request?.progress(1, 2)
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '50')
  request?.lose()
  await expect.element(page.getByText('Couldn’t reach the server.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  ;(await arrived(requests, 2))?.answer(200, mediaAnswer('cover', 41))
  await expect.element(page.getByRole('img')).toHaveAttribute('src', '/media/cover/1600.webp')
  await expect.element(page.getByTestId('chosen')).toHaveTextContent('41')
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByRole('button', { name: 'Choose an image' })).toBeVisible()
})
