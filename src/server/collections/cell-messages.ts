import type { CellFault } from '../../contract/collection-cells.ts'
import { CELL_MAX } from '../../contract/collection-rules.ts'
import { defineMessages, type Text } from '../../contract/messages.ts'
import { fill } from '../platform/errors.ts'

/** What is wrong with a cell. */
export const cellMessages = defineMessages<CellFault>({
  missing: {
    en: 'This cell can’t be empty.',
    id: 'Sel ini tidak boleh kosong.',
    my: 'Sel ini tidak boleh dikosongkan.',
  },
  number: {
    en: 'This must be a number, like 1234.5.',
    id: 'Ini harus berupa angka, seperti 1234.5.',
    my: 'Ini mesti nombor, seperti 1234.5.',
  },
  date: {
    en: 'This must be a date, like 2026-08-17.',
    id: 'Ini harus berupa tanggal, seperti 2026-08-17.',
    my: 'Ini mesti tarikh, seperti 2026-08-31.',
  },
  url: {
    en: 'This must be a web address that begins with https:// or http://.',
    id: 'Ini harus berupa alamat web yang diawali https:// atau http://.',
    my: 'Ini mesti alamat web yang bermula dengan https:// atau http://.',
  },
  country: {
    en: 'This must be a country code of two letters, like ID or MY.',
    id: 'Ini harus berupa kode negara dua huruf, seperti ID atau MY.',
    my: 'Ini mesti kod negara dua huruf, seperti ID atau MY.',
  },
  article: {
    en: 'This must be the number or address of a published article.',
    id: 'Ini harus berupa nomor atau alamat artikel yang sudah terbit.',
    my: 'Ini mesti nombor atau alamat artikel yang sudah diterbitkan.',
  },
  image: {
    en: 'This must be an image that was uploaded here.',
    id: 'Ini harus berupa gambar yang diunggah di sini.',
    my: 'Ini mesti gambar yang dimuat naik di sini.',
  },
  text: {
    en: 'This text has characters that can’t be saved.',
    id: 'Teks ini memuat karakter yang tidak bisa disimpan.',
    my: 'Teks ini mengandungi aksara yang tidak boleh disimpan.',
  },
  'too-long': {
    en: 'Use up to {max} characters.',
    id: 'Maksimal {max} karakter.',
    my: 'Maksimum {max} aksara.',
  },
})

export function cellMessage(fault: CellFault): Text {
  return fill(cellMessages[fault], { max: CELL_MAX })
}
