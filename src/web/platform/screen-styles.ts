import { styleName } from '../../contract/rendering.ts'

const sheets = new Map<string, Promise<void>>()

/**
 * Fetches the rules of a screen, which wait until it is shown. Nothing to do where modules bring their own styles
 * (`npm run dev`, tests) and on the server.
 */
export async function loadStyles(module: string): Promise<void> {
  if (typeof document === 'undefined') return
  const folder = document.documentElement.dataset['styles']
  const name = styleName(module)
  if (folder === undefined || (!sheets.has(name) && sheetsOf(name).length > 0)) return
  const sheet = sheets.get(name) ?? fetchSheet(folder, name)
  sheets.set(name, sheet)
  await sheet
}

/** A document holds the rules of what it shows; the rest of its screen's comes with its first dialog or menu. */
export async function loadAllStyles(): Promise<void> {
  const folder = document.documentElement.dataset['styles']
  const drawn = document.querySelector<HTMLStyleElement>('style[data-screen]')
  const name = drawn?.dataset['screen']
  if (folder === undefined || drawn === null || name === undefined) return
  // Holds at once if the document's do: to turn a sheet on later makes the browser style the whole page anew.
  const rest = sheets.get(name) ?? fetchSheet(folder, name, { file: `${name}.rest`, media: drawn.media })
  sheets.set(name, rest)
  await rest
}

function fetchSheet(folder: string, name: string, { file = name, media = 'not all' } = {}): Promise<void> {
  const link = document.createElement('link')
  link.dataset['screen'] = name
  link.media = media
  link.rel = 'stylesheet'
  link.href = `${folder}/${file}.css`
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      sheets.delete(name)
      reject(new Error(`Unable to load ${link.href}`))
    })
  })
}

/** Only the rules of the screen that is shown hold, as if its document had just been opened. */
export function wearStyles(module: string): void {
  const name = styleName(module)
  for (const sheet of sheetsOf()) {
    const media = sheet.dataset['screen'] === name ? 'all' : 'not all'
    // Only where it changes something, for the same reason.
    if ((sheet.media || 'all') !== media) sheet.media = media
  }
}

const sheetsOf = (name?: string) =>
  document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
    name === undefined ? '[data-screen]' : `[data-screen="${name}"]`,
  )
