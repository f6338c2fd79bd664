import { expect, test } from 'vitest'
import type { CollectionColumn } from '../../../contract/collections.ts'
import { checkCollection } from './check-collection.ts'
import {
  baseOf,
  blankColumn,
  columnInputs,
  draftOf,
  emptyValues,
  isBlank,
  restoreValues,
  typedColumn,
} from './collection-values.ts'
import { mergeColumns, takeFileColumns } from './merge-columns.ts'

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

test('columns that nobody has touched are no part of a draft, and touched ones know what they began with', () => {
  const base = { version: 3, columns: [column('c1'), column('c2')] }
  const values = { ...emptyValues('en'), title: 'Planets', columns: base.columns.map(typedColumn) }
  expect(draftOf(values, base)).toMatchObject({ columns: '', base: '' })
  expect(baseOf(draftOf(values, base))).toBeNull()
  const touched = draftOf({ ...values, columns: values.columns.slice(1) }, base)
  expect(baseOf(touched)).toEqual(base)
  expect(baseOf({ base: '{"version":1,"columns":[{}]}' })).toBeNull()
})

test('of two who change columns at once nobody loses theirs', () => {
  const base = [column('c1'), column('c2'), column('c4'), column('c5')]
  const mine = [
    { ...typedColumn(column('c1', 'Renamed')), required: false },
    typedColumn(column('c2')),
    typedColumn(column('c4', 'Mine')),
    typedColumn(column('c5')),
    { ...blankColumn(), label: 'New' },
  ]
  const theirs = [{ ...column('c1'), required: true }, column('c3', 'Theirs'), column('c5', 'Mass (kg)')]
  const merged = mergeColumns(mine, base, theirs)
  expect(merged.map(({ key, label, required }) => [key, label, required])).toEqual([
    // Each changed another part of it.
    ['c1', 'Renamed', true],
    // They removed c2, which I never touched; c4 I had changed.
    [undefined, 'Mine', false],
    ['c5', 'Mass (kg)', false],
    [undefined, 'New', false],
    ['c3', 'Theirs', false],
  ])
})

test('the columns of another file take over what was chosen for their namesakes', () => {
  const first = takeFileColumns(
    [{ ...blankColumn(), label: 'By hand' }, blankColumn()],
    [column('c1', 'Planet'), column('c2', 'Diameter'), column('c3', 'Old')],
  )
  expect(first.map(({ label }) => label)).toEqual(['By hand', 'Planet', 'Diameter', 'Old'])
  const chosen = first.map((one) =>
    one.label === 'Diameter' ? { ...one, type: 'number' as const, unit: 'km', required: true } : one,
  )
  const second = takeFileColumns(chosen, [
    { ...column('c1', 'planet'), type: 'country' },
    column('c2', 'Diameter'),
    column('c3', 'Moons'),
  ])
  expect(second.map(({ label, type, unit, required }) => [label, type, unit, required])).toEqual([
    ['By hand', 'text', '', false],
    ['planet', 'country', '', false],
    ['Diameter', 'number', 'km', true],
    ['Moons', 'text', '', false],
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
