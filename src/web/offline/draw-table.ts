import type { Language } from '../../contract/messages.ts'
import { listDevice, type DeviceDraft } from '../editor/public.ts'
import { lookUp } from '../platform/messages.ts'
import { readOwner } from './keep-pages.ts'
import { headOf, PAGES } from './kept-pages.ts'
import { messages } from './messages.ts'

interface KeptArticle {
  path: string
  title: string
  /** Of the article, for those who have it read to them. */
  language: string
}

/** What is on the device, by hand: no code of the app can be relied on without a connection. */
export async function drawTable(main: HTMLElement, language: Language): Promise<void> {
  const t = (key: string): string => lookUp(messages, key, language)
  const articles = await keptArticles().catch(() => [])
  const drafts = listDevice((await readOwner().catch(() => null)) ?? null)
  const isEmpty = articles.length + drafts.length === 0
  const retry = make('button', 'offline-retry', t('tryAgain'))
  retry.type = 'button'
  retry.addEventListener('click', () => location.reload())
  const title = t(isEmpty ? 'emptyTitle' : 'title')
  document.title = `${title.replace(/\.$/, '')} / ${document.title}`
  main.replaceChildren(
    make('h1', 'offline-title', title),
    ...(isEmpty ? [make('p', 'offline-quiet', t('emptyText'))] : []),
    ...(articles.length > 0 ? [section(t('articles'), articles.map(articleRow))] : []),
    ...(drafts.length > 0
      ? [
          section(
            t('drafts'),
            drafts.map((draft) => draftRow(draft, t('untitled'))),
            t('draftsText'),
          ),
        ]
      : []),
    retry,
  )
}

/** The last one read first. */
async function keptArticles(): Promise<KeptArticle[]> {
  const pages = await caches.open(PAGES)
  const keys = (await pages.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/article/'))
  const articles = keys.map(async (key): Promise<KeptArticle> => {
    const html = (await (await pages.match(key, { ignoreVary: true }))?.text()) ?? ''
    // Of its head only what is told to machines: its styles are not this page's, which would be reported.
    const metas = headOf(html).match(/<meta [^<>]*>/g) ?? []
    const kept = new DOMParser().parseFromString(metas.join(''), 'text/html')
    const path = new URL(key.url).pathname
    const told = (property: string) =>
      kept.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content
    return { path, title: told('og:title') ?? path, language: told('og:locale')?.split('_')[0] ?? '' }
  })
  return (await Promise.all(articles)).toReversed()
}

function section(title: string, rows: HTMLElement[], hint?: string): HTMLElement {
  const list = make('ul', 'offline-list')
  list.append(...rows)
  const part = make('section', 'offline-part')
  part.append(make('h2', 'offline-heading', title))
  if (hint !== undefined) part.append(make('p', 'offline-quiet', hint))
  part.append(list)
  return part
}

function articleRow({ path, title, language }: KeptArticle): HTMLElement {
  const link = make('a', 'offline-row', title)
  link.href = path
  link.lang = language
  return inItem(link)
}

function draftRow({ content }: DeviceDraft, untitled: string): HTMLElement {
  const said = (field: string): string => {
    const value = content[field]
    return typeof value === 'string' ? value.trim() : ''
  }
  const details = make('details', 'offline-draft')
  details.append(
    make('summary', 'offline-row', said('title') || said('content').slice(0, 80) || untitled),
    make('p', 'offline-text', said('content')),
  )
  return inItem(details)
}

function inItem(inside: HTMLElement): HTMLElement {
  const item = make('li', 'offline-item')
  item.append(inside)
  return item
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, text = '') {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}
