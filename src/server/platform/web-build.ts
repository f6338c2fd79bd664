import type { Language } from '../../contract/messages.ts'
import type { PageRenderer } from '../../contract/rendering.ts'

/** The built web, as far as the server needs it. */
export interface WebBuild extends PageRenderer {
  folder: string
  bootScript: string
  /** The style sheets of a screen, in order: inlined in its document. */
  styles(module: string): StyleSheet[]
  /** For the Content-Security-Policy. */
  hashes: { script: string[]; style: string[] }
  entry: string
  /** The files of a screen in a language, to be preloaded. */
  preloads(module: string, language: Language): string[]
}

export interface StyleSheet {
  address: string
  content: string
}
