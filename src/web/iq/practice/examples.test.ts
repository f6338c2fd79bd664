import { expect, test } from 'vitest'
import type { IqDrawing } from '../../../contract/iq.ts'
import { EXAMPLES } from './examples.ts'

const drawnAs = ({ prims }: IqDrawing): string => JSON.stringify(prims)

test('every form has three examples, each with a solution that can be given', () => {
  for (const examples of Object.values(EXAMPLES)) {
    expect(examples).toHaveLength(3)
    for (const { item, solution } of examples) {
      if (item.kind === 'number') expect(item.numbers?.length).toBeGreaterThan(3)
      else expect(item.options?.[solution]).toBeDefined()
    }
  }
  expect(EXAMPLES.series.every(({ item }) => item.kind === 'number')).toBe(true)
})

test('of eight options no two are the same', () => {
  for (const { item } of EXAMPLES.full)
    if (item.options !== undefined) expect(new Set(item.options.map(drawnAs)).size).toBe(8)
})

/** The squares of a path, moved to the corner, in the order of reading. */
function cells(drawing: IqDrawing | undefined): string {
  const [shape] = drawing?.prims ?? []
  const d = shape?.t === 'p' ? shape.d : ''
  const places = [...d.matchAll(/M([\d.-]+) ([\d.-]+)h/g)].map(([, x, y]) => [Number(x) / 24, Number(y) / 24])
  return normal(places as [number, number][])
}

function normal(places: [number, number][]): string {
  const left = Math.min(...places.map(([x]) => x))
  const top = Math.min(...places.map(([, y]) => y))
  return places
    .map(([x, y]) => `${Math.round(y - top)}${Math.round(x - left)}`)
    .sort()
    .join(' ')
}

test('of the turned shapes one alone is the shape itself', () => {
  const turned = EXAMPLES.full.find(({ item }) => item.instruction === 'rotate')
  const shape = cells(turned?.item.stem[0])
  const quarter = (text: string): string =>
    normal(text.split(' ').map((place): [number, number] => [-Number(place[0]), Number(place[1])]))
  const turns = [shape]
  for (let step = 0; step < 3; step++) turns.push(quarter(turns.at(-1) ?? ''))
  const same = turned?.item.options?.flatMap((option, place) =>
    turns.includes(cells(option)) ? [place] : [],
  )
  expect(same).toEqual([turned?.solution])
})
