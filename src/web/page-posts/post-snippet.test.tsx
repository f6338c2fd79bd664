import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ASKABLE, photoPost, postMedia, redactedPost, SPECK } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { PostSnippet } from './post-snippet.tsx'
import { marking, marksOf, postOf, videoOf } from './page-posts-testing.ts'

afterEach(leaveApp)

test('a post outside its feed is one link with its first 100 characters, beside that of its author', async () => {
  const content = 'abcdefghi '.repeat(30)
  await renderPart(<PostSnippet post={postOf(5, { content })} />)
  await expect.element(page.getByRole('link', { name: 'Post 5' })).toHaveAttribute('href', '/page-post/5')
  expect(page.getByRole('link', { name: 'Budi Hartono' }).element()).toHaveAttribute('href', '/user/8')
  expect(page.getByRole('link').elements()).toHaveLength(2)
  expect(document.querySelector('h3 + p')?.textContent).toHaveLength(100)
})

test('a guild’s post says which guild, and leads there', async () => {
  await renderPart(
    <PostSnippet post={postOf(5, { guildId: 12, guildName: 'Star readers', guildBannerColor: '#1f6f63' })} />,
  )
  await expect
    .element(page.getByRole('link', { name: 'Posted in Star readers' }))
    .toHaveAttribute('href', '/guild/12')
})

test('without a title its words are the link, and without words its kind', async () => {
  await renderPart(<PostSnippet post={postOf(5, { title: null, content: 'The large gong.' })} />)
  await expect.element(page.getByRole('link', { name: 'The large gong.' })).toBeVisible()
  await leaveApp()
  await renderPart(<PostSnippet post={photoPost(6, { content: null, nodes: [] })} />)
  await expect.element(page.getByRole('link', { name: 'Photo' })).toBeVisible()
})

test('a member can save it where it says so', async () => {
  await renderPart(<PostSnippet post={postOf(5)} canSave />, {
    user: SARI,
    answers: marking(marksOf(5, { bookmarked: true })),
  })
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('article')).toHaveTextContent(/@/)
})

test('a video is shown by its poster', async () => {
  await renderPart(<PostSnippet post={videoOf(5)} />)
  expect(document.querySelector('article img')?.getAttribute('src')).toBe('/media/video5/poster.jpg')
})

test('an address of adult media that has died is asked for anew', async () => {
  const adult = photoPost(5, { isNsfw: true, mediaUrl: SPECK, media: postMedia(5, { sources: [] }) })
  const calls = await renderPart(<PostSnippet post={adult} />, {
    answers: { '/api/page-posts/5': { body: adult } },
  })
  const picture = page.getByRole('img', { name: 'What picture 5 shows' })
  await expect.element(picture).toBeInTheDocument()
  picture.element().dispatchEvent(new Event('error'))
  await eventually(() => calls.map(({ path }) => path)).toEqual(['/api/page-posts/5'])
})

test('where the files are closed the speck is shown', async () => {
  const deleted = { state: 'deleted', mediaUrl: null, media: null, placeholder: SPECK } as const
  await renderPart(<PostSnippet post={photoPost(5, deleted)} />)
  await expect.element(page.getByRole('link', { name: 'Budi Hartono' })).toBeVisible()
  expect(document.querySelector('article img')?.getAttribute('src')).toBe(SPECK)
})

test('a redacted post is the blurred tile here too', async () => {
  await renderPart(<PostSnippet post={redactedPost(5)} />, { answers: { '/api/nsfw': { body: ASKABLE } } })
  await expect.element(page.getByText('Hidden author')).toBeInTheDocument()
  expect(document.querySelector('[data-item]')).toBeNull()
})
