import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPagePostComment } from '../../contract/comments.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeMediaPost, writePost, type TestWriter } from '../testing/write-post.ts'
import { readDocument } from './documents-testing.ts'

let app: TestApp
let alice: TestWriter
let talk: PagePost
let photo: PagePost
let video: PagePost
beforeAll(async () => {
  app = await testApp({ web: true, config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  talk = await writePost(alice, {
    title: 'Which <script> do you "read" & write?',
    content: 'Two hours a week and **one** teacher.',
    isVotingEnabled: true,
    votingQuestion: 'Which one first?',
    votingOptions: ['Pegon', 'Aksara Jawa'],
  })
  photo = await writeMediaPost(app, alice, 'photo', {
    content: 'Three mornings on the terraces at Jatiluwih.',
    mediaAlt: 'Rice terraces under a pale sky',
  })
  video = await writeMediaPost(app, alice, 'video', { title: 'Night bus, heavy rain' })
})
afterAll(() => app.close())

async function open(path: string, client: TestClient = app.visitor()) {
  app.clock.advance(3000)
  const response = await client.request('GET', path)
  return { response, ...readDocument(response.body) }
}
const at = (path: string) => `${app.config.publicUrl}${path}`
const partOf = (page: Awaited<ReturnType<typeof open>>, type: string) =>
  page.linkedData['@graph'].find((part) => part['@type'] === type)

test('[S2.1-3] a post is a document with its text, its title and its description', async () => {
  const page = await open(`/page-post/${talk.id}`)
  expect(page.response.statusCode).toBe(200)
  expect(page.headings).toHaveLength(1)
  expect(page.title).toContain(talk.title)
  expect(page.text).toContain('Two hours a week')
  expect(page.text).toContain('Aksara Jawa')
  expect(page.text).toContain('alice Tester')
  expect(page.meta('description')).toBe('Two hours a week and one teacher.')
  expect(page.meta('og:type')).toBe('article')
  expect(page.meta('og:title')).toBe(talk.title)
  expect(page.meta('article:published_time')).toBe(talk.createdAt)
  expect(page.meta('robots')).toBe('')
  expect(page.meta('rating')).toBe('')
  expect(page.response.body).toContain('type="application/rss+xml" title="Cendekia" href="/page/feed.xml"')
})

test('a discussion is marked up as one, with its author and the number of participants', async () => {
  await alice.call(createPagePostComment, {
    params: { id: String(talk.id) },
    body: { text: 'Begin with grandparents.' },
  })
  const page = await open(`/page-post/${talk.id}`, alice)
  expect(page.text).toContain('Begin with grandparents.')
  expect(partOf(page, 'DiscussionForumPosting')).toMatchObject({
    headline: talk.title,
    text: 'Two hours a week and one teacher.',
    url: at(`/page-post/${talk.id}`),
    datePublished: talk.createdAt,
    author: { '@type': 'Person', name: 'alice Tester', url: at(`/user/${alice.userId}`) },
    interactionStatistic: [
      expect.objectContaining({ userInteractionCount: 0 }),
      expect.objectContaining({ userInteractionCount: 1 }),
    ],
  })
})

test('a photo is shared with its picture, cut as other sites cut', async () => {
  const page = await open(`/page-post/${photo.id}`)
  const image = at(photo.mediaUrl?.replace(/[^/]+$/, '1200.jpg') ?? '')
  expect(page.title).toContain('Three mornings on the terraces at Jatiluwih.')
  expect(page.meta('og:title')).toBe('Three mornings on the terraces at Jatiluwih.')
  expect(page.meta('og:image')).toBe(image)
  expect([page.meta('og:image:width'), page.meta('og:image:height')]).toEqual(['1200', '675'])
  expect(page.meta('og:image:alt')).toBe('Rice terraces under a pale sky')
  expect(page.meta('twitter:card')).toBe('summary_large_image')
  expect(partOf(page, 'SocialMediaPosting')).toMatchObject({ image })
})

test('a video is shared with its poster, and marked up with its length', async () => {
  const page = await open(`/page-post/${video.id}`)
  const poster = at(video.media?.posterUrl ?? '')
  expect(page.meta('og:image')).toBe(poster)
  expect([page.meta('og:video'), page.meta('og:video:type')]).toEqual([at(video.mediaUrl ?? ''), 'video/mp4'])
  expect(partOf(page, 'SocialMediaPosting')).toMatchObject({
    headline: 'Night bus, heavy rain',
    video: {
      '@type': 'VideoObject',
      name: 'Night bus, heavy rain',
      contentUrl: at(video.mediaUrl ?? ''),
      thumbnailUrl: poster,
      uploadDate: video.createdAt,
      duration: 'PT12S',
    },
  })
})

test('one that is still being made ready has no picture and nothing to play yet', async () => {
  const coming = await writeMediaPost(app, alice, 'video', { title: 'Coming soon' })
  const mediaId = coming.media?.id ?? 0
  await app.db
    .updateTable('media')
    .set({ state: 'processing', format: null, has_poster: false })
    .where('id', '=', mediaId)
    .execute()
  const page = await open(`/page-post/${coming.id}`, alice)
  expect(page.response.statusCode).toBe(200)
  expect([page.meta('og:image'), page.meta('og:video')]).toEqual(['', ''])
  expect(partOf(page, 'SocialMediaPosting')).not.toHaveProperty('video')
})

test('one address stands for a post in every language, also where the feed opens with it', async () => {
  const address = at(`/page-post/${photo.id}`)
  for (const path of [
    `/page-post/${photo.id}`,
    `/page-post/${photo.id}?comment=3`,
    `/page?id=${photo.id}`,
    `/page?type=photo&id=${photo.id}&hl=id`,
  ]) {
    const page = await open(path)
    expect(page.response.statusCode).toBe(200)
    expect(page.canonical, path).toBe(address)
    expect(page.meta('og:url')).toBe(address)
    expect(page.alternates).toEqual({
      en: `${address}?hl=en`,
      id: `${address}?hl=id`,
      ms: `${address}?hl=ms`,
      'x-default': address,
    })
    expect(page.text).toContain('Three mornings on the terraces')
    expect(page.meta('description')).toBe('Three mornings on the terraces at Jatiluwih.')
  }
})

test('the feed lists posts, by type and order too, under the addresses the app asks for', async () => {
  const keysOf = async (path: string) => Object.keys((await open(path)).state['queries'] as object)
  const page = await open('/page')
  for (const words of ['Two hours a week', 'Three mornings', 'Night bus']) expect(page.text).toContain(words)
  expect(page.canonical).toBe(at('/page'))
  expect(await keysOf('/page')).toEqual(['/api/page-posts'])
  expect((await open('/trending?type=posts')).text).toContain('Night bus')
  expect(await keysOf('/trending?type=posts&period=week')).toEqual(['/api/page-posts/trending?period=week'])
  expect(await keysOf('/page?type=photo')).toEqual(['/api/page-posts?type=photo'])
  expect(await keysOf('/page?type=video&sort=hot')).toEqual(['/api/page-posts?type=video&sort=hot'])
  expect(await keysOf('/page?sort=new&type=nonsense')).toEqual(['/api/page-posts'])
  expect(await keysOf('/page?feed=following')).toEqual([])
  expect(await keysOf('/page?nsfw=true')).toEqual([])
  expect(await keysOf(`/page?id=${talk.id}`)).toEqual([`/api/page-posts/${talk.id}`, '/api/page-posts'])
  expect(await keysOf(`/page-post/${talk.id}`)).toEqual([
    `/api/page-posts/${talk.id}`,
    `/api/comments?objectType=page-post&objectId=${talk.id}`,
  ])
  const photos = await open('/page?type=photo')
  expect(photos.text).toContain('Three mornings')
  expect(photos.text).not.toContain('Night bus')
})

test('home carries the newest posts too', async () => {
  expect((await open('/')).state['queries']).toMatchObject({
    '/api/page-posts': expect.arrayContaining([expect.objectContaining({ id: talk.id })]),
  })
})

test.each(['/page-post/999999', '/page-post/0', '/page-post/x', '/page-post/1e3', '/page-post/1/more'])(
  '%s is not found, and not indexed',
  async (path) => {
    const page = await open(path)
    expect(page.response.statusCode).toBe(404)
    expect(page.headings).toEqual(['Page Not Found'])
    expect(page.meta('robots')).toBe('noindex')
  },
)

test('a feed that is to open with a post that is not there is the feed itself', async () => {
  for (const id of ['999999', '0', 'x', '5e3', '']) {
    const page = await open(`/page?id=${id}`)
    expect(page.response.statusCode).toBe(200)
    expect(page.canonical).toBe(at('/page'))
    expect(page.text).toContain('Night bus')
  }
})

test('a title can’t break out of the document, nor of its data', async () => {
  const evil = '</script><script>alert(1)</script><img src=x onerror=1>'
  const { id } = await writePost(alice, { title: evil, content: evil })
  for (const path of [`/page-post/${id}`, `/page?id=${id}`, '/page']) {
    const { response, linkedData } = await open(path, alice)
    expect(response.statusCode).toBe(200)
    expect(response.body).not.toMatch(/<script>alert|<img src=x/)
    expect(linkedData['@graph'].length).toBeGreaterThan(1)
  }
})
