import { expect, test } from 'vitest'
import { hasUnfinishedImage, imageMark, safeAlt, uploadingMark, withAlt, withoutMark } from './image-marks.ts'

const URL = '/media/abc/1600.webp'

test('alt text stays in its mark', () => {
  expect(safeAlt(' a [map] of\nJava ')).toBe(String.raw`a \[map\] of Java`)
  expect(imageMark('a ] b', URL)).toBe(String.raw`![a \] b](/media/abc/1600.webp)`)
})

test('two files of one name have two marks', () => {
  const first = uploadingMark('Uploading cat.png', '')
  expect(first).toBe('![Uploading cat.png…]()')
  expect(uploadingMark('Uploading cat.png', first)).toBe('![Uploading cat.png 2…]()')
  expect(uploadingMark('Uploading a](b).png', '')).toBe('![Uploading a  b .png…]()')
})

test('a description can be changed again and again', () => {
  const text = `a\n\n${imageMark('', URL)}\n\nb`
  const once = withAlt(text, URL, 'a [b')
  expect(once).toBe(`a\n\n![a \\[b](${URL})\n\nb`)
  expect(withAlt(once, URL, '$& cat')).toBe(`a\n\n![$& cat](${URL})\n\nb`)
  expect(withAlt(once, '/media/other/640.webp', 'x')).toBe(once)
})

test('a mark that goes leaves no gap', () => {
  expect(withoutMark('a\n\n![x…]()\n\nb', '![x…]()')).toBe('a\n\nb')
  expect(withoutMark('a ![x…]() b', '![x…]()')).toBe('a  b')
  expect(withoutMark('a', '![x…]()')).toBe('a')
})

test('a picture that has not arrived is found', () => {
  expect(hasUnfinishedImage(`a ${uploadingMark('Mengunggah x', '')} b`)).toBe(true)
  expect(hasUnfinishedImage(`a ${imageMark('so…', URL)} b ![]()`)).toBe(false)
})
