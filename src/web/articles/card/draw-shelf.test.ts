import { expect, test } from 'vitest'
import { drawShelf } from './draw-shelf.ts'

const TITLES = Array.from({ length: 300 }, (_, n) => `Myths and facts about volcanoes, part ${n}`)

test('a title has its own shelf, the same one every time', () => {
  for (const title of ['', 'Gamelan', '🌋'])
    expect(drawShelf(title, 'card')).toEqual(drawShelf(title, 'card'))
  const different = new Set(TITLES.map((title) => JSON.stringify(drawShelf(title, 'card'))))
  expect(different.size).toBe(TITLES.length)
})

test('one book leans in every picture, and half of them have a guest', () => {
  let guests = 0
  for (const title of TITLES) {
    const [, , , bright] = drawShelf(title, 'card')
    const parts = bright.split('M').length - 1
    expect(parts, title).toBeGreaterThanOrEqual(1)
    guests += parts - 1
  }
  expect(guests).toBeGreaterThan(TITLES.length / 4)
  expect(guests).toBeLessThan(TITLES.length * 0.75)
})

test('a picture stays small, since it travels with every card', () => {
  for (const title of TITLES) expect(drawShelf(title, 'card').join('').length).toBeLessThan(700)
})

test('across a page the shelf is as long as the page', () => {
  const tones = drawShelf('Gamelan', 'wide')
  const lefts = Array.from(tones.join('').matchAll(/M(-?\d+) 360/g), ([, x]) => Number(x))
  expect(Math.min(...lefts)).toBe(-1240)
  expect(Math.max(...lefts)).toBeGreaterThan(560)
})
