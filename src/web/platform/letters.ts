import { savesData } from './sparing.ts'

/** Fetches the font of titles where the document says so; whoever saves data is spared all fonts of ours. */
export function dressLetters(root: HTMLElement): void {
  const { font } = root.dataset
  // As soon as all words are there: on a slow line both would share it, and the first paint would be late.
  if (font !== undefined && !savesData())
    document.addEventListener('readystatechange', () => preloadFont(font), { once: true })
}

function preloadFont(href: string): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'font'
  link.type = 'font/woff2'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
}
