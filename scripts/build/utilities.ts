import postcss, { type ChildNode, type Rule } from 'postcss'

/** One class of Tailwind's, in its place among all. */
export interface Utility {
  className: string
  rule: string
  /** The conditions that it stands under, outermost first. */
  above: readonly string[]
  /** Its layer among those of the utilities. */
  layer: number
}

interface SplitSheet {
  /** The sheet without its utilities. */
  rest: string
  utilities: Utility[]
}

const LAYER = 'utilities'

/**
 * Takes the utilities out of a sheet, so that each screen can bring its own. In one sheet the later of two wins, in two
 * sheets whichever is loaded last: so those that may meet on one element stand in layers, whose order is the same for all.
 * `isShared`: whether a class stays in the sheet of all screens; two that do need no layers.
 */
export function splitUtilities(sheet: string, isShared: (className: string) => boolean): SplitSheet {
  const root = postcss.parse(sheet)
  const found: Drawn[] = []
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer' || node.params !== LAYER || !node.nodes) return
    for (const child of node.nodes) collect(child, [], found)
    node.remove()
  })
  let layer = 0
  let together: Drawn[] = []
  const utilities = found.map((drawn) => {
    const isApart = (other: Drawn) => !(isShared(drawn.className) && isShared(other.className))
    if (together.some((other) => isApart(other) && mayMeet(other, drawn))) {
      layer++
      together = []
    }
    together.push(drawn)
    const { className, rule, above } = drawn
    return { className, rule, above, layer }
  })
  return { rest: root.toString(), utilities }
}

/** Says the order of all layers, before a sheet has only some of them. */
export function orderLayers(utilities: readonly Utility[]): string {
  const names = new Set(utilities.map(({ layer }) => nameOf(layer)))
  return names.size === 0 ? '' : `@layer ${LAYER}{@layer ${[...names].join()};}`
}

export function joinUtilities(utilities: readonly Utility[]): string {
  const blocks = [...new Set(utilities.map(({ layer }) => layer))].map(
    (one) => `@layer ${nameOf(one)}{${joinRules(utilities.filter(({ layer }) => layer === one))}}`,
  )
  return blocks.length === 0 ? '' : `@layer ${LAYER}{${blocks.join('')}}`
}

function joinRules(utilities: readonly Utility[]): string {
  let css = ''
  let open: readonly string[] = []
  for (const { above, rule } of utilities) {
    if (above.join() !== open.join()) {
      css += '}'.repeat(open.length) + above.map((condition) => `${condition}{`).join('')
      open = above
    }
    css += rule
  }
  return css + '}'.repeat(open.length)
}

const nameOf = (layer: number) => `u${layer.toString(36)}`

interface Drawn extends Omit<Utility, 'layer'> {
  /** What it stands under, and what of its selector is not its class. */
  condition: string
  properties: string[]
}

const CLASS = /\.((?:\\.|[\w-])+)/

function collect(node: ChildNode, above: string[], found: Drawn[]): void {
  if (node.type === 'atrule')
    for (const child of node.nodes ?? []) collect(child, [...above, `@${node.name} ${node.params}`], found)
  else if (node.type === 'rule') found.push(...node.selectors.map((selector) => draw(node, selector, above)))
}

function draw({ nodes }: Rule, selector: string, above: string[]): Drawn {
  const [ownClass = '', escaped = ''] = CLASS.exec(selector) ?? []
  const body = nodes.map(String).join(';')
  if (ownClass === '') throw new Error(`A utility without a class: ${selector}`)
  if (body.includes('!important'))
    throw new Error(`Of layers the first wins with what is important: ${selector}`)
  return {
    className: escaped.replaceAll(/\\(.)/g, '$1'),
    rule: `${selector}{${body}}`,
    above,
    condition: [...above, selector.replace(ownClass, '&')].join(' '),
    properties: nodes.flatMap((node) => (node.type === 'decl' ? node.prop : [])),
  }
}

/** Whether an element may have both and it matters which wins. `p-2` and `p-4` are a choice: it has one of them. */
function mayMeet(one: Drawn, other: Drawn): boolean {
  if (one.condition === other.condition && one.properties.join() === other.properties.join()) return false
  const set = new Set(one.properties.flatMap(longhands))
  return other.properties.flatMap(longhands).some((property) => set.has(property))
}

const SIDES = ['top', 'right', 'bottom', 'left']
const BOX = /^(padding|margin|inset|scroll-margin|scroll-padding)(?:-(block|inline)(?:-start|-end)?)?$/

/** What a property sets. Which side a line begins on depends on the writing: both are meant. */
function longhands(property: string): string[] {
  const [, box, axis] = BOX.exec(property) ?? []
  if (box !== undefined) {
    const sides = axis === 'block' ? ['top', 'bottom'] : axis === 'inline' ? ['right', 'left'] : SIDES
    return sides.map((side) => (box === 'inset' ? side : `${box}-${side}`))
  }
  if (property === 'gap') return ['row-gap', 'column-gap']
  if (property === 'overflow') return ['overflow-x', 'overflow-y']
  if (ALIGNMENT.test(property)) return ['alignment']
  return COARSE.test(property) ? [property.split('-', 1)[0] ?? property] : [property]
}

const ALIGNMENT = /^(place|align|justify)-/
/** Of these it is not worth knowing which part sets which. */
const COARSE =
  /^(flex|grid|outline|transition|animation|background|list|text-decoration|columns?-(?!gap)|mask|border-(?!color$|style$|.*radius$))/
