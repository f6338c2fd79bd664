import {
  FILES,
  filesFor,
  mayKeep,
  MOST_FILES,
  MOST_PAGES,
  OWNER,
  PAGES,
  type VisitNote,
} from './kept-pages.ts'

type Load = (path: string) => Promise<Response>

/** Keeps what somebody has read; whoever comes after another person finds nothing of theirs. */
export async function noteVisit({ owner, path, files }: VisitNote, load: Load): Promise<void> {
  const before = await readOwner()
  if (before !== undefined && before !== owner) await forgetPages()
  const pages = await caches.open(PAGES)
  await pages.put(OWNER, new Response(JSON.stringify(owner)))
  if (path !== null) await keepArticle(pages, path, files, load)
}

/** Undefined when nobody has been here yet. */
export async function readOwner(): Promise<number | null | undefined> {
  const kept = await (await caches.open(PAGES)).match(OWNER)
  return kept === undefined ? undefined : ((await kept.json()) as number | null)
}

/** On sign-out. The site's own files stay: they say nothing about anybody. */
export async function forgetPages(): Promise<void> {
  await caches.delete(PAGES)
}

async function keepArticle(pages: Cache, path: string, loaded: string[], load: Load): Promise<void> {
  const response = await load(path)
  // The site is away or busy: that says nothing about the article.
  if (!response.ok && response.status !== 404) return
  const html = await response.clone().text()
  // Before it is put: what was read last stands last. What may not be kept any more goes.
  await pages.delete(path, { ignoreVary: true })
  if (!mayKeep(response, html)) return
  await pages.put(path, response)
  await trim(pages, '/article/', MOST_PAGES)
  const kept = await caches.open(FILES)
  for (const file of filesFor(html, loaded)) {
    const content = (await kept.match(file, { ignoreVary: true })) ?? (await load(file))
    await kept.delete(file, { ignoreVary: true })
    if (content.ok) await kept.put(file, content)
  }
  await trim(kept, '/assets/', MOST_FILES)
}

/** Of what is below a folder, what was put first goes first. */
async function trim(cache: Cache, folder: string, most: number): Promise<void> {
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder))
  for (const key of keys.slice(0, -most)) await cache.delete(key, { ignoreVary: true })
}
