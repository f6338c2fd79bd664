import { GENERATORS } from './items/generators.ts'
import type { Template } from './items/item.ts'

let known: ReadonlyMap<string, Template> | undefined

/** Undefined for one that an earlier version of the site had. */
export function findTemplate(id: string): Template | undefined {
  known ??= new Map(
    GENERATORS.flatMap(({ templates }) => templates.map((template) => [template.id, template])),
  )
  return known.get(id)
}
