import { expect, test } from 'vitest'
import { CSV_MAX } from '../../../contract/collection-rules.ts'
import { readCsvFile } from './read-csv-file.ts'

const file = (...parts: BlobPart[]): File => new File(parts, 'planets.csv', { type: 'text/csv' })

test('a file in UTF-8 is read, with or without its mark', async () => {
  expect(await readCsvFile(file('Nama,Ibu kota\nBali,Denpasar'))).toEqual({
    text: 'Nama,Ibu kota\nBali,Denpasar',
  })
  expect(await readCsvFile(file(new Uint8Array([0xef, 0xbb, 0xbf]), 'é'))).toEqual({ text: 'é' })
})

test('another encoding is refused, never guessed', async () => {
  expect(await readCsvFile(file(new Uint8Array([0x63, 0x61, 0x66, 0xe9])))).toEqual({ fault: 'notUtf8' })
  expect(await readCsvFile(file(new Uint8Array([0xff, 0xfe, 0x61, 0x00])))).toEqual({ fault: 'notUtf8' })
  expect(await readCsvFile(file(new Uint8Array([0x61, 0x00, 0x62, 0x00])))).toEqual({ fault: 'notUtf8' })
})

test('what is too large or empty is told before anything is sent', async () => {
  expect(await readCsvFile(file('x'.repeat(CSV_MAX + 1)))).toEqual({ fault: 'tooLarge' })
  expect(await readCsvFile(file(new Uint8Array(10_000_000)))).toEqual({ fault: 'tooLarge' })
  expect(await readCsvFile(file(' \n'))).toEqual({ fault: 'empty' })
})
