import { CYCLE_RULE } from './cycles.ts'
import { FEATURE_CYCLE_RULE } from './feature-cycles.ts'
import type { Planted } from './plant.ts'

/** Cycles of files, and cycles of features whose files form none. */
export const PLANTED_CYCLES: Planted[] = [
  {
    rule: CYCLE_RULE,
    files: [
      {
        path: 'src/server/honor/actions.ts',
        source: `import { b } from './rules.ts'\nexport const a = () => b`,
      },
      {
        path: 'src/server/honor/rules.ts',
        source: `import { c } from './points.ts'\nexport const b = () => c`,
      },
      {
        path: 'src/server/honor/points.ts',
        source: `import type { a } from './actions.ts'\nexport const c = (x: typeof a) => x`,
      },
    ],
  },
  {
    // Each file imports only downwards, and yet their features need one another.
    rule: FEATURE_CYCLE_RULE,
    files: [
      {
        path: 'src/server/honor/routes.ts',
        source: `import { find } from '../guilds/public.ts'\nexport const x = find`,
      },
      { path: 'src/server/honor/public.ts', source: `export const points = 1` },
      {
        path: 'src/server/badges/queries.ts',
        source: `import { points } from '../honor/public.ts'\nexport const badge = points`,
      },
      { path: 'src/server/badges/public.ts', source: `export { badge } from './queries.ts'` },
      {
        path: 'src/server/guilds/members.ts',
        source: `import type { badge } from '../badges/public.ts'\nexport type B = typeof badge`,
      },
    ],
  },
]
