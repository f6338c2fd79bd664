import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { ROOT } from '../scripts/run-command.ts'
import { harmlessText, hostileTexts, type HostileText } from '../src/server/testing/hostile-texts.ts'
import { spreadChunks } from '../src/server/media/hostile-video-testing.ts'
import { startProbe, type Probe } from './support/probe.ts'
import { startSeededSite, type BenchSite } from './support/seeded-site.ts'

export const title =
  'how long others wait while somebody sends the worst texts: at most 100 ms; --before=<folder of another built checkout>'

/** The longest wait of another caller, and the text that caused it. */
interface Wait {
  ms: number
  by: string
}

type Waits = Map<string, Wait>

const SUSPECT_MS = 40
const OBVIOUS_MS = 1000
const COMMENT = 2000
const POST = 5000
const TERM = 100

export async function measure({ before, every }: BenchOptions): Promise<BenchRow[]> {
  const earlier = before === undefined ? undefined : await measureSite(before, every)
  const now = await measureSite(ROOT, every)
  return [...now].map(([what, { ms, by }]) => ({
    what,
    ...(earlier && { 'before, ms': earlier.get(what)?.ms ?? '–' }),
    'longest wait, ms': ms,
    'with the text': by,
  }))
}

async function measureSite(folder: string, every: number): Promise<Waits> {
  const site = await startSeededSite(folder)
  const probe = await startProbe(`${site.url}/healthz`)
  try {
    return await attack(site, probe, every)
  } finally {
    probe.stop()
    await site.stop()
  }
}

async function attack(site: BenchSite, probe: Probe, every: number): Promise<Waits> {
  const waits: Waits = new Map()
  const watch = async <T>(what: string, by: string, act: () => Promise<T>): Promise<T> => {
    await probe.reset()
    const result = await act()
    let ms = await probe.longest()
    if (ms > SUSPECT_MS && ms < OBVIOUS_MS) {
      // A shared machine has pauses of its own, but not twice in the same place.
      await probe.reset()
      await act()
      ms = Math.min(ms, await probe.longest())
    }
    const known = waits.get(what)
    if (known === undefined || ms > known.ms) waits.set(what, { ms, by })
    return result
  }
  const textsOf = (bytes?: number) => sample(hostileTexts(bytes), every)
  const large = textsOf()
  await watch('preview: an honest text of 256 KB', 'harmless', () =>
    site.post('/api/preview', { text: harmlessText() }),
  )
  for (const { name, text } of large)
    await watch(`preview: ${shapeOf(name)}`, name, () => site.post('/api/preview', { text }))
  for (const text of chosen(large)) await attackArticle(site, watch, text)
  for (const { name, text } of textsOf(COMMENT))
    await watch('comment', name, () => site.post(`/api/articles/${site.articleId}/comments`, { text }))
  for (const { name, text } of textsOf(POST)) await attackPost(site, watch, name, text)
  for (const { name, text } of textsOf(TERM))
    await watch('search', name, () => site.get(`/api/articles/search?q=${encodeURIComponent(text)}`))
  const film = await spreadChunks(3000, 6000)
  await watch('upload a video without ffmpeg', 'chunks spread over thousands of boxes', () =>
    site.upload(film, 'clip.mp4', 'video/mp4'),
  )
  return waits
}

type Watch = <T>(what: string, by: string, act: () => Promise<T>) => Promise<T>

interface Saved {
  id: number
  revisionId: number
}

/** Written, read in its history and as a page, compared, merged, and drawn as a picture. */
async function attackArticle(site: BenchSite, watch: Watch, { name, text }: HostileText): Promise<void> {
  const body = { title: `${name} `.repeat(20).slice(0, 150), language: 'en', categories: ['science'] }
  const saved = await watch('save an article', name, () =>
    site.post<Saved>('/api/articles', { ...body, content: text }),
  )
  if (saved?.id === undefined) return
  const { id, revisionId } = saved
  const path = `/api/articles/${id}`
  await watch('read a revision', name, () => site.get(`${path}/revisions/${revisionId}`))
  await watch('read the article', name, () => site.get(path))
  await watch('its page', name, () => site.get(`/article/${id}`))
  await watch('its share image', name, () => site.get(`/article/${id}/card.png`))
  const half = text.slice(text.length / 2) + text.slice(0, text.length / 2)
  const edited = await watch('edit an article', name, () =>
    site.patch<Saved>(path, { content: half, baseRevisionId: revisionId }),
  )
  await watch('a conflict that is merged', name, () =>
    site.patch(path, { content: `${text.slice(0, -9)}\n\nThe end`, baseRevisionId: revisionId }),
  )
  if (edited?.revisionId !== undefined)
    await watch('compare revisions', name, () =>
      site.get(`${path}/diff?from=${revisionId}&to=${edited.revisionId}`),
    )
}

async function attackPost(site: BenchSite, watch: Watch, name: string, text: string): Promise<void> {
  const post = await watch('post', name, () =>
    site.post<{ id: number }>('/api/page-posts', { type: 'discussion', title: 'Words', content: text }),
  )
  if (post?.id === undefined) return
  const path = `/api/page-posts/${post.id}`
  await watch('edit a post', name, () => site.patch(path, { content: `${text.slice(0, -1)}.` }))
  await watch('read a post', name, () => site.get(path))
}

function shapeOf(name: string): string {
  return name.startsWith('"') ? name.slice(name.lastIndexOf('"') + 2) : name.replace(/, .*/, '')
}

/** Every nth text of a common shape; all texts of the first mark, a space. */
function sample(texts: HostileText[], every: number): HostileText[] {
  return texts.filter(
    ({ name }, index) => !name.startsWith('"') || name.startsWith('" " in') || index % every === 0,
  )
}

/** One text of each shape and mark in turn, and all texts without a shape: an article takes a dozen calls. */
function chosen(texts: HostileText[]): HostileText[] {
  return texts.filter(
    ({ name }, index) => !name.startsWith('"') || name.startsWith('" " in') || index % 9 === 0,
  )
}
