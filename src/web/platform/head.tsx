import { createContext, useContext, useEffect } from 'react'
import { usePageState } from './page-state.tsx'
import { usePlace } from './link.tsx'

export interface Head {
  title: string
  description: string
  isIndexable: boolean
  status: 200 | 404
  /** The clean address that stands for the page, as a path. */
  canonical: string
}

/** On the server the screen that is rendered hands its head over here; in the browser nobody listens. */
export const HeadContext = createContext<(head: Head) => void>(() => {})

interface HeadProps {
  title: string
  description?: string | undefined
  isIndexable?: boolean
  status?: 200 | 404
  /** Where a part of the query says which page it is; else the path alone. */
  canonical?: string | undefined
}

let shownTitle = ''
let countBefore = 0

/** What waits for the reader elsewhere stands in front of every title, also in a tab that is not looked at. */
export function countInTitle(count: number): void {
  countBefore = count
  if (shownTitle !== '') showTitle(shownTitle)
}

function showTitle(title: string): void {
  shownTitle = title
  document.title = countBefore > 0 ? `(${countBefore}) ${title}` : title
}

/** Every screen says what it is; title and canonical address follow inner navigation. */
export function useHead(head: HeadProps): void {
  const handOver = useContext(HeadContext)
  const { siteName } = usePageState()
  const { path } = usePlace()
  const { title, description = '', isIndexable = true, status = 200, canonical = path } = head
  const full = title === siteName ? title : `${title} / ${siteName}`
  handOver({ title: full, description, isIndexable, status, canonical })
  useEffect(() => {
    showTitle(full)
    // The path is whatever somebody wrote into the hash: as a relative address it could name another site.
    setAttribute(
      'link[rel=canonical]',
      'href',
      new URL(`${location.origin}/${canonical.replace(/^[/\\]+/, '')}`).href,
    )
    setAttribute('meta[name=description]', 'content', description)
  }, [full, description, canonical])
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value)
}
