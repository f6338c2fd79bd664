import { fold } from './fold/generator.ts'
import type { Generator } from './item.ts'
import { matrix } from './matrix/generator.ts'
import { rotate } from './rotate/generator.ts'
import { series } from './series/generator.ts'
import { solid } from './solid/generator.ts'

/** One for each family; the templates' ids are unique over all of them. */
export const GENERATORS: readonly Generator[] = [matrix, series, rotate, solid, fold]
