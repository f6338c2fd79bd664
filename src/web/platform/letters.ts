/** Fetches the font of titles with the document where that says so; whoever saves data is spared all fonts of ours. */
export function dressLetters(root: HTMLElement): void {
  if (savesData()) root.dataset['savesData'] = ''
  else if (root.dataset['font'] !== undefined) preloadFont(root.dataset['font'])
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

/** Only some browsers say so. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
