import type { Language } from '../../contract/messages.ts'
import type { PageRenderer } from '../../contract/rendering.ts'

/** The built web, as far as the server needs it. */
export interface WebBuild extends PageRenderer {
  folder: string
  bootScript: Inline
  /** Of titles: where no picture leads a screen, it is fetched first. */
  titleFont: string
  /** Where the style sheets of screens are that the app opens later. */
  stylesFolder: string
  /** What every screen is drawn with, and the rules of one screen: they stand in its document, in this order. */
  baseStyles: Inline
  styles(module: string): Inline
  /** The service worker. */
  worker: string
  /** What stands in the page that it shows without a connection. */
  offlinePage: { script: Inline; styles: Inline }
  /** Scripts hold the texts of one language. */
  entry(language: Language): string
  /** The files of a screen in a language, to be preloaded. */
  preloads(module: string, language: Language): string[]
}

/** A block that stands in a document itself; the Content-Security-Policy names its hash. */
export interface Inline {
  content: string
  hash: string
}
