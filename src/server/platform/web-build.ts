import type { Language } from '../../contract/messages.ts'
import type { PageRenderer } from '../../contract/rendering.ts'

/** The built web, as far as the server needs it. */
export interface WebBuild extends PageRenderer {
  folder: string
  bootScript: Inline
  /** The style sheets a screen is drawn with, in order: what stands in its document. */
  styles(module: string): ScreenStyles
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

export interface ScreenStyles extends Inline {
  /** Of the files that `content` was put together from. */
  addresses: string[]
}
