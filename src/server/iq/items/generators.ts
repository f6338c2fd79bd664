import type { Generator } from './item.ts'

/** One for each family; the templates' ids are unique over all of them. */
export const GENERATORS: readonly Generator[] = []
