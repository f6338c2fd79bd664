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

const rulesOf = (source: string) => `.${source.replace('.tsx', '').replaceAll('/', '-')}{top:0}`

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
  const sheets = new Map(files.map(({ fileName }) => [fileName, [rulesOf(fileName)]]))
  const lazy = new Set(['/site/src/web/menu.tsx'])
  const { base, screens } = screenSheets(chunks, sheets, lazy, new Map())
  expect(base.trim()).toBe('.main{top:0}\n.app-shell-shell{top:0}')
  expect(screens.get('src/web/home/home-page.tsx')?.whole.split('\n')).toEqual(
    ['card.tsx', 'home/home-page.tsx', 'bar.tsx', 'menu.tsx', 'dialog.tsx'].map(rulesOf),
  )
  // What is drawn on demand only is in no document.
  expect(screens.get('src/web/home/home-page.tsx')?.drawn.split('\n')).toEqual(
    ['card.tsx', 'home/home-page.tsx', 'bar.tsx'].map(rulesOf),
  )
  expect(screens.get('src/web/help/help-page.tsx')?.drawn.split('\n')).toEqual(
    ['help/help-page.tsx', 'bar.tsx'].map(rulesOf),
  )
})

test('a utility stands in the sheets of those who name it, or of all, and everywhere in the same layer', () => {
  const files = [
    file(
      'main.tsx',
      [],
      ['app/shell/shell.tsx', 'home/home-page.tsx', 'help/help-page.tsx', 'auth/auth-page.tsx'],
    ),
    file('app/shell/shell.tsx'),
    file('home/home-page.tsx', [], ['menu.tsx']),
    file('menu.tsx'),
    file('help/help-page.tsx'),
    file('auth/auth-page.tsx'),
  ]
  const utilities =
    '.p-2{padding:8px}.p-4{padding:16px}.px-2{padding-inline:8px}@media (width>=1px){.md\\:p-4{padding:16px}.md\\:gap-2{gap:8px}}.c-sports{--c:red}'
  const sheets = new Map([['main.tsx', [`a{top:0}@layer utilities{${utilities}}`]]])
  const names = new Map([
    ['/site/src/web/app/shell/shell.tsx', new Set(['p-2'])],
    ['/site/src/web/home/home-page.tsx', new Set(['p-2', 'md:p-4'])],
    ['/site/src/web/menu.tsx', new Set(['px-2', 'c-sports', 'c-${category}'])],
    ['/site/src/web/help/help-page.tsx', new Set(['p-4', 'md:gap-2'])],
    ['/site/src/web/auth/auth-page.tsx', new Set(['md:gap-2'])],
  ])
  const lazy = new Set(['/site/src/web/menu.tsx'])
  const { base, screens } = screenSheets(chunksOf(files as unknown as Output), sheets, lazy, names)
  const [order, shared] = base.split('\n').slice(-2)
  expect(order).toBe('@layer utilities{@layer u0,u1,u2;}')
  // Named by the shell, by half of all, or put together from parts.
  expect(shared).toBe(
    '@layer utilities{@layer u0{.p-2{padding:8px}}@layer u2{@media (width>=1px){.md\\:gap-2{gap:8px}}.c-sports{--c:red}}}',
  )
  const home = screens.get('src/web/home/home-page.tsx')
  const [onPhones, onWide] = [
    '@layer u1{.px-2{padding-inline:8px}}',
    '@layer u2{@media (width>=1px){.md\\:p-4{padding:16px}}}',
  ]
  expect(home?.whole).toBe(`@layer utilities{${onPhones}${onWide}}`)
  expect(home?.drawn).toBe(`@layer utilities{${onWide}}`)
  expect(home?.rest).toBe(`@layer utilities{${onPhones}}`)
  expect(screens.get('src/web/help/help-page.tsx')?.whole).toBe(
    '@layer utilities{@layer u0{.p-4{padding:16px}}}',
  )
  expect(screens.get('src/web/auth/auth-page.tsx')?.whole).toBe('')
})
