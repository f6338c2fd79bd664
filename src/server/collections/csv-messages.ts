import { defineMessages, type Text } from '../../contract/messages.ts'
import { fill } from '../platform/errors.ts'
import { cellMessage } from './cell-messages.ts'
import type { CsvFault, FaultyLine } from './csv-read.ts'

type FileFault = 'cells' | 'quote' | 'too-many' | 'columns' | 'no-column' | 'empty' | 'twice'

export const fileMessages = defineMessages<FileFault>({
  cells: {
    en: 'This line has {found} cells; the first line has {wanted}.',
    id: 'Baris ini punya {found} sel; baris pertama punya {wanted}.',
    my: 'Baris ini mempunyai {found} sel; baris pertama mempunyai {wanted}.',
  },
  quote: {
    en: 'A quotation mark here isn’t closed, or something follows it. Nothing after it can be read.',
    id: 'Tanda kutip di sini tidak ditutup, atau diikuti sesuatu. Isi setelahnya tidak bisa dibaca.',
    my: 'Tanda petikan di sini tidak ditutup, atau diikuti sesuatu. Isi selepasnya tidak boleh dibaca.',
  },
  'too-many': {
    en: 'A collection can have up to {most} rows. This line and those after it don’t fit.',
    id: 'Koleksi maksimal {most} baris. Baris ini dan seterusnya tidak muat.',
    my: 'Koleksi maksimum {most} baris. Baris ini dan seterusnya tidak muat.',
  },
  columns: {
    en: 'This file has too many columns. Use one with up to {most}.',
    id: 'Kolom berkas ini terlalu banyak. Gunakan berkas dengan maksimal {most} kolom.',
    my: 'Lajur fail ini terlalu banyak. Gunakan fail dengan maksimum {most} lajur.',
  },
  'no-column': {
    en: 'The file has no such column.',
    id: 'Berkas ini tidak punya kolom tersebut.',
    my: 'Fail ini tidak mempunyai lajur tersebut.',
  },
  empty: {
    en: 'The file has no rows. The first line names the columns; each line after it is a row.',
    id: 'Berkas ini tidak berisi baris. Baris pertama memuat nama kolom; setiap baris setelahnya adalah satu baris data.',
    my: 'Fail ini tidak mempunyai baris. Baris pertama menamakan lajur; setiap baris selepasnya ialah satu baris data.',
  },
  twice: {
    en: 'Two columns of the file fill the same column. Please choose another for one of them.',
    id: 'Dua kolom berkas mengisi kolom yang sama. Silakan pilih kolom lain untuk salah satunya.',
    my: 'Dua lajur fail mengisi lajur yang sama. Sila pilih lajur lain untuk salah satunya.',
  },
})

export const importMessages = defineMessages({
  notImported: {
    en: 'Nothing was imported. Line {line}: {message}',
    id: 'Tidak ada yang diimpor. Baris {line}: {message}',
    my: 'Tiada yang diimport. Baris {line}: {message}',
  },
  takesTooLong: {
    en: 'This file takes too long to read. Please split it into smaller ones.',
    id: 'Berkas ini butuh waktu terlalu lama untuk dibaca. Silakan bagi menjadi beberapa berkas yang lebih kecil.',
    my: 'Fail ini mengambil masa terlalu lama untuk dibaca. Sila bahagikan kepada beberapa fail yang lebih kecil.',
  },
})

function isOfFile(fault: CsvFault): fault is FileFault {
  return fault in fileMessages
}

export function csvMessage({ fault, values = {} }: Pick<FaultyLine, 'fault' | 'values'>): Text {
  return isOfFile(fault) ? fill(fileMessages[fault], values) : cellMessage(fault)
}
