import { CELL_MAX, type CellValue, type ColumnType } from './collection-rules.ts'
import { isStorable } from './common.ts'
import { isCountryCode } from './country-codes.ts'
import { MEDIA_PATH } from './rich-text-rules.ts'
import { isDay } from './search-filters.ts'
import { isWebAddress } from './web-address.ts'

/** Why a value does not belong in a cell; the words are the reader's language's. */
export type CellFault =
  | 'number'
  | 'date'
  | 'url'
  | 'country'
  | 'article'
  | 'image'
  | 'text'
  | 'too-long'
  | 'missing'

interface Column {
  type: ColumnType
  required: boolean
}

const NUMBER = /^[+-]?(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})(?:[eE][+-]?\d{1,3})?$/

/** What is wrong with a value, or null. Whether an article or an image is there, only the server knows. */
export function faultOf({ type, required }: Column, value: CellValue): CellFault | null {
  if (value === null || value === '') return required ? 'missing' : null
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value) ? null : 'number'
  if (type === 'article') return Number.isSafeInteger(value) && Number(value) > 0 ? null : 'article'
  if (typeof value !== 'string') return type
  if (value.length > CELL_MAX) return 'too-long'
  if (!isStorable(value)) return 'text'
  return isOfType(type, value) ? null : type
}

function isOfType(type: ColumnType, value: string): boolean {
  if (type === 'date') return isDay(value)
  if (type === 'url') return isWebAddress(value)
  if (type === 'country') return isCountryCode(value)
  if (type === 'image') return MEDIA_PATH.test(value)
  return true
}

/** The value that a typed or imported text stands for in a column, which `faultOf` judges afterwards. */
export function readCell(type: ColumnType, text: string): CellValue {
  const value = text.trim()
  if (value === '') return null
  if (type === 'number') return readNumber(value)
  if (type === 'article') return readArticle(value)
  if (type === 'country') return value.length === 2 ? value.toUpperCase() : value
  return value
}

/** A number that has more digits than we could keep stays a text: 3174012345678901234 must not end in zeros. */
function readNumber(value: string): CellValue {
  if (!NUMBER.test(value)) return value
  const number = Number(value)
  const digits = significant(value)
  return digits.length <= 15 || digits === significant(String(number)) ? number : value
}

function significant(number: string): string {
  const [mantissa = ''] = number.toLowerCase().split('e')
  let digits = mantissa.replaceAll(/\D/g, '').replace(/^0+/, '')
  while (digits.endsWith('0')) digits = digits.slice(0, -1)
  return digits
}

/** An article is named by its number, or by its address. */
function readArticle(value: string): CellValue {
  const id = /^(?:https?:\/\/[^/\s]{1,200})?(?:\/article\/)?([1-9]\d{0,14})$/.exec(value)?.[1]
  return id === undefined ? value : Number(id)
}
