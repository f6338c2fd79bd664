/** What the build writes down for the server; scripts stand below a folder for each language. */
export interface WebFiles {
  entry: string
  titleFont: string
  /** The folder of the style sheets: `base.css`, which every screen has, and of each screen all and what documents draw. */
  styles: string
  /** By the source module of the screen. */
  screens: Record<string, ScreenFiles>
}

export interface ScreenFiles {
  /** Before the screen is alive. */
  scripts: string[]
  /** What it fetches then, until all that is above the fold is. */
  parts: string[]
}
