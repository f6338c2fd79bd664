import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test.each([
  ['en', 'The tide is the rise and fall of the sea that is caused by the moon, and it comes twice a day.'],
  [
    'id',
    'Pasang surut adalah naik turunnya air laut karena tarikan bulan, dan nelayan bisa melihat bahwa air datang dua kali sehari.',
  ],
  [
    'my',
    'Pasang surut ialah naik turun air laut kerana tarikan bulan, dan nelayan boleh melihat bahawa air datang dua kali sehari.',
  ],
])('%s is recognised', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})

test('a few words tell nothing', () => {
  expect(detectLanguage('The sea')).toBeNull()
  expect(detectLanguage('')).toBeNull()
})

test('Malay or Indonesian is left open where nothing tells them apart', () => {
  expect(detectLanguage('yang dan di ini itu dengan untuk pada dari dalam akan ke oleh juga')).toBeNull()
})

test('another language is none of the three', () => {
  expect(
    detectLanguage(
      'Die Gezeiten sind Bewegungen des Meeres, welche durch den Mond entstehen, zweimal täglich.',
    ),
  ).toBeNull()
})
