import type { Page } from '@playwright/test'

export interface Frame {
  /** The visible headings of the first level. */
  headings: string[]
  theme: string | undefined
}

/** Looks at the page in every frame from the very first on, as an eye would; equal neighbours count once. */
export async function watchFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.addInitScript(() => {
    const frames: string[] = []
    Object.assign(window, { frames_seen: frames })
    const look = (): void => {
      const headings = [...document.querySelectorAll('h1')]
        .filter((heading) => heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((heading) => heading.textContent)
      const frame = JSON.stringify({ headings, theme: document.documentElement?.dataset['theme'] })
      if (document.body !== null && frames.at(-1) !== frame) frames.push(frame)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return async () => {
    const seen = await page.evaluate(() => (window as unknown as { frames_seen: string[] }).frames_seen)
    return seen.map((frame) => JSON.parse(frame) as Frame)
  }
}

/** Keeps the app's code back for a moment, so that what the document alone shows lasts some frames. */
export async function slowDownApp(page: Page): Promise<void> {
  await page.route('**/assets/main-*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 400))
    await route.continue()
  })
}
