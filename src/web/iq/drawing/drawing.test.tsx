import { afterEach, expect, test } from 'vitest'
import type { IqShape } from '../../../contract/iq.ts'
import { leaveApp, renderPart } from '../../testing/render-app.tsx'
import { Drawing, FillPatterns } from './drawing.tsx'

afterEach(leaveApp)

async function drawn(prims: IqShape[]): Promise<Element[]> {
  await renderPart(
    <>
      <FillPatterns />
      <Drawing drawing={{ w: 100, h: 80, prims }} />
    </>,
  )
  return [...document.querySelectorAll('svg[viewBox] > *')]
}

test('paths and circles are drawn in their order, with the fill of their number', async () => {
  const shapes = await drawn([
    { t: 'p', d: 'M10 10H90V70H10Z', f: 2 },
    { t: 'c', x: 50, y: 40, r: 12, f: 3 },
    { t: 'p', d: 'm1,1 l2.5-3', f: 1, s: 1 },
  ])
  expect(shapes.map(({ tagName }) => tagName)).toEqual(['path', 'circle', 'path'])
  expect(shapes.map((shape) => shape.getAttribute('fill'))).toEqual([
    'url(#iq-stripes)',
    'url(#iq-dots)',
    null,
  ])
  expect(document.querySelector('svg[viewBox]')?.getAttribute('viewBox')).toBe('0 0 100 80')
  for (const id of ['iq-stripes', 'iq-dots']) expect(document.getElementById(id)).not.toBeNull()
  const [first, , last] = shapes.map((shape) => getComputedStyle(shape))
  expect(first?.stroke).not.toBe('none')
  expect(last?.fill).toBe('none')
})

test('what is no path is not drawn, and nothing becomes markup', async () => {
  const shapes = await drawn([
    { t: 'p', d: 'M0 0"/><script>alert(1)</script>', f: 0 },
    { t: 'p', d: 'url(https://evil.example/x.svg#a)', f: 0 },
    { t: 'c', x: 5, y: 5, r: 2, f: 99 },
  ])
  expect(shapes.map(({ tagName }) => tagName)).toEqual(['circle'])
  expect(document.querySelector('svg script')).toBeNull()
})
