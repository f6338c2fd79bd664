import { expect, test } from 'vitest'
import type { CollectionColumn } from '../../../contract/collections.ts'
import { checkCollection } from './check-collection.ts'
import {
  blankColumn,
  columnInputs,
  draftOf,
  emptyValues,
  isBlank,
  mergeColumns,
  restoreValues,
  typedColumn,
} from './collection-values.ts'

const column = (key: string, label = key): CollectionColumn => ({
  key,
  label,
  type: 'text',
  unit: null,
  required: false,
})

test('a draft brings back what was typed, and nothing that makes no sense', () => {
  const typed = { ...emptyValues('id'), title: 'Planet', columns: [{ ...blankColumn(), label: 'Nama' }] }
  const restored = restoreValues(draftOf(typed), emptyValues('en'))
  expect(restored).toMatchObject({
    title: 'Planet',
    language: 'id',
    columns: [{ label: 'Nama', type: 'text' }],
  })
  expect(restoreValues({ columns: '[{"type":"sound"}]', licence: 'mine' }, emptyValues('en'))).toMatchObject({
    licence: 'cc-by-sa-4.0',
    columns: [{ label: '', type: 'text' }],
  })
  expect(isBlank(draftOf(emptyValues('en')))).toBe(true)
  expect(isBlank(draftOf(typed))).toBe(false)
})

test('a unit belongs to numbers alone', () => {
  const inputs = columnInputs([
    { ...blankColumn(), label: ' Mass ', type: 'number', unit: 'kg' },
    { ...blankColumn(), label: 'Name', unit: 'kg' },
  ])
  expect(inputs).toEqual([
    { label: 'Mass', type: 'number', unit: 'kg', required: false },
    { label: 'Name', type: 'text', unit: null, required: false },
  ])
})

test('of two who change columns at once nobody loses theirs', () => {
  const base = [column('c1'), column('c2')]
  const mine = [
    typedColumn(column('c1', 'Renamed')),
    typedColumn(column('c2')),
    { ...blankColumn(), label: 'New' },
  ]
  const merged = mergeColumns(mine, base, [column('c1'), column('c3', 'Theirs')])
  expect(merged.map(({ key, label }) => [key, label])).toEqual([
    ['c1', 'Renamed'],
    [undefined, 'c2'],
    [undefined, 'New'],
    ['c3', 'Theirs'],
  ])
})

test('what is to be put right is found before anything is sent', () => {
  const values = emptyValues('en')
  expect(checkCollection(values)).toEqual({
    title: 'tooShort',
    category: 'categoryMissing',
    columns: 'columnsMissing',
  })
  const twice = [
    { ...blankColumn(), label: 'Name' },
    { ...blankColumn(), label: 'name ' },
  ]
  expect(checkCollection({ ...values, title: 'Planets', category: 'astronomy', columns: twice })).toEqual({
    columns: 'columnsTwice',
  })
})
