import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { BodyOf } from '../../src/contract/endpoint.ts'
import type { Media } from '../../src/contract/media.ts'
import type { createPagePost, PagePost } from '../../src/contract/page-posts.ts'
import { ownWord, post } from './articles.ts'
import { siteUrl } from './environment.ts'
import type { MadeFile } from './media-files.ts'

/** Writes a post through the API, for journeys that begin with one; a discussion unless it is told otherwise. */
export async function writePost(
  request: APIRequestContext,
  body: Partial<BodyOf<typeof createPagePost>> = {},
): Promise<PagePost> {
  const title = `Who has seen the tide ${ownWord()}?`
  return post(request, '/api/page-posts', { type: 'discussion', title, ...body })
}

export async function uploadFile(request: APIRequestContext, file: MadeFile): Promise<Media> {
  const answer = await request.post('/api/media', { multipart: { file }, headers: { origin: siteUrl() } })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** The card of the post that says so, wherever it stands. */
export const card = (page: Page, words: string): Locator =>
  page.getByRole('article', { name: /^Post by / }).filter({ hasText: words })

export const toast = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })

/** The parts of the composer, as somebody who posts calls them. */
export const composer = (page: Page) => {
  const part = page.getByRole('region', { name: 'Write a post' })
  return {
    part,
    title: part.getByRole('textbox', { name: /^Title/ }),
    text: part.getByRole('textbox', { name: 'Text (optional)' }),
    alt: part.getByRole('textbox', { name: /^Describe the / }),
    medium: part.getByRole('group', { name: /^(Photo|Video)$/ }),
    post: part.getByRole('button', { name: 'Post', exact: true }),
    button: (name: string) => part.getByRole('button', { name, exact: true }),
  }
}

/** Presses a button that asks for a file, and gives it one. */
export async function chooseFile(page: Page, name: string, file: MadeFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await composer(page).button(name).click()
  await (await chooser).setFiles(file)
}

/** Brings a file as the browser does when it is dropped on something or pasted into it. */
export async function bring(area: Locator, way: 'drop' | 'paste', { name, mimeType, buffer }: MadeFile) {
  await area.evaluate(
    (element, given) => {
      const bytes = Uint8Array.from(atob(given.base64), (letter) => letter.codePointAt(0) ?? 0)
      const data = new DataTransfer()
      data.items.add(new File([bytes], given.name, { type: given.mimeType }))
      const rest = { bubbles: true, cancelable: true }
      const dispatch = (event: Event) => element.dispatchEvent(event)
      if (given.way === 'paste')
        return dispatch(new ClipboardEvent('paste', { clipboardData: data, ...rest }))
      dispatch(new DragEvent('dragover', { dataTransfer: data, ...rest }))
      return dispatch(new DragEvent('drop', { dataTransfer: data, ...rest }))
    },
    { way, name, mimeType, base64: buffer.toString('base64') },
  )
}

/** From now on this page sends no faster than this, so that what happens on the way can be seen. */
export async function sendSlowly(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const set = async (uploadThroughput: number): Promise<void> => {
    const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput }
    await session.send('Network.emulateNetworkConditions', conditions)
  }
  await set(bytesPerSecond)
  return () => set(-1)
}

/** Sends the post by the given act and answers what the server made of it. */
export async function posted(page: Page, act: () => Promise<void>): Promise<PagePost> {
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/api/page-posts') && response.request().method() === 'POST',
  )
  await act()
  const response = await answer
  expect(response.status(), await response.text()).toBe(200)
  return response.json()
}
