import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Asks axe about the page as it is now. Its code comes through the debugger, which no policy of the page forbids. */
export async function expectAccessible(
  page: Page,
  where: string,
  { rules = TAGS, isWithContrasts = true }: { rules?: string[]; isWithContrasts?: boolean } = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: axe.RunOptions = {
    runOnly: rules,
    resultTypes: ['violations'],
    ...(!isWithContrasts && { rules: { 'color-contrast': { enabled: false } } }),
  }
  const faults = await page.evaluate(async (asked) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    const { violations } = await inPage.run(document, asked)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.split('\n')[1] ?? ''}`,
      ),
    )
  }, options)
  expect.soft(faults, where).toEqual([])
}

export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const [content, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect.soft(content, `${where} is no wider than the screen`).toBeLessThanOrEqual(room ?? 0)
}
