import { expect, test } from 'vitest'
import { screenSheets } from './styles.ts'
import { chunksOf } from './visits.ts'

type Output = Parameters<typeof chunksOf>[0]

/** A built file of one module. */
const file = (source: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  type: 'chunk',
  fileName: source,
  facadeModuleId: `/site/src/web/${source}`,
  imports,
  dynamicImports,
  moduleIds: [`/site/src/web/${source}`],
})

test('a screen has the rules of all that it may load but not those of other screens, what is imported first', () => {
  const files = [
    file('main.tsx', [], ['app/shell/shell.tsx', 'home/home-page.tsx', 'help/help-page.tsx', 'bar.tsx']),
    file('app/shell/shell.tsx'),
    file('bar.tsx'),
    file('home/home-page.tsx', ['card.tsx'], ['menu.tsx']),
    file('card.tsx'),
    file('menu.tsx', ['card.tsx'], ['dialog.tsx']),
    file('dialog.tsx'),
    file('help/help-page.tsx', [], ['home/home-page.tsx']),
  ]
  const chunks = chunksOf(files as unknown as Output)
  const sheets = new Map(files.map(({ fileName }) => [fileName, [`rules of ${fileName}`]]))
  const lazy = new Set(['/site/src/web/menu.tsx'])
  const { base, screens } = screenSheets(chunks, sheets, lazy)
  expect(base).toBe('rules of main.tsx\nrules of app/shell/shell.tsx')
  expect(screens.get('src/web/home/home-page.tsx')?.whole.split('\n')).toEqual(
    ['card.tsx', 'home/home-page.tsx', 'bar.tsx', 'menu.tsx', 'dialog.tsx'].map((name) => `rules of ${name}`),
  )
  // What is drawn on demand only is in no document.
  expect(screens.get('src/web/home/home-page.tsx')?.drawn.split('\n')).toEqual(
    ['card.tsx', 'home/home-page.tsx', 'bar.tsx'].map((name) => `rules of ${name}`),
  )
  expect(screens.get('src/web/help/help-page.tsx')?.drawn.split('\n')).toEqual(
    ['help/help-page.tsx', 'bar.tsx'].map((name) => `rules of ${name}`),
  )
})
